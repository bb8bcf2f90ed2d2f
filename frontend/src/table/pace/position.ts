/** The model of a position that a job over the game's module has prepared. */
import type { Position } from '../../worker/position';
import type { GameEvent, GameTable, Progress } from '../game';
import { unfold } from './stepping';

export function modelOf(game: GameTable, { options, seats, events, steps }: Position): Progress {
  const { models } = unfold(game, game.initial(options, seats), events as GameEvent[], steps);
  return models.at(-1)!;
}
