/** What the round would score if it ended now. */
import { known } from '../../../lib/lists';
import { isScored } from '../../../table/pace/progress';
import { sum, suitOf, valueOf, ZERO } from './cards';
import { collectedBy, type Model } from './model';

/** Points a side, the 0 of what is trump now among them (SEA-12); null where cards have to be remembered. */
export function running(model: Model): number[] | null {
  if (model.round === 0 || isScored(model)) return null;
  if (!model.collected.every((cards) => known(cards))) return null;
  return model.collected.map((_, side) => {
    const cards = collectedBy(model, side);
    const zero = cards.some((card) => valueOf(card) === 0 && suitOf(card) === model.trump);
    return sum(cards, model.options.points) + (zero ? ZERO : 0);
  });
}
