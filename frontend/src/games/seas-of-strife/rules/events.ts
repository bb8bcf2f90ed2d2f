import type { GameEvent, Phase } from '../../../contract/events/seas-of-strife';

/** The events of this game as a reader sees them: hidden parts are left out or null. */
export type SeaEvent = GameEvent;
export type { Phase };

export type Of<Name extends SeaEvent['event']> = Extract<SeaEvent, { event: Name }>;

export interface SeaOptions {
  players: number;
  rules: 'texas' | 'strife';
  passing: boolean;
  happy_faces: boolean;
  tie_break: 'shared' | 'extra_rounds' | 'ask';
  target: number;
}
