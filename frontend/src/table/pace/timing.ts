/** Timing that games share: the duration and end of each event, the stops of a record, the waits of a table. */
import type { GameEvent, Pace } from '../game';

export type End = 'trick' | 'round' | 'game';

const NONE: Pace = { move: 0, read: 0 };

/** A record may contain additional events under any name. */
export const named = <T>(values: Readonly<Record<string, T | undefined>>, { event }: GameEvent): T | undefined =>
  Object.hasOwn(values, event) ? values[event] : undefined;

/** A pace, or a function of the model with the event: the duration depends on what there is to read. */
export type Paced<M, E> = Pace | ((model: M, event: E) => Pace);

/** The pace of every event of a game; unknown events take no time. */
export const paced =
  <M>(paces: Readonly<Record<string, Paced<M, GameEvent>>>) =>
  (event: GameEvent, model: M): Pace => {
    const pace = named(paces, event) ?? NONE;
    return typeof pace === 'function' ? pace(model, event) : pace;
  };

/** Milliseconds for dealing a hand, card by card, before the first card is played. */
export const DEAL = 500;

/** Milliseconds between two cards of a trick: the next moves off while the previous one is moving. */
export const FLIGHT = 210;
const FOLLOWS = 80;

/** The pace of a card in a trick of `of` cards: the last one arrives before the trick is decided. */
export const inTrick = (played: number, of: number): Pace => ({ move: played < of ? FOLLOWS : FLIGHT, read: 0 });

/** The end that an event causes, by its name; all games share the last one. */
export const endsBy =
  (ends: Readonly<Record<string, End | undefined>>) =>
  (event: GameEvent): End | null =>
    event.event === 'game_end' ? 'game' : (named(ends, event) ?? null);

/** The reader must continue after every round but the last, whose sheet is the game's. */
export const pausesAfterRounds = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.event === 'round_end' && next?.event !== 'game_end';
