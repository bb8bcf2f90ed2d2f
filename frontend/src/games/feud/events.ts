import type { Attack, Column, GameEvent } from '../../lib/events/feud';

/** The events of this game, as a reader sees them: what it may not know is left out or null. */
export type FeudEvent = GameEvent;
export type { Attack, Column };

/** One of them by its name. */
export type Of<Name extends FeudEvent['event']> = Extract<FeudEvent, { event: Name }>;

export type WindowName = Of<'buy'>['window'];

export const WINDOWS: readonly WindowName[] = ['before_study', 'after_study', 'before_columns', 'end_of_round'];

export type Phase =
  | 'over' | 'bring_up' | 'take' | 'reserve' | WindowName | 'took' | 'gave' | 'replace' | 'raise' | 'study' | 'lock'
  | 'arrange' | 'betray' | 'decide' | 'act' | 'react';

export interface FeudOptions {
  preset: string;
  items: boolean;
  study: boolean;
  reservation: boolean;
  affinities: boolean;
  /** The maneuvers that can be bought, each with its price. */
  maneuvers: Record<string, number>;
  skirmishes: 'off' | 'on' | 'always';
}
