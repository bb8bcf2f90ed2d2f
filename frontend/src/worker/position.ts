/** Jobs that return a position of a puzzle or a recorded game, as the deciding seat sees it. */
import type { Given, Job } from '../engine/job';
import { complete, encode, type Chosen } from '../engine/options';
import { LocalTable } from '../engine/table';
import type { Decoded } from '../contract/decode';
import type { Step, Turn } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { keyOf, unpacked } from '../engine/puzzles';
import { beginningOf, type Start } from '../engine/starting';
import type { Puzzle } from '../contract/thinking';

export interface Position {
  options: Chosen;
  seats: number;
  /** The events that the seat has seen. */
  events: Decoded[];
  steps: Step[];
  turn: Turn;
}

export const position: Job<Pick<Puzzle, 'deal' | 'options' | 'made' | 'seat'>, never, Position> = function* (
  given,
  { deal, options, made, seat },
) {
  return positionAt(given, options, keyOf(deal), unpacked(made), seat);
};

/** The position of a recorded game after `ply` decisions. */
export const moment: Job<{ record: GameRecord; ply: number; seat: number }, never, Position> = function* (
  given,
  { record, ply, seat },
) {
  const made = (record.decisions as { seat: number; action: number }[]).slice(0, ply);
  const pairs = made.map(({ seat: mover, action }) => [mover, action] as const);
  return positionAt(given, record.options as Puzzle['options'], beginningOf(record), pairs, seat);
};

function positionAt(
  { module, codes, description }: Given,
  options: Puzzle['options'],
  start: Uint8Array | Start,
  made: readonly (readonly [seat: number, action: number])[],
  seat: number,
): Position {
  const chosen = complete(description, options);
  const table = new LocalTable(module, codes, encode(description, chosen), start);
  for (const [mover, action] of made) table.decide(mover, [action]);
  return {
    options: chosen,
    seats: table.seats,
    events: table.events(seat),
    steps: table.steps(),
    turn: table.turn(seat),
  };
}
