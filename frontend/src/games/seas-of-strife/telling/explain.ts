import { SUITS, isFace, suitOf, type Suit } from '../rules/cards';

export type Rules = 'texas' | 'strife';

/** One suit's cards in a trick. */
export interface Tally {
  suit: Suit;
  count: number;
  highest: number;
  /** Strife: the suit's Face card is in the trick, so that none of its cards can take it. */
  zeroed: boolean;
}

/** Why a trick was taken by the card that took it. */
export interface Explanation {
  tallies: Tally[];
  /** The suits that count: those with the most cards among the suits that are not zeroed; every suit if all are. */
  counted: Suit[];
  /** The number of cards of each counted suit (if every suit is zeroed: of all cards). */
  count: number;
  /** `most`: one suit has the most; `tie`: several do; `all_zeroed`: all suits are zeroed, the highest card takes. */
  kind: 'most' | 'tie' | 'all_zeroed';
  card: number;
}

function tally(cards: readonly number[], rules: Rules): Tally[] {
  return SUITS.flatMap(({ suit }) => {
    const own = cards.filter((card) => suitOf(card) === suit);
    if (own.length === 0) return [];
    return [{ suit, count: own.length, highest: Math.max(...own), zeroed: rules === 'strife' && own.some(isFace) }];
  });
}

/** The taking card of a complete trick, and the reason (SOS-8, SOS-9). `cards` must not be empty. */
export function explain(cards: readonly number[], rules: Rules): Explanation {
  const tallies = tally(cards, rules);
  const alive = tallies.filter((each) => !each.zeroed);
  if (alive.length === 0) {
    const counted = tallies.map((each) => each.suit);
    return { tallies, counted, count: cards.length, kind: 'all_zeroed', card: Math.max(...cards) };
  }
  const count = Math.max(...alive.map((each) => each.count));
  const most = alive.filter((each) => each.count === count);
  return {
    tallies,
    counted: most.map((each) => each.suit),
    count,
    kind: most.length > 1 ? 'tie' : 'most',
    card: Math.max(...most.map((each) => each.highest)),
  };
}
