/** What the steps of a table's own maneuvers do to one of the two sides. */
import type { FeudEvent, Of } from './events';
import { adjust, disarray, EMPTY, putBy, resurrect, without, type Card, type Side } from './sides';

/** Those that belong to the side of their `seat`. */
export type OwnStep = Of<
  | 'x_exchange'
  | 'x_renew'
  | 'x_keep'
  | 'x_empty_reserve'
  | 'x_shuffle'
  | 'x_foresee'
  | 'x_show_hand'
  | 'x_columns'
  | 'x_show_column'
  | 'x_arrange'
  | 'x_lock'
  | 'x_markers'
  | 'x_raise'
>;

const unknown = (count: number): null[] => Array<null>(count).fill(null);

/** Cards of the hand go, as many come from the top of the deck; neither may be known. */
function renew(side: Side, { to, lost, drew }: Of<'x_renew'>): Side {
  const count = lost?.length ?? 0;
  const left = lost ? lost.reduce<Card[]>(without, side.hand) : unknown(side.hand.length);
  const hand = [...left, ...(drew ?? unknown(count))];
  const next = side.next.slice(count);
  if (to === 'under') return { ...side, hand, next };
  return { ...side, hand, next, deck: side.deck - count, discard: [...side.discard, ...(lost ?? [])] };
}

function emptyReserve(side: Side, { to, cards }: Of<'x_empty_reserve'>): Side {
  const count = side.reserve.length;
  if (to === 'deck') return { ...side, reserve: [], deck: side.deck + count };
  return { ...side, reserve: [], discard: [...side.discard, ...(cards ?? unknown(count))] };
}

const shuffle = (side: Side, { discard }: Of<'x_shuffle'>): Side =>
  discard ? { ...side, deck: side.deck + side.discard.length, discard: [] } : side;

/** The columns that lie face down are in another order; shuffled are all of them, and locks do not bind those. */
function rearrange(side: Side, { change, columns }: Of<'x_columns'>): Side {
  if (change === 'scattered') return disarray(side, columns);
  return seeColumns(side, columns);
}

/** What lies face down in the columns, as far as it is known. */
export const seeColumns = (side: Side, cards: readonly Card[]): Side => ({
  ...side,
  columns: side.columns.map((slot, at) => (slot?.open ? slot : { card: cards[at] ?? null, open: false })),
});

const lockIn = (side: Side, { column, card }: Of<'x_lock'>): Side => ({
  ...side,
  hand: without(side.hand, card),
  columns: EMPTY.map((_, at) => (at === column - 1 ? { card, open: true } : null)),
  lock: column - 1,
});

/** The side after one step; `guards`: Units that an Army Reserve has (FEUD-28). */
export function takeStep(side: Side, event: OwnStep, guards: number): Side {
  switch (event.event) {
    case 'x_exchange':
      return adjust(side, event);
    case 'x_renew':
      return renew(side, event);
    case 'x_keep':
      return putBy(side, event.card ?? null);
    case 'x_empty_reserve':
      return emptyReserve(side, event);
    case 'x_shuffle':
      return shuffle(side, event);
    case 'x_foresee':
      return { ...side, next: event.cards.filter((card) => card !== null) };
    case 'x_show_hand':
      return { ...side, shown: event.cards };
    case 'x_columns':
      return rearrange(side, event);
    case 'x_arrange':
      return disarray(side, event.columns);
    case 'x_show_column':
      return { ...side, columns: side.columns.with(event.column - 1, { card: event.card, open: true }) };
    case 'x_lock':
      return lockIn(side, event);
    case 'x_markers':
      return { ...side, markers: event.markers };
    case 'x_raise':
      return resurrect(side, event.unit, guards);
  }
}

const STEPS: ReadonlySet<string> = new Set<OwnStep['event']>([
  'x_exchange',
  'x_renew',
  'x_keep',
  'x_empty_reserve',
  'x_shuffle',
  'x_foresee',
  'x_show_hand',
  'x_columns',
  'x_show_column',
  'x_arrange',
  'x_lock',
  'x_markers',
  'x_raise',
]);

export const isStep = (event: FeudEvent): event is OwnStep => STEPS.has(event.event);
