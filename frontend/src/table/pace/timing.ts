/** What games share of when things are shown, and heard: how long each event, where a record stops, where the table waits. */
import type { GameEvent, Pace } from '../game';

export type End = 'trick' | 'round' | 'game';

const NONE: Pace = { move: 0, read: 0 };

/** Further events may be added to a record, under any name. */
export const named = <T>(values: Readonly<Record<string, T | undefined>>, { event }: GameEvent): T | undefined =>
  Object.hasOwn(values, event) ? values[event] : undefined;

/** A pace, or what it is in a model that has the event: what there is to read decides how long it stays. */
export type Paced<M, E> = Pace | ((model: M, event: E) => Pace);

/** The pace of every event of a game; events that the game does not know take no time. */
export const paced =
  <M>(paces: Readonly<Record<string, Paced<M, GameEvent>>>) =>
  (event: GameEvent, model: M): Pace => {
    const pace = named(paces, event) ?? NONE;
    return typeof pace === 'function' ? pace(model, event) : pace;
  };

/** Milliseconds in which a hand comes, one card after the other, before the first card is played. */
export const DEAL = 500;

/** Cards of a trick follow one another quickly: the next sets out while the one before is still on its way. */
export const FLIGHT = 210;
const FOLLOWS = 80;

/** The pace of a card in a trick of so many: the last one arrives before the trick is decided. */
export const inTrick = (played: number, of: number): Pace => ({ move: played < of ? FOLLOWS : FLIGHT, read: 0 });

/** What an event ends by its name; every game ends with the same one. */
export const endsBy =
  (ends: Readonly<Record<string, End | undefined>>) =>
  (event: GameEvent): End | null =>
    event.event === 'game_end' ? 'game' : (named(ends, event) ?? null);

/** The reader is asked to go on after every round but the last, whose sheet is the game's. */
export const pausesAfterRounds = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.event === 'round_end' && next?.event !== 'game_end';
