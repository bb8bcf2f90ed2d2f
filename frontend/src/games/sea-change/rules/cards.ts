/** A suit by the letter that records give it. */
export type Suit = 'Y' | 'P' | 'B' | 'R' | 'G';

export const SUITS: readonly Suit[] = ['Y', 'P', 'B', 'R', 'G'];
const VALUES = 16;

/** A card: 16 times its suit's index in `SUITS`, plus its value. This number is also the action that plays the card. */
export type Card = number;

/** The card of a name such as `Y10`. Throws RangeError if it is none. */
export function cardOf(name: string): Card {
  const suit = SUITS.indexOf(name[0] as Suit);
  const value = Number(name.slice(1));
  if (suit < 0 || name.length < 2 || !Number.isInteger(value) || value < 0 || value >= VALUES) {
    throw new RangeError(`there is no card ${name}`);
  }
  return suit * VALUES + value;
}

export const suitOf = (card: Card): Suit => SUITS[Math.floor(card / VALUES)] ?? 'Y';
export const valueOf = (card: Card): number => card % VALUES;
export const isSuit = (letter: string): letter is Suit => SUITS.includes(letter as Suit);

/** SEA-4: the worth of the final trump's 0. */
export const ZERO = 5;
/** SEA-17: the value of which a player without opponents must collect a card. */
export const DREADED = 8;
/** SEA-3: default points of the values from 1 to 15. */
export const STANDARD: readonly number[] = [-1, -1, -1, 0, 0, 0, 0, -4, 1, 1, 1, 1, 1, 1, 1];
/** SEA-3: values whose points are missing in the printed rules. */
export const ASSUMED: ReadonlySet<number> = new Set([1, 3, 7, 9, 11, 13, 14, 15]);

/** The worth of a card during the round; `table` has the points of the values from 1 on. */
export const pointsOf = (card: Card, table: readonly number[]): number => table[valueOf(card) - 1] ?? 0;

export const sum = (cards: readonly Card[], table: readonly number[]): number =>
  cards.reduce((points, card) => points + pointsOf(card, table), 0);

/** Points as they are written: +1, −4, 0. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

/** SEA-2: for a number of players, the suits, and the lowest and the highest value other than 0. */
export function deck(players: number): { suits: readonly Suit[]; low: number; high: number } {
  const suits = SUITS.slice(0, players <= 3 ? 3 : Math.min(5, players));
  const wider = Math.max(0, players - 5);
  return { suits, low: 4 - wider, high: 12 + wider };
}
