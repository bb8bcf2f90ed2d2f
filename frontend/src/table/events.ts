/** Functions by the name of the event that they handle. */
import type { GameEvent } from './game';
import { named } from './pace/timing';

/** The event with this name, of a game's events `E`. */
export type Of<E extends GameEvent, Name extends E['event']> = Extract<E, { event: Name }>;

/** Functions of a model and an event. `A`: further arguments; `R`: the result. */
export type Handlers<M, E extends GameEvent, R, A extends unknown[] = []> = {
  [Name in E['event']]?: (model: M, event: Of<E, Name>, ...rest: A) => R;
};

/** Call the function for an event. Other packages' events, with names that begin with `x_`, have none: undefined. */
export const handled = <M, E extends GameEvent, R, A extends unknown[]>(
  handlers: Handlers<M, E, R, A>,
  model: M,
  event: E,
  ...rest: A
): R | undefined =>
  named(handlers as unknown as Record<string, (model: M, event: E, ...rest: A) => R>, event)?.(model, event, ...rest);
