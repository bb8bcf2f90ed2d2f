import { sum, suitOf, valueOf, type Card, type Suit } from '../rules/cards';

/** Why a trick was taken by the card that took it (SEA-10). */
export interface Explanation {
  lead: Suit;
  /** Trump at the end of the trick. */
  trump: Suit;
  /** `trump`: the highest trump took it; `lead`: without trump, the highest card of the lead suit did. */
  kind: 'trump' | 'lead';
  /** The deciding suit. */
  suit: Suit;
  card: Card;
  /** The number of cards of the deciding suit. */
  count: number;
  /** The points of the whole trick during the round. */
  points: number;
  /** The suits whose 0 is in the trick, worth nothing yet. */
  zeros: Suit[];
}

/** The taking card of a complete trick, and the reason. `cards` are in order of play, not empty. */
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
