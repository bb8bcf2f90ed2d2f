/** What a reader can know of the hands: a hand keeps its cards all game, and only changes its holder (TTT-14). */
import { ascending, places } from '../../../lib/lists';
import { HAND, WEATHER } from './cards';

/** The seen cards of each of the game's hands, ascending; hand `h` began with seat `h`. */
export type Memory = number[][];

/** The hand that a seat holds in a round (from 1). */
export const handOf = (seat: number, round: number, seats: number): number =>
  (((seat - (round - 1)) % seats) + seats) % seats;

/** The last round before `round` in which the seat held the hand that `holder` has now, or null. */
export function heldIn(seat: number, holder: number, round: number, seats: number): number | null {
  const hand = handOf(holder, round, seats);
  for (let past = round - 1; past >= 1; past -= 1) if (handOf(seat, past, seats) === hand) return past;
  return null;
}

/** If all cards are dealt (five players) and only one hand has unseen cards, they are the rest of the deck. */
function complete(memory: Memory): Memory {
  const seen = new Set(memory.flat());
  const unseen = places(memory, (cards) => cards.length < HAND);
  if (memory.length * HAND < WEATHER || unseen.length !== 1) return memory;
  const rest = Array.from({ length: WEATHER }, (_, i) => i + 1).filter((card) => !seen.has(card));
  return memory.map((cards, hand) => (hand === unseen[0] ? ascending([...cards, ...rest]) : cards));
}

/** Add `cards` that were seen in `hand`. */
export function remember(memory: Memory, hand: number, cards: readonly number[]): Memory {
  const grown = memory.map((known, i) => (i === hand ? ascending([...new Set([...known, ...cards])]) : known));
  return complete(grown);
}

/** The cards that a seat must still hold: the known ones, and the number of others. */
export interface Held {
  known: number[];
  others: number;
}

/** The cards that the holder of `hand` must still hold after playing `played` this round. */
export function held(memory: Memory, hand: number, played: readonly (number | null)[]): Held {
  const known = (memory[hand] ?? []).filter((card) => !played.includes(card));
  return { known, others: HAND - played.length - known.length };
}
