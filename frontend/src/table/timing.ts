/** What games share of when things are shown, and heard: how long each event, where a record stops, where the table waits. */
import type { GameEvent, Pace } from './game';

export type End = 'trick' | 'round' | 'game';

const NONE: Pace = { move: 0, read: 0 };

/** Further events may be added to a record, under any name. */
export const named = <T>(values: Readonly<Record<string, T | undefined>>, { event }: GameEvent): T | undefined =>
  Object.hasOwn(values, event) ? values[event] : undefined;

/** The pace of every event of a game; events that the game does not know take no time. */
export const paced =
  (paces: Readonly<Record<string, Pace>>) =>
  (event: GameEvent): Pace =>
    named(paces, event) ?? NONE;

/** What an event ends by its name; every game ends with the same one. */
export const endsBy =
  (ends: Readonly<Record<string, End | undefined>>) =>
  (event: GameEvent): End | null =>
    event.event === 'game_end' ? 'game' : (named(ends, event) ?? null);

/** The reader is asked to go on after every round but the last, whose sheet is the game's. */
export const pausesAfterRounds = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.event === 'round_end' && next?.event !== 'game_end';
