/** A search's estimate of every choice in a past decision, as far as its seat could know. For finished games. */
import type { GameRecord } from '../../contract/records';
import type { Job } from '../job';
import { complete, encode } from '../options';
import { beginningOf } from '../starting';
import { LocalTable } from '../table';
import { silently } from './slices';
import { thoughts, type Thought } from './thought';

/** The limit of rollouts: as in a review. */
const PLAYS = 20_000;

export interface Asked {
  record: GameRecord;
  /** The number of events before the seat's decision. */
  events: number;
  seat: number;
}

export interface Weighed {
  action: number;
  /** Null if there was only one choice. */
  thought: Thought | null;
}

export const weighed: Job<Asked, never, Weighed | null> = function* (given, { record, events, seat }) {
  const { module, codes, description } = given;
  const options = encode(description, complete(description, record.options as never));
  const table = new LocalTable(module, codes, options, beginningOf(record));
  for (const made of record.decisions as { seat: number; action: number }[]) {
    if (made.seat !== seat || table.told < events) {
      table.decide(made.seat, [made.action]);
      continue;
    }
    if (table.legal(seat).length < 2) return { action: made.action, thought: null };
    const steps = thoughts(module, table.question(seat), { seed: table.ply, plays: PLAYS });
    return { action: made.action, thought: yield* silently(steps) };
  }
  return null;
};
