/** A choice played out, as models of its game. */
import type { Line } from '../../engine/playout';
import type { GameEvent, GameTable, Progress } from '../../table/game';
import { unfold } from '../../table/pace/stepping';

/** A line to be shown: `models[i]` is the model after `i` of its events. */
export interface Shown {
  events: readonly GameEvent[];
  models: readonly Progress[];
}

/** A choice and what follows, up to the end of the trick in which the seat's points differ. */
export function shownOf(game: GameTable, begun: Progress, { events, steps, differs }: Line): Shown {
  const { models, tricks, rounds } = unfold(game, begun, events as GameEvent[], steps);
  const end = Math.min(events.length, ...[...tricks, ...rounds].filter((stop) => stop >= differs));
  return { events: (events as GameEvent[]).slice(0, end), models };
}
