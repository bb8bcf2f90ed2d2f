/** Which lines of the log tell what a bot decided, and can be asked about. */
import type { Step } from '../contract/protocol';
import type { GameEvent, LogLine } from './game';

/** A game at a table, or its replay: who decided what there can be asked about. */
export interface Asking {
  /** The table's id. */
  table: string;
  steps: readonly Step[];
  /** The seats of bots. */
  bots: ReadonlySet<number>;
  /** The game is over: what was asked about may be looked at again. */
  over: boolean;
}

/** The lines of `events`, those marked that first tell what bots decided after so many events (`asks`). */
export function withAsking(
  lines: readonly (LogLine | null)[],
  events: readonly GameEvent[],
  { steps, bots }: Asking,
): (LogLine | null)[] {
  let next = 0;
  let asks: number | null = null;
  return lines.map((line, at) => {
    if (steps[next]?.events === at) {
      asks = steps[next]?.pending.some((seat) => bots.has(seat)) ? at : null;
      next += 1;
    }
    const by = events[at]?.seat;
    // Where several decide at the same time a person's own choice is told, too.
    if (!line || line.kind === 'head' || asks === null || (typeof by === 'number' && !bots.has(by))) return line;
    const marked = { ...line, asks };
    asks = null;
    return marked;
  });
}
