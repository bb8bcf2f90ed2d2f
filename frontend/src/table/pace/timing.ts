/** What games share for timing: how long events are shown, what they end, and when a table waits. */
import type { GameEvent, Pace } from '../game';

export type End = 'trick' | 'round' | 'game';

const NONE: Pace = { move: 0, read: 0 };

/** The value for an event's name. Inherited properties are ignored, because a record may contain events of any name. */
export const named = <T>(values: Readonly<Record<string, T | undefined>>, { event }: GameEvent): T | undefined =>
  Object.hasOwn(values, event) ? values[event] : undefined;

/** A pace, or a function that returns it, if it depends on how much there is to read. `model` includes the event. */
export type Paced<M, E> = Pace | ((model: M, event: E) => Pace);

/** Make the function that returns the pace of an event. Unknown events take no time. */
export const paced =
  <M>(paces: Readonly<Record<string, Paced<M, GameEvent>>>) =>
  (event: GameEvent, model: M): Pace => {
    const pace = named(paces, event) ?? NONE;
    return typeof pace === 'function' ? pace(model, event) : pace;
  };

/** Milliseconds for dealing a hand, card by card, before the first card is played. */
export const DEAL = 500;

/**
 * The milliseconds that a card of a trick moves, and those before the next card starts: it starts while the previous
 * one is still moving.
 */
export const FLIGHT = 210;
const FOLLOWS = 80;

/** The pace of the `played`-th card of a trick of `of` cards. The trick is decided when the last card has arrived. */
export const inTrick = (played: number, of: number): Pace => ({ move: played < of ? FOLLOWS : FLIGHT, read: 0 });

/** Make the function that returns what an event ends, by its name. `game_end` ends every game. */
export const endsBy =
  (ends: Readonly<Record<string, End | undefined>>) =>
  (event: GameEvent): End | null =>
    event.event === 'game_end' ? 'game' : (named(ends, event) ?? null);

/** Pause after every round except the last one, which the end of the game follows. */
export const pausesAfterRounds = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.event === 'round_end' && next?.event !== 'game_end';
