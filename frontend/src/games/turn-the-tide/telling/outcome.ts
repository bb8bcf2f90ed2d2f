import { places } from '../../../lib/lists';

/** The result of a set of bids and its reason: who takes which tide, and who then shows the highest. */
export interface Outcome {
  /** The number of the bid in the round, from 1. */
  bid: number;
  low: number;
  high: number;
  /** Each seat's card; null if the seat is out of the round. */
  bids: (number | null)[];
  /** The highest bidder, who takes the lower tide, and the second highest, who takes the other (TTT-7). */
  lowTo: number;
  highTo: number;
  /** The tide level that each seat shows after the bids, or null. */
  shows: (number | null)[];
  /** The highest tide level shown, and the seats that show it, ascending (TTT-8). */
  top: number;
  losers: number[];
}

/** The index of the greatest number. All numbers differ; null is skipped. */
function greatest(values: readonly (number | null)[]): number {
  let best = -1;
  values.forEach((value, i) => {
    if (value !== null && (best < 0 || value > (values[best] ?? 0))) best = i;
  });
  return best;
}

/**
 * The result of `bids` with the tide levels shown before them. Throws if fewer than two seats bid: such events are no
 * game of Turn the Tide.
 */
export function outcome(
  bid: number,
  offer: { low: number; high: number },
  bids: readonly (number | null)[],
  before: readonly (number | null)[],
): Outcome {
  const lowTo = greatest(bids);
  const highTo = greatest(bids.map((card, seat) => (seat === lowTo ? null : card)));
  if (highTo < 0) throw new RangeError('fewer than two seats bid');
  const shows = before.map((tide, seat) => {
    if (bids[seat] === null) return null;
    if (seat === lowTo) return offer.low;
    return seat === highTo ? offer.high : tide;
  });
  const top = Math.max(...shows.map((tide) => tide ?? 0));
  const losers = places(shows, (tide) => tide === top);
  return { bid, ...offer, bids: [...bids], lowTo, highTo, shows, top, losers };
}
