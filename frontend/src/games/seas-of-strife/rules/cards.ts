/** A suit by its colour, as in the server's reasons. */
export type Suit = 'orange' | 'red' | 'gray' | 'blue' | 'green' | 'purple' | 'teal' | 'darkred';

export interface SuitRange {
  suit: Suit;
  low: number;
  /** The highest rank: the Face card. */
  high: number;
}

export const SUITS: readonly SuitRange[] = [
  { suit: 'orange', low: 0, high: 10 },
  { suit: 'red', low: 11, high: 20 },
  { suit: 'gray', low: 21, high: 29 },
  { suit: 'blue', low: 31, high: 38 },
  { suit: 'green', low: 41, high: 47 },
  { suit: 'purple', low: 51, high: 56 },
  { suit: 'teal', low: 61, high: 65 },
  { suit: 'darkred', low: 71, high: 74 },
];

/** Every card in ascending order; the index is the engine's action number for playing it. */
export const CARDS: readonly number[] = SUITS.flatMap(({ low, high }) =>
  Array.from({ length: high - low + 1 }, (_, i) => low + i),
);

const BY_CARD = new Map(CARDS.map((card) => [card, SUITS.find((s) => s.low <= card && card <= s.high) as SuitRange]));
const ACTIONS = new Map(CARDS.map((card, action) => [card, action]));

/** The range of a card's suit. Throws for a number that is no card. */
export function rangeOf(card: number): SuitRange {
  const range = BY_CARD.get(card);
  if (!range) throw new RangeError(`no card has the number ${card}`);
  return range;
}

export const suitOf = (card: number): Suit => rangeOf(card).suit;
export const isFace = (card: number): boolean => rangeOf(card).high === card;

/** The action that plays or passes a card. */
export function actionOfCard(card: number): number {
  const action = ACTIONS.get(card);
  if (action === undefined) throw new RangeError(`no card has the number ${card}`);
  return action;
}

/** The card that an action plays or passes; null for the choice of a leader. */
export const cardOfAction = (action: number): number | null => CARDS[action] ?? null;

export const actionOfLeader = (seat: number): number => CARDS.length + seat;
export const leaderOfAction = (action: number): number | null =>
  action >= CARDS.length && action < PLAY_ON ? action - CARDS.length : null;

/** The choices of a seat tied for the fewest points (SOS-15). */
export const PLAY_ON = 66;
export const END_GAME = 67;
