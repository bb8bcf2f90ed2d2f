/** What the round would score if it ended now. */
import { isScored } from '../../../table/pace/progress';
import { staying, type Model } from './model';

/** The seats with the lowest tide; none at all is lower than any (TTT-13). */
export function lowest(model: Model): number[] {
  const stay = staying(model);
  const levels = stay.map((seat) => model.tides[seat] ?? 0);
  const least = Math.min(...levels);
  return stay.filter((_, at) => levels[at] === least);
}

/** Points a seat, from the preservers that are up (TTT-12); null where no round is being played. */
export function running(model: Model): number[] | null {
  if (model.round === 0 || isScored(model)) return null;
  const bonus = lowest(model);
  return model.preservers.map((up, seat) => (model.out[seat] ? -1 : up + Number(bonus.includes(seat))));
}
