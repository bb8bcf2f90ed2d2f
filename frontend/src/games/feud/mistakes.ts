/** Frequent and costly kinds of mistakes in reviews, as far as the seat could see. */
import type { Kind } from '../../table/mistakes';
import { BASIC, MANEUVERS } from './guide/moments';
import { cardOf, isStrike, isTen, needsStrike, NOTHING } from './rules/cards';
import { inPart } from './rules/phases';
import type { Model } from './rules/model';

type Test = (card: string) => boolean;

/** A card of one sort stood in a column where another sort was better. */
const laid =
  (one: Test, other: Test): Kind<Model>['holds'] =>
  (model, _you, chosen, better) => {
    const [card, best] = [cardOf(chosen), cardOf(better)];
    return inPart(model, 'arrange') && card !== null && best !== null && one(card) && other(best);
  };

export const KINDS: readonly Kind<Model>[] = [
  { id: 'ten', lesson: BASIC, holds: laid(isTen, (card) => !isTen(card)) },
  { id: 'item_for_strike', lesson: BASIC, holds: laid(needsStrike, (card) => isStrike(card)) },
  { id: 'strike_for_item', lesson: BASIC, holds: laid((card) => isStrike(card), needsStrike) },
  {
    id: 'no_maneuver',
    lesson: MANEUVERS,
    holds: (model, _you, chosen, better) => inPart(model, 'window') && chosen === NOTHING && better !== NOTHING,
  },
];
