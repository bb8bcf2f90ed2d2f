import type { GameEvent, Phase } from '../../../contract/events/turn-the-tide';

/** The events of this game as a reader sees them: hidden parts are left out or null. */
export type TideEvent = GameEvent;
export type { Phase };

export type Of<Name extends TideEvent['event']> = Extract<TideEvent, { event: Name }>;

export interface TideOptions {
  players: number;
  rounds: number;
}
