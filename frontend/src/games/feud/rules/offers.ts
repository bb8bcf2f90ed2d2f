/** The maneuvers on offer at a table: those of the book with the table's changes, and its own. */
import { MANEUVERS, type Maneuver } from './cards';
import type { FeudOptions, WindowName } from './events';

/** A maneuver of the book by its name; one of the table's own by its index. */
export type OfferId = Maneuver | number;

/** What is chosen together with a purchase: the cards of an adjustment, a Unit in reserve, a dead Unit. */
type Chosen = 'cards' | 'reserve' | 'dead';

export interface Offer {
  id: OfferId;
  /** The action that buys the maneuver. */
  action: number;
  price: number;
  windows: readonly WindowName[];
  /** Whether it can be bought only once a Round (FEUD-33). */
  once: boolean;
  /** What is chosen with the purchase; null: nothing. A table's own maneuvers ask later, when they are carried out. */
  chosen: Chosen | null;
}

const BUY = 62;

const BOOK: Record<Maneuver, Pick<Offer, 'chosen'> & { window: WindowName; once?: true }> = {
  tactical_adjustment: { window: 'before_study', chosen: 'cards' },
  replacement: { window: 'before_study', chosen: 'reserve', once: true },
  resurrection: { window: 'before_study', chosen: 'dead' },
  sabotage: { window: 'after_study', chosen: null },
  secret_tactical_adjustment: { window: 'after_study', chosen: 'cards' },
  confuse: { window: 'before_columns', chosen: null, once: true },
  betrayal: { window: 'before_columns', chosen: null, once: true },
  heal: { window: 'end_of_round', chosen: null },
};

function ofBook(id: Maneuver, options: FeudOptions): Offer[] {
  const price = options.maneuvers[id];
  if (price === undefined) return [];
  const { window, once = false, chosen } = BOOK[id];
  const change = options.maneuver_changes?.[id];
  return [
    {
      id,
      action: BUY + MANEUVERS.indexOf(id),
      price,
      windows: change?.windows ?? [window],
      once: change?.once ?? once,
      chosen: change?.by === 'chance' ? null : chosen,
    },
  ];
}

export function offersOf(options: FeudOptions): Offer[] {
  const own = options.own_maneuvers ?? [];
  return [
    ...MANEUVERS.flatMap((id) => ofBook(id, options)),
    ...own.map(({ price, windows, once = false }, id) => ({
      id,
      action: BUY + MANEUVERS.length + id,
      price,
      windows,
      once,
      chosen: null,
    })),
  ];
}

export const soldIn = (options: FeudOptions, window: WindowName): Offer[] =>
  offersOf(options).filter(({ windows }) => windows.includes(window));
