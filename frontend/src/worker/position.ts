/** Jobs that return a position of a puzzle or a recorded game, as the deciding seat sees it. */
import type { Given, Job } from '../engine/job';
import { complete, type Chosen } from '../engine/options';
import { tableOf, tableWith } from '../engine/recorded';
import { decisionsOf } from '../engine/starting';
import type { LocalTable } from '../engine/table';
import type { Decoded } from '../contract/decode';
import type { Step, Turn } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { keyOf, unpacked } from '../engine/puzzles';
import type { Puzzle } from '../contract/thinking';

export interface Position {
  options: Chosen;
  seats: number;
  events: Decoded[];
  steps: Step[];
  turn: Turn;
}

export const position: Job<Pick<Puzzle, 'deal' | 'options' | 'made' | 'seat'>, never, Position> = function* (
  given,
  { deal, options, made, seat },
) {
  const table = tableWith(given, options, keyOf(deal));
  for (const [mover, action] of unpacked(made)) table.decide(mover, [action]);
  return positionOf(given, table, options, seat);
};

/** The position of a recorded game after `ply` decisions. */
export const moment: Job<{ record: GameRecord; ply: number; seat: number }, never, Position> = function* (
  given,
  { record, ply, seat },
) {
  const table = tableOf(given, record);
  for (const made of decisionsOf(record).slice(0, ply)) table.decide(made.seat, [made.action]);
  return positionOf(given, table, record.options as Puzzle['options'], seat);
};

const positionOf = ({ description }: Given, table: LocalTable, options: Puzzle['options'], seat: number): Position => ({
  options: complete(description, options),
  seats: table.seats,
  events: table.events(seat),
  steps: table.steps(),
  turn: table.turn(seat),
});
