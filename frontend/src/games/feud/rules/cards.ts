/** The cards of a pack by their names in records, the engine's action numbers, and the maneuvers of the book. */
import { isJoker, rankOf } from '../pieces/faces';

export const COLUMNS = 6;
export const SUITS = 'CSDH';

const suited = (ranks: string): string[] => [...ranks].flatMap((rank) => [...SUITS].map((suit) => rank + suit));
const STRIKES = [...SUITS].flatMap((suit) => ['3', '4', '5', '6', '7', '8', '9'].map((rank) => rank + suit));

/** A card's number is its index here: the Strikes, the Items, the Units (FEUD-1, FEUD-2). */
const NAMES: readonly string[] = [...STRIKES, ...suited('A2T'), 'X1', 'X2', ...suited('JQK')];
const NUMBERS = new Map(NAMES.map((name, number) => [name, number]));

export const FIRST_UNIT = 42;
/** The action that buys, locks or reserves nothing, or leaves the Action Reserve. */
export const NOTHING = 54;
export const TAKE_UP = 55;
const LOCK = 56;

/** The action that chooses a card. Throws RangeError if it is no card. */
export function actionOf(card: string): number {
  const number = NUMBERS.get(card);
  if (number === undefined) throw new RangeError(`no card ${card}`);
  return number;
}

/** The card that an action chooses, or null. */
export const cardOf = (action: number): string | null => NAMES[action] ?? null;

/** The action that locks the opponent's card in a column, from 0. */
export const actionOfLock = (column: number): number => LOCK + column;

/** The column, from 0, that an action locks or picks, or null. */
export const columnOf = (action: number): number | null =>
  action >= LOCK && action < LOCK + COLUMNS ? action - LOCK : null;

/** The Action Cards that the game is played with. */
export const pack = (items: boolean): readonly string[] => NAMES.slice(0, items ? FIRST_UNIT : STRIKES.length);

export const isTen = (card: string): boolean => rankOf(card) === 'T';
/** An Ace, Two or Joker: a card that needs an earlier Strike (FEUD-8). */
export const needsStrike = (card: string): boolean => isJoker(card) || 'A2'.includes(rankOf(card));
/** Whether a card is a Strike. In a Skirmish, a Ten is one, too (FEUD-43). */
export const isStrike = (card: string, skirmish = false): boolean => !needsStrike(card) && (skirmish || !isTen(card));

export const MANEUVERS = [
  'tactical_adjustment',
  'replacement',
  'resurrection',
  'sabotage',
  'secret_tactical_adjustment',
  'confuse',
  'betrayal',
  'heal',
] as const;
export type Maneuver = (typeof MANEUVERS)[number];

/** Sort by suit in the pack's order, low to high; Items follow the Strikes, Jokers are last. */
export function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => actionOf(a) - actionOf(b));
}
