/** The model of a puzzle's position. */
import type { GameEvent, GameTable, Progress } from '../../table/game';
import { unfold } from '../../table/pace/stepping';
import type { Position } from '../../worker/position';

export function modelOf(game: GameTable, { options, seats, events, steps }: Position): Progress {
  const { models } = unfold(game, game.initial(options, seats), events as GameEvent[], steps);
  return models.at(-1)!;
}
