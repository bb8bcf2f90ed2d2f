/** Plays a puzzle's best choice and another one to the round's end, in many deals that look the same to the seat. */
import type { Decoded } from '../contract/decode';
import type { Step } from '../contract/protocol';
import type { Puzzle } from '../contract/thinking';
import { imagined } from './imagined';
import type { Job } from './job';
import { keyOf, unpacked } from './puzzles';
import { tableWith } from './recorded';
import type { LocalTable } from './table';

export interface Compared extends Pick<Puzzle, 'deal' | 'options' | 'made' | 'seat'> {
  choices: readonly [best: number, other: number];
}

export interface Line {
  events: Decoded[];
  steps: Step[];
  /** The number of events after which the seat's points first differ from those in the other line. */
  differs: number;
}

export interface PlayedOut {
  /** The number of deals, and in how many of them the best choice gave a better or a worse result. */
  deals: number;
  better: number;
  worse: number;
  /** How both choices went in one of the deals in which the best choice gave a better result. */
  lines: [best: Line, other: Line];
}

const DEALS = 100;
const WORD = 2 ** 32;

export const playout: Job<Compared, never, PlayedOut | null> = function* (given, { choices, ...puzzle }) {
  const { module } = given;
  const table = tableWith(given, puzzle.options, keyOf(puzzle.deal));
  for (const [mover, action] of unpacked(puzzle.made)) table.decide(mover, [action]);
  const found = { deals: DEALS, better: 0, worse: 0 };
  let lines: [Line, Line] | null = null;
  // The deals are always the same ones for a puzzle.
  const key = [puzzle.deal % WORD, Math.floor(puzzle.deal / WORD), 0, 0, 0, 0, 0, 0];
  for (const start of imagined(module, table, puzzle.seat, key, DEALS)) {
    const mark = module.mark();
    const [best, other] = choices.map((action) => played(tableWith(given, puzzle.options, start), puzzle.seat, action));
    if (best && other && best.worth !== other.worth) found[best.worth > other.worth ? 'better' : 'worse'] += 1;
    if (best && other && best.worth > other.worth) lines ??= apart(best, other);
    module.release(mark);
    yield;
  }
  return lines && found.better > found.worse ? { ...found, lines } : null;
};

type Played = Omit<Line, 'differs'> & { worth: number; now: (number | undefined)[] };

/** Play a choice, and let rules of thumb decide for all seats until the end of the round. */
function played(table: LocalTable, seat: number, action: number): Played {
  const { horizon } = table.outlook();
  table.decide(seat, [action]);
  while (!table.isOver && table.outlook().horizon === horizon) {
    const [mover = 0] = table.pending;
    table.decide(mover, [table.advice(mover)]);
  }
  const steps = table.steps();
  const now = steps.map((step) => step.now?.[seat % step.now.length]);
  return { events: table.events(seat, 1), steps, worth: table.outlook().shares[seat] ?? 0, now };
}

/** Return both lines. Their `differs` is the first place at which the points differ, else the end of the round. */
function apart(best: Played, other: Played): [Line, Line] {
  const at = best.now.findIndex((now, step) => step < other.now.length && now !== other.now[step]);
  const line = ({ events, steps }: Played): Line => ({ events, steps, differs: steps[at]?.events ?? events.length });
  return [line(best), line(other)];
}
