/** A row of six columns while it is being filled: the Way of Order as it goes (FEUD-8, FEUD-27). */
import { isStrike, isTen, needsStrike } from './cards';

/** The card in each column; null where there is none yet. */
export type Row = readonly (string | null)[];

export const nothing: Row = [null, null, null, null, null, null];

/** Why a row cannot become an arrangement: `card`, or what is left for `column`, lacks a Strike before it. */
export interface Flaw {
  /** Null: only Items are left for the column. */
  card: string | null;
  /** From 0. */
  column: number;
}

/** What keeps a row from being filled with the cards of `hand`; null where nothing does. */
export function flaw(row: Row, hand: readonly string[]): Flaw | null {
  let tens = hand.filter(isTen).length;
  const strikes = hand.some((card) => isStrike(card));
  for (const [column, card] of row.entries()) {
    if (card === null) {
      if (strikes) return null;
      if (tens === 0) return hand.length > 0 ? { card: null, column } : null;
      tens -= 1;
    } else if (isStrike(card)) return null;
    else if (needsStrike(card)) return { card, column };
  }
  return null;
}

/** The cards that are in no column. */
export const outside = (hand: readonly string[], row: Row): string[] => hand.filter((card) => !row.includes(card));

export const isFull = (row: Row): boolean => row.every((card) => card !== null);

/** The first empty column, or null. */
export function firstFree(row: Row): number | null {
  const at = row.indexOf(null);
  return at < 0 ? null : at;
}

/** `card` in `column`; what lies there goes where the card was: into another column or back to the hand. */
export function moved(row: Row, card: string, column: number): Row {
  const from = row.indexOf(card);
  const there = row[column] ?? null;
  const next = from < 0 ? row : row.with(from, there);
  return next.with(column, card);
}

export const taken = (row: Row, card: string): Row => row.map((other) => (other === card ? null : other));

/** The actions of a full row: its cards from the left, but for the locked one. */
export const cardsOf = (row: Row, lock: number | null): string[] =>
  row.filter((card, column): card is string => card !== null && column !== lock);

/** A row from cards in the order of the columns, round the locked card. */
export function rowOf(cards: readonly string[], lock: number | null, locked: string | null): Row {
  const left = [...cards];
  return nothing.map((_, column) => (column === lock ? locked : (left.shift() ?? null)));
}
