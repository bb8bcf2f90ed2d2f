import type { GameEvent, Phase } from '../../../contract/events/sea-change';

/** The events of this game as a reader sees them: hidden parts are left out or null. */
export type ChangeEvent = GameEvent;
export type { Phase };

export type Of<Name extends ChangeEvent['event']> = Extract<ChangeEvent, { event: Name }>;

export interface ChangeOptions {
  players: number;
  /** The number of teams; 0 if each player plays alone. */
  teams: number;
  /** The Victory Points that each side needs to win. */
  target: number[];
  /** The points of each value from 1 to 15. */
  points: number[];
}
