/** What a reader can know of the hands: a hand keeps its cards all game, it only changes its holder (TTT-14). */
import { ascending, places } from '../../../lib/lists';
import { HAND, WEATHER } from './cards';

/** The cards of each of the game's hands that the reader has seen, ascending; hand `h` began with seat `h`. */
export type Memory = number[][];

/** Which hand a seat holds in a round (from 1). */
export const handOf = (seat: number, round: number, seats: number): number =>
  (((seat - (round - 1)) % seats) + seats) % seats;

/** In which round, before `round`, a seat last held the hand that `holder` has now; null where it never did. */
export function heldIn(seat: number, holder: number, round: number, seats: number): number | null {
  const hand = handOf(holder, round, seats);
  for (let past = round - 1; past >= 1; past -= 1) if (handOf(seat, past, seats) === hand) return past;
  return null;
}

/**
 * Where all cards are dealt (five players) and only one hand still has cards unseen, those are the rest of the deck.
 */
function complete(memory: Memory): Memory {
  const seen = new Set(memory.flat());
  const unseen = places(memory, (cards) => cards.length < HAND);
  if (memory.length * HAND < WEATHER || unseen.length !== 1) return memory;
  const rest = Array.from({ length: WEATHER }, (_, i) => i + 1).filter((card) => !seen.has(card));
  return memory.map((cards, hand) => (hand === unseen[0] ? ascending([...cards, ...rest]) : cards));
}

/** With `cards` seen in `hand`. */
export function remember(memory: Memory, hand: number, cards: readonly number[]): Memory {
  const grown = memory.map((known, i) => (i === hand ? ascending([...new Set([...known, ...cards])]) : known));
  return complete(grown);
}

/** What a seat must still hold: the cards the reader knows of, and how many others. */
export interface Held {
  known: number[];
  others: number;
}

/** What the holder of `hand` must still hold after having played `played` this round. */
export function held(memory: Memory, hand: number, played: readonly (number | null)[]): Held {
  const known = (memory[hand] ?? []).filter((card) => !played.includes(card));
  return { known, others: HAND - played.length - known.length };
}
