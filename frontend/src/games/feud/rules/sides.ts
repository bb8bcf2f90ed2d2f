/** A player's cards and points, and the moves between piles. Nothing is changed in place. */
import { killedAt } from '../pieces/faces';
import type { Of } from './events';
import { isStrike, isTen, pack, COLUMNS } from './cards';
import type { OfferId } from './offers';

/** A card, or null if the reader may not know it. */
export type Card = string | null;

/** A card in a column. */
export interface Slot {
  card: Card;
  /** Whether it lies face up. */
  open: boolean;
}

export interface Side {
  /** The Current Unit with its Markers. */
  unit: string | null;
  markers: number;
  /** Whether the Current Unit was killed. It stays on the table until the next one comes. */
  fallen: boolean;
  /** The number of Units in the Army Deck; the Units of the Army Reserve (FEUD-28); the dead Units. */
  army: number;
  guard: Card[];
  dead: string[];
  hand: Card[];
  columns: (Slot | null)[];
  /** The column, from 0, that the opponent has locked, or null. */
  lock: number | null;
  /** Cards in the Action Deck. */
  deck: number;
  discard: Card[];
  /** The Action Reserve (FEUD-29). */
  reserve: Card[];
  points: number;
  /** The maneuvers bought in this Round. */
  bought: OfferId[];
  /** The hand as a maneuver revealed it in this Round. */
  shown: readonly string[];
  /** The Action Deck's top cards that its owner has seen, the next one first. */
  next: readonly string[];
}

export const EMPTY: readonly null[] = Array<null>(COLUMNS).fill(null);

export const nobody: Side = {
  unit: null,
  markers: 0,
  fallen: false,
  army: 0,
  guard: [],
  dead: [],
  hand: [],
  columns: [...EMPTY],
  lock: null,
  deck: 0,
  discard: [],
  reserve: [],
  points: 0,
  bought: [],
  shown: [],
  next: [],
};

/** Remove `card` from `cards`. If it is unknown which card was removed, all others become unknown. */
export function without(cards: readonly Card[], card: Card): Card[] {
  if (card === null) return Array<null>(Math.max(0, cards.length - 1)).fill(null);
  const found = cards.indexOf(card);
  const at = found >= 0 ? found : cards.indexOf(null);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

const inColumns = (side: Side): Card[] => side.columns.flatMap((slot) => (slot ? [slot.card] : []));

/** The cards of the reader's Action Deck: those that are nowhere else. `items`: whether the game uses Items. */
export function deckOf(side: Side, items: boolean): string[] {
  const elsewhere = new Set<Card>([...side.hand, ...inColumns(side), ...side.discard, ...side.reserve]);
  return pack(items).filter((card) => !elsewhere.has(card));
}

/** The number of Units that can still be brought up (FEUD-13, FEUD-28). */
export const unitsLeft = (side: Side): number => side.army + side.guard.length;

/** The number of living Units: it decides after a last Round (FEUD-14, FEUD-53). */
export const unitsAlive = (side: Side): number => unitsLeft(side) + (side.unit !== null && !side.fallen ? 1 : 0);

/** Whether the front Unit has as many Markers as kill it (FEUD-12). */
export const isDoomed = ({ unit, markers }: Side): boolean => unit !== null && markers >= killedAt(unit);

/** The locked card, or null. */
export const lockedCard = (side: Side): Card => (side.lock === null ? null : (side.columns[side.lock]?.card ?? null));

/** FEUD-27: whether the hand can be arranged around the locked card. */
export function canKeep(hand: readonly string[], locked: string, column: number): boolean {
  if (hand.some((card) => isStrike(card))) return true;
  return isStrike(locked) && hand.filter(isTen).length >= column;
}

/** FEUD-36: why the hand cannot give `card` for `took`; null if it can. */
export function whyKeep(side: Side, took: string, card: string): 'last_strike' | 'breaks_lock' | null {
  const after = [...without(side.hand, card), took].filter((left) => left !== null);
  const locked = lockedCard(side);
  const strikes = locked === null ? after : [...after, locked];
  if (!strikes.some((left) => isStrike(left))) return side.lock === null ? 'last_strike' : 'breaks_lock';
  if (locked === null || side.lock === null) return null;
  return canKeep(after, locked, side.lock) ? null : 'breaks_lock';
}

/** Bring a Unit to the front (FEUD-4, FEUD-12, FEUD-28, FEUD-33). */
export function bringUp(side: Side, event: Of<'unit'>): Side {
  const swapped = event.cause === 'replacement';
  const fresh = { unit: event.card, fallen: false, markers: swapped ? side.markers : 0 };
  if (event.reserve === undefined) return { ...side, ...fresh, army: side.army - 1 };
  const stayed = side.guard.length - (swapped ? 0 : 1);
  return { ...side, ...fresh, guard: event.reserve, army: side.army - (event.reserve.length - stayed) };
}

/** Add cards to the hand (FEUD-5, FEUD-30, FEUD-31). */
export function draw(side: Side, { cards, from }: Of<'draw'>): Side {
  if (from === 'deck') {
    return {
      ...side,
      hand: [...side.hand, ...cards],
      deck: side.deck - cards.length,
      next: side.next.slice(cards.length),
    };
  }
  return { ...side, hand: cards, reserve: [] };
}

/** FEUD-33: exchange a card of a pile for one of the hand; either may be unknown. */
export function adjust(
  side: Side,
  { pile, took = null, gave = null }: { pile?: 'deck' | 'discard'; took?: Card; gave?: Card },
): Side {
  const hand = [...without(side.hand, gave), took];
  return { ...side, hand, discard: pile === 'discard' ? [...without(side.discard, took), gave] : side.discard };
}

/** FEUD-29: put a card of the hand into the Action Reserve. */
export const putBy = (side: Side, card: Card): Side => ({
  ...side,
  hand: without(side.hand, card),
  reserve: [...side.reserve, card],
});

/** FEUD-28, FEUD-33: return a dead Unit to the Army Deck, which fills the Army Reserve up to `guards`. */
export function resurrect(side: Side, unit: string | undefined, guards: number): Side {
  const army = side.army + 1;
  const lacks = Math.min(army, Math.max(0, guards - side.guard.length));
  const dead = side.dead.filter((other) => other !== unit);
  return { ...side, dead, army: army - lacks, guard: [...side.guard, ...Array<null>(lacks).fill(null)] };
}

/** Take the Units of the Army Reserve from the order of the new Army Deck. */
function reshuffleArmy(side: Side, army: readonly Card[]): Side {
  const came = army.length - side.army;
  return { ...side, guard: [...side.guard.slice(0, side.guard.length - came), ...army.slice(0, came)] };
}

/** Shuffle a deck (FEUD-6, FEUD-33, FEUD-46). */
export function reshuffle(side: Side, { cause, deck, army }: Of<'reshuffle'>): Side {
  if (army) return reshuffleArmy(side, army);
  const count = deck?.length ?? side.deck;
  if (cause === 'maneuver') return { ...side, deck: count, next: [] };
  const mixed = cause === 'skirmish' || count > side.deck + side.hand.length + (side.lock === null ? 0 : 1);
  return {
    ...side,
    hand: [],
    columns: [...EMPTY],
    lock: null,
    deck: count,
    discard: mixed ? [] : side.discard,
    shown: [],
    next: [],
  };
}

/** FEUD-27: cancel a lock that the hand cannot keep, and return its card to the hand. */
export const unlock = (side: Side, card: string): Side => ({
  ...side,
  hand: [...side.hand, card],
  columns: [...EMPTY],
  lock: null,
});

/** FEUD-27: return the unlocked cards to the hand. */
export function takeBack(side: Side): Side {
  const hand = side.columns.flatMap((slot, column) => (slot && column !== side.lock ? [slot.card] : []));
  return { ...side, hand, columns: side.columns.map((slot, column) => (column === side.lock ? slot : null)) };
}

/** Put six cards into the columns; a locked one stays face up. */
export function arrange(side: Side, cards: readonly Card[]): Side {
  const columns = cards.map((card, column) => {
    const before = column === side.lock ? side.columns[column] : null;
    return before ? { card: card ?? before.card, open: true } : { card, open: false };
  });
  return { ...side, hand: [], columns };
}

/** Change the order of the columns without regard to locks (FEUD-39, FEUD-40). */
export const disarray = (side: Side, cards: readonly Card[]): Side => ({
  ...side,
  lock: null,
  columns: cards.map((card) => ({ card, open: false })),
});

/** Place a card face up (FEUD-46, FEUD-48). */
export const place = (side: Side, column: number, card: string): Side => ({
  ...side,
  hand: without(side.hand, card),
  columns: side.columns.with(column, { card, open: true }),
});

/** FEUD-10: move the cards of the columns to the discard pile. The columns stay in sight. */
export const discardColumns = (side: Side): Side => ({
  ...side,
  discard: [...side.discard, ...inColumns(side)],
  lock: null,
});

/** FEUD-30, FEUD-50: discard the whole hand face up. */
export const discardHand = (side: Side, cards: readonly string[]): Side => ({
  ...side,
  hand: [],
  discard: [...side.discard, ...cards],
});

// The steps of a table's own maneuvers.

const unknown = (count: number): null[] => Array<null>(count).fill(null);

/** Replace cards of the hand from the top of the deck; both may be unknown. */
export function renew(side: Side, { to, lost, drew }: Of<'x_renew'>): Side {
  const count = lost?.length ?? 0;
  const left = lost ? lost.reduce<Card[]>(without, side.hand) : unknown(side.hand.length);
  const hand = [...left, ...(drew ?? unknown(count))];
  const next = side.next.slice(count);
  if (to === 'under') return { ...side, hand, next };
  return { ...side, hand, next, deck: side.deck - count, discard: [...side.discard, ...(lost ?? [])] };
}

export function emptyReserve(side: Side, { to, cards }: Of<'x_empty_reserve'>): Side {
  const count = side.reserve.length;
  if (to === 'deck') return { ...side, reserve: [], deck: side.deck + count };
  return { ...side, reserve: [], discard: [...side.discard, ...(cards ?? unknown(count))] };
}

export const shuffle = (side: Side, { discard }: Of<'x_shuffle'>): Side =>
  discard ? { ...side, deck: side.deck + side.discard.length, discard: [] } : side;

/** Apply a change of the face-down columns. The change `scattered` shuffles all of them, without regard to locks. */
export function rearrange(side: Side, { change, columns }: Of<'x_columns'>): Side {
  if (change === 'scattered') return disarray(side, columns);
  return seeColumns(side, columns);
}

/** Note the known cards among the face-down columns. */
export const seeColumns = (side: Side, cards: readonly Card[]): Side => ({
  ...side,
  columns: side.columns.map((slot, at) => (slot?.open ? slot : { card: cards[at] ?? null, open: false })),
});

export const lockIn = (side: Side, { column, card }: Of<'x_lock'>): Side => ({
  ...side,
  hand: without(side.hand, card),
  columns: EMPTY.map((_, at) => (at === column - 1 ? { card, open: true } : null)),
  lock: column - 1,
});
