import { sum, suitOf, valueOf, type Card, type Suit } from '../rules/cards';

/** Why a trick was taken by the card that took it (SEA-10). */
export interface Explanation {
  lead: Suit;
  /** Trump at the end of the trick. */
  trump: Suit;
  /** `trump`: the highest trump took; `lead`: there was none, the highest of the lead suit did. */
  kind: 'trump' | 'lead';
  /** The suit that counted. */
  suit: Suit;
  card: Card;
  /** How many cards of the suit that counted. */
  count: number;
  /** Points of the whole trick while the round is played. */
  points: number;
  /** The suits whose 0 is in the trick: worth nothing yet. */
  zeros: Suit[];
}

/** Which of a complete trick's cards takes it, and why. `cards` in order of play, not empty. */
export function explain(cards: readonly Card[], trump: Suit, points: readonly number[]): Explanation {
  const lead = suitOf(cards[0] ?? 0);
  const trumps = cards.filter((card) => suitOf(card) === trump);
  const suit = trumps.length > 0 ? trump : lead;
  const counting = cards.filter((card) => suitOf(card) === suit);
  return {
    lead,
    trump,
    kind: trumps.length > 0 ? 'trump' : 'lead',
    suit,
    card: Math.max(...counting),
    count: counting.length,
    points: sum(cards, points),
    zeros: cards.filter((card) => valueOf(card) === 0).map(suitOf),
  };
}
