/** Prepares to play on from the middle of a game: from the true state, or from one that agrees with a seat's view. */
import type { Decoded } from '../contract/decode';
import type { Step } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { imagined } from './imagined';
import type { Job } from './job';
import { tableOf } from './recorded';
import { decisionsOf, type Start } from './starting';

export interface Asked {
  record: GameRecord;
  /** The number of events before the moment. */
  events: number;
  seat: number;
  /** Keep the seat's own cards and all that it saw, but draw new hidden cards that agree with them. */
  others: boolean;
}

export interface Resumed {
  made: [seat: number, action: number][];
  start?: Start;
  /** What the seat had seen before the moment; present if the hidden cards were drawn again. */
  told?: { events: Decoded[]; steps: Step[] };
}

export const resume: Job<Asked, never, Resumed> = function* (given, { record, events, seat, others }) {
  const table = tableOf(given, record);
  for (const made of decisionsOf(record)) {
    if (table.told >= events) break;
    table.decide(made.seat, [made.action]);
  }
  const made = table.decisions.map(([mover, action]): [number, number] => [mover, action]);
  if (!others) return { made, ...(record.start ? { start: record.start as Start } : {}) };
  return {
    made: [],
    start: imagined(given.module, table, seat, [...crypto.getRandomValues(new Uint32Array(8))], 1)[0]!,
    told: { events: table.events(seat), steps: table.steps() },
  };
};
