/** The questions within a purchase in progress: the card, Unit or column that a step needs. */
import type { Choice, Refusal, Teller } from '../../../table/game';
import { refusalOf } from '../../../table/picking.svelte';
import { NOTHING, actionOf, actionOfLock, cardOf, columnOf } from '../rules/cards';
import { sideOf, type Model } from '../rules/model';
import { isUnit } from '../pieces/faces';
import { ASKS, windowOf, type Ask } from '../rules/phases';
import { whyKeep, type Side } from '../rules/sides';

/**
 * Find the question by the phase. If a bot began one of the book's eight maneuvers for the reader, no phase names the
 * question. Then it is found by the legal actions.
 */
export function askOf(model: Model, { legal }: Choice, you: number): Ask | null {
  if (legal.size === 0) return null;
  const told = ASKS.find((ask) => ask === model.phase);
  if (told) return told;
  if (windowOf(model) === null || legal.has(NOTHING)) return null;
  const card = cardOf([...legal][0] ?? NOTHING);
  if (card === null) return null;
  const { dead, hand } = sideOf(model, you);
  if (isUnit(card)) return dead.includes(card) ? 'raise' : 'replace';
  return hand.includes(card) ? 'gave' : 'took';
}

/** Why the hand cannot give a card for the taken one; null if it can, undefined while none is taken. */
export function whyNotFor(took: string | null, side: Side, card: string): Refusal | null | undefined {
  if (took === null) return undefined;
  const code = whyKeep(side, took, card);
  return code === null ? null : { rule: 'FEUD-36', code, data: { card } };
}

/** Why a step cannot take `card` from the hand; null if it can, undefined if the step asks for something else. */
export function whyNotGiven(
  ask: Ask,
  card: string,
  { side, took, choice }: { side: Side; took: string | null; choice: Choice },
): Refusal | null | undefined {
  if (ask === 'took') return whyNotFor(took, side, card);
  if (ask !== 'gave' && ask !== 'give') return undefined;
  const action = actionOf(card);
  return choice.legal.has(action) ? null : refusalOf(choice, action);
}

/** Columns to choose from. */
export interface Picked {
  /** The owner's seat. */
  seat: number;
  free: ReadonlySet<number>;
  /** The selected columns. */
  chosen: readonly number[];
  choose: (column: number) => void;
  /** Describe the choice of a column; `name` is its card, or that it lies face down. */
  say: (column: number, name: string) => string;
}

/** The columns to choose from: the opponent's (to lock one), or those a maneuver's step names; null if none. */
export function pickedOf(
  ask: Ask | 'lock',
  { legal }: Choice,
  at: { you: number; chosen: number | null; choose: (action: number) => void; tell: Teller },
): Picked | null {
  const { you, chosen, choose, tell } = at;
  const own = ask === 'swap' || ask === 'show';
  const first = columnOf(chosen ?? NOTHING);
  if (!own && ask !== 'swap_theirs' && ask !== 'show_theirs' && ask !== 'lock') return null;
  return {
    seat: own ? you : 1 - you,
    free: new Set([0, 1, 2, 3, 4, 5].filter((column) => legal.has(actionOfLock(column)))),
    chosen: first === null ? [] : ask.startsWith('swap') ? [first, first + 1] : [first],
    choose: (column) => choose(actionOfLock(column)),
    say: (column, name) =>
      tell.t(ask === 'lock' ? 'feud.col.lock_this' : 'feud.col.pick_this', { column: column + 1, card: name }),
  };
}
