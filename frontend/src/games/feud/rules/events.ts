import type { Attack, Column, GameEvent, Phase } from '../../../contract/events/feud';

/** The events of this game as a reader sees them: hidden parts are left out or null. */
export type FeudEvent = GameEvent;
export type { Attack, Column, Phase };

export type Of<Name extends FeudEvent['event']> = Extract<FeudEvent, { event: Name }>;

export type WindowName = Of<'buy'>['window'];

export const WINDOWS: readonly WindowName[] = ['before_study', 'after_study', 'before_columns', 'end_of_round'];

/** The steps of a table's own maneuvers, in its window. */
export type OwnStep = Exclude<
  Extract<FeudEvent['event'], `x_${string}`>,
  'x_buy' | 'x_discard' | 'x_look' | 'x_unlock'
>;

/** A record of all steps: the compiler reports a step that is missing. */
const STEPS: Record<OwnStep, true> = {
  x_exchange: true,
  x_renew: true,
  x_keep: true,
  x_empty_reserve: true,
  x_shuffle: true,
  x_foresee: true,
  x_show_hand: true,
  x_look_hand: true,
  x_columns: true,
  x_show_column: true,
  x_arrange: true,
  x_lock: true,
  x_markers: true,
  x_call: true,
  x_raise: true,
  x_points: true,
  x_deny: true,
};

export const OWN_STEPS = Object.keys(STEPS) as OwnStep[];

/** The fields of a table's own maneuver that the board reads. The table's articles describe its effect. */
export interface Definition {
  name: string | Partial<Record<string, string>>;
  price: number;
  windows: WindowName[];
  once?: boolean;
}

/** A table's change of one of the book's eight maneuvers; `by`: who chooses. */
export interface Change {
  windows?: WindowName[];
  once?: boolean;
  by?: string;
}

export interface FeudOptions {
  preset: string;
  items: boolean;
  study: boolean;
  reservation: boolean;
  affinities: boolean;
  /** The maneuvers on offer, each with its price. */
  maneuvers: Record<string, number>;
  skirmishes: 'off' | 'on' | 'always';
  /** How a King's Armor saved a column; missing in records of earlier versions. */
  kings_armor?: 'saved' | 'tie';
  /** The last Round of a short game (FEUD-53); 0 or missing: no limit. */
  last_round?: number;
  maneuver_changes?: Record<string, Change>;
  own_maneuvers?: Definition[];
}
