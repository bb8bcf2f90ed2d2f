/** Checks whether a record is true, as `quarterdeck.table.replay.verify` does, which also reports the differences. */
import type { Engine } from '../engine/games';
import { type Chosen, complete, encode, impossible } from '../engine/options';
import { beginningOf, decisionsOf } from '../engine/starting';
import { LocalTable } from '../engine/table';
import type { EventCode } from '../contract/decode';
import { dealOf, flaws } from '../lib/deal/deal';
import type { Step } from '../contract/protocol';
import type { GameRecord } from '../contract/records';
import { isObject } from '../lib/storage';
import { winnersOf } from './record';

/** Prefix of events that an extension adds. */
const ADDED = 'x_';
/** The largest difference between equal shares of the win: they may differ in the last digits. */
const NEAR = 1e-9;

type Told = Readonly<Record<string, unknown>>;

interface Beside {
  stand_ins?: number[];
  hints?: { ply: number; seat: number }[];
  ended?: { why: string; seat: number };
}

/** Whether a record agrees with the rules: its decisions are legal and lead to its events, its steps and its result. */
export async function isTrue(record: GameRecord, { description, codes, module }: Engine): Promise<boolean> {
  const { options, rules = 1 } = record;
  if (rules !== description.version || impossible(description, options) !== null) return false;
  const chosen = complete(description, options);
  if (!hasAll(options, chosen, description.added)) return false;
  try {
    const table = new LocalTable(await module(), codes, encode(description, chosen), beginningOf(record));
    play(table, record, description.actions);
    return agrees(record, table, codes) && isDealt(record);
  } catch {
    return false; // an invalid beginning, or an illegal decision
  }
}

/** Whether a record has every option, except those that were added to the game later (`added`). */
const hasAll = (options: Told, chosen: Chosen, added: readonly string[]): boolean =>
  Object.keys(chosen).every((name) => name in options || added.includes(name));

/** Whether the plies and seats in a record's fields on stand-ins, hints and an early end are possible. */
function isPossible({ decisions, seats, result, ...told }: GameRecord): boolean {
  const { stand_ins: places = [], hints = [], ended } = told as Beside;
  const plies = (decisions as unknown[]).length;
  return (
    [...places, plies].every((place, i) => place > (places[i - 1] ?? -1)) &&
    hints.every(({ ply, seat }) => ply >= 0 && ply <= plies && seat >= 0 && seat < seats.length) &&
    (!ended || (!result && ended.seat >= (ended.why === 'concession' ? 0 : -1) && ended.seat < seats.length))
  );
}

function play(table: LocalTable, record: GameRecord, actions: number): void {
  for (const { seat, action } of decisionsOf(record)) {
    // The compiled rules cut numbers off at a fixed width, so a larger number would become another action.
    if (!(Number.isInteger(action) && action >= 0 && action < actions)) throw new RangeError(`no action ${action}`);
    table.decide(seat, [action]);
  }
}

function agrees(record: GameRecord, table: LocalTable, codes: readonly EventCode[]): boolean {
  const { events, steps = [], result, seats, ended } = record;
  const everything = table.everything();
  const isCompared = comparing(codes, events);
  const expected = table.steps().map((step, at) => (steps[at]?.now ? step : bare(step)));
  const untold = events.length === 0 && isObject(ended) && ended.why === 'rules';
  return (
    table.seats === seats.length &&
    (untold || same(everything.filter(isCompared), events.filter(isCompared))) &&
    (steps.length === 0 ||
      same(expected, steps) ||
      same(placed(expected, everything, isCompared), placed(steps, events, isCompared))) &&
    isResult(result ?? null, table) &&
    isPossible(record)
  );
}

/**
 * Return whether an event is compared. An event that an extension adds is compared only if the game knows it, and the
 * record has any of that name.
 */
function comparing(codes: readonly EventCode[], events: readonly Told[]): (event: Told) => boolean {
  const [known, recorded] = [codes, events].map((list) => new Set(list.map(({ event }) => String(event))));
  return ({ event }) => {
    const name = String(event);
    return !name.startsWith(ADDED) || (known!.has(name) && recorded!.has(name));
  };
}

/** A step without `now`, which records of earlier versions lack. */
const bare = ({ events, pending, phase }: Step): Step => ({ events, pending, phase });

/** The steps, each with the number of events before it that are compared. */
function placed(steps: readonly Step[], events: readonly Told[], isCompared: (event: Told) => boolean): Step[] {
  const before = [0];
  for (const event of events) before.push(before.at(-1)! + Number(isCompared(event)));
  return steps.map((step) => ({ ...step, events: before[Math.max(0, step.events)] ?? before.at(-1)! }));
}

function isResult(result: GameRecord['result'] | null, table: LocalTable): boolean {
  if (!table.isOver || !result) return !table.isOver && !result;
  const { returns, scores } = table.result();
  return (
    same(winnersOf(returns), result.winners) &&
    same(scores, result.scores) &&
    returns.length === result.returns.length &&
    returns.every((share, seat) => Math.abs(share - result.returns[seat]!) < NEAR)
  );
}

const isDealt = (record: GameRecord): boolean => {
  const deal = dealOf(record);
  return deal === null || flaws(deal, record.seed, record.seats.length, null).length === 0;
};

/** Whether two JSON values are equal. The objects in `found` may have further fields. */
function same(expected: unknown, found: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(found) && expected.length === found.length && expected.every((one, i) => same(one, found[i]));
  if (isObject(expected))
    return isObject(found) && Object.entries(expected).every(([name, one]) => name in found && same(one, found[name]));
  return expected === found;
}
