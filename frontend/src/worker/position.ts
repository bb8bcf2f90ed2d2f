/** A puzzle's position, as its deciding seat sees it: a job over the game's module. */
import type { Job } from '../engine/job';
import { complete, encode, type Chosen } from '../engine/options';
import { LocalTable } from '../engine/table';
import type { Decoded } from '../contract/decode';
import type { Step, Turn } from '../contract/protocol';
import { keyOf, unpacked } from '../engine/puzzles';
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
  { module, codes, description },
  { deal, options, made, seat },
) {
  const chosen = complete(description, options);
  const table = new LocalTable(module, codes, encode(description, chosen), keyOf(deal));
  for (const [mover, action] of unpacked(made)) table.decide(mover, [action]);
  return {
    options: chosen,
    seats: table.seats,
    events: table.events(seat),
    steps: table.steps(),
    turn: table.turn(seat),
  };
};
