import type { Attack, Column, GameEvent, Phase } from '../../lib/events/feud';

/** The events of this game, as a reader sees them: what it may not know is left out or null. */
export type FeudEvent = GameEvent;
export type { Attack, Column, Phase };

/** One of them by its name. */
export type Of<Name extends FeudEvent['event']> = Extract<FeudEvent, { event: Name }>;

export type WindowName = Of<'buy'>['window'];

export const WINDOWS: readonly WindowName[] = ['before_study', 'after_study', 'before_columns', 'end_of_round'];

export interface FeudOptions {
  preset: string;
  items: boolean;
  study: boolean;
  reservation: boolean;
  affinities: boolean;
  /** The maneuvers that can be bought, each with its price. */
  maneuvers: Record<string, number>;
  skirmishes: 'off' | 'on' | 'always';
  /** What a column is that a King's Armor has saved; missing in records of earlier versions. */
  kings_armor?: 'saved' | 'tie';
}
