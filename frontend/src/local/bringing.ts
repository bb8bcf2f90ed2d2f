/**
 * Records as files: all games of this browser go out as one, and come in again, here or in another browser. What comes
 * in is played again by the rules that it names, and kept where it comes to what it says.
 */
import type { Engine, Engines } from '../engine/games';
import { complete, encode, impossible } from '../engine/options';
import { beginningOf } from '../engine/starting';
import { LocalTable } from '../engine/table';
import type { Outcome } from '../lib/api';
import { exactJson, type GameRecord } from '../lib/records';
import { isObject } from '../lib/storage';
import { seatsIn } from './closed';
import type { Line } from './store';

/** The record as it goes out: a browser adds when it was played, and whether it counts (docs/records.md). */
export const handedOut = (record: GameRecord, { created, changed, outcome }: Line): GameRecord => ({
  ...record,
  kept: { created, changed, counts: outcome?.counts ?? false },
});

/** What tells one game from another: where it began, and what was decided. */
export const marks = ({ game, seed, start, decisions }: GameRecord): string =>
  exactJson([game, seed, start, decisions]);

/** The line in the lists for a record that comes in; null where it is no true record of a finished game. */
export async function broughtIn(record: GameRecord, id: string, engines: Engines): Promise<Line | null> {
  const engine = await engines(record.game, record.options).catch(() => null);
  if (!engine || !(record.result || record.ended) || !(await isTrue(record, engine))) return null;
  const kept = isObject(record.kept) ? record.kept : {};
  const now = Date.now() / 1000;
  const you = record.seats.findIndex(({ player }) => player === 'human');
  return {
    id,
    game: record.game,
    phase: 'finished',
    seats: seatsIn(record),
    created: typeof kept.created === 'number' ? kept.created : now,
    changed: typeof kept.changed === 'number' ? kept.changed : now,
    title: '',
    owing: [],
    due: null,
    outcome: outcomeOf(record, kept.counts === true),
    you: you < 0 ? null : you,
    seq: 0,
    evening: id,
    rules: engine.description.version,
    hidden: false,
  };
}

function outcomeOf({ result, ended }: GameRecord, counts: boolean): Outcome {
  const { why, seat } = (ended ?? {}) as { why?: Outcome['ended']; seat?: number };
  const conceded = why === 'concession' ? (seat ?? null) : null;
  return { winners: result?.winners ?? [], scores: result?.scores ?? [], ended: why ?? null, conceded, counts };
}

/** Whether the decisions of a record lead to what it says. */
async function isTrue(record: GameRecord, { description, codes, module }: Engine): Promise<boolean> {
  const { options, decisions, result, rules = 1 } = record;
  if (rules !== description.version || impossible(description, options) !== null) return false;
  try {
    const numbers = encode(description, complete(description, options));
    const table = new LocalTable(await module(), codes, numbers, beginningOf(record));
    for (const { seat, action } of decisions as { seat: number; action: number }[]) table.decide(seat, [action]);
    const scores = table.over ? table.result().scores : undefined;
    const events = same(told(table.everything()), told(record.events));
    return events && same(scores, result?.scores) && table.seats === record.seats.length;
  } catch {
    return false; // a decision that is not legal, or no number at all
  }
}

/** A record may lack events that are additions. */
const told = (events: readonly Record<string, unknown>[]): unknown[] =>
  events.filter(({ event }) => !String(event).startsWith('x_'));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** With the parts of every object in the order of their names. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, ordered(value[name])]),
  );
}
