/** Prepares to play on from the middle of a game: from the true state, or from one that agrees with a seat's view. */
import type { Decoded } from '../contract/decode';
import type { Step } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { searchOf } from './areas';
import type { Given, Job } from './job';
import { tableOf } from './recorded';
import { asStart, decisionsOf, type Start } from './starting';
import type { LocalTable } from './table';
import { imagining } from './thinking/thinking';
import { learnEarlier, remembered } from './earlier';

export interface Asked {
  record: GameRecord;
  /** The number of events before the moment. */
  events: number;
  seat: number;
  /** Keep the seat's own cards and all that it saw, but draw new hidden cards that agree with them. */
  others: boolean;
}

/** Where a local table begins. */
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
    start: otherCards(given, table, seat),
    told: { events: table.events(seat), steps: table.steps() },
  };
};

/** Draw a full state that agrees with what the seat knows and explains the others' play. */
function otherCards({ module }: Given, table: LocalTable, seat: number): Start {
  const { first } = module.description.sizes;
  const key = [...crypto.getRandomValues(new Uint32Array(8))];
  const search = searchOf(module, key, (key[0] ?? 0) | 1, []);
  const question = table.question(seat);
  learnEarlier(module, seat, question.past, search);
  const states = imagining(module, question, first, 1);
  module.call('sample_worlds', states, seat, ...remembered(module, question.past), search, module.model, first, 1);
  return asStart(states.row(first));
}
