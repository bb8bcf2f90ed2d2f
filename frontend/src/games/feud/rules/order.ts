/** A row of six columns while the player fills it: the Way of Order at each moment (FEUD-8, FEUD-27). */
import { isStrike, isTen, needsStrike } from './cards';

/** The card in each column; null if it is empty. */
export type Row = readonly (string | null)[];

export const nothing: Row = [null, null, null, null, null, null];

/** Why a row cannot be completed: `card`, or the cards left for `column`, lack an earlier Strike. */
export interface Flaw {
  /** The card that lacks an earlier Strike; null: only Items are left for the column. */
  card: string | null;
  /** The column, from 0. */
  column: number;
}

/** The flaw that keeps the cards of `hand` from completing a row, or null. */
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

/** Move `card` to `column`; a card there takes its former place, in a column or the hand. */
export function moved(row: Row, card: string, column: number): Row {
  const from = row.indexOf(card);
  const there = row[column] ?? null;
  const next = from < 0 ? row : row.with(from, there);
  return next.with(column, card);
}
