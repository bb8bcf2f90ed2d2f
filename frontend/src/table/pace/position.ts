/** Computes a game's model for a position that a job has prepared (`worker/position.ts`). */
import type { Position } from '../../worker/position';
import type { GameEvent, GameTable, Progress } from '../game';
import { unfold } from './stepping';

export function modelOf(game: GameTable, { options, seats, events, steps }: Position): Progress {
  const { models } = unfold(game, game.initial(options, seats), events as GameEvent[], steps);
  return models.at(-1)!;
}
