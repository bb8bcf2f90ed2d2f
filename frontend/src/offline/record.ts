/** Makes the record of a local game (the format is in docs/records.md), and the table's entry in the lists. */
import type { GameRecord } from '../contract/records';
import { type Created, dropLast, type Entry } from './entries';
import type { LocalTable } from '../engine/table';
import type { LocalState } from './state';
import type { Line } from './store';
import type { Outcome } from '../contract/http';
import { seatsOf } from './views';

/** The name in records for a person without a name. */
const SOMEBODY = 'Somebody';

export const winnersOf = (returns: readonly number[]): number[] =>
  returns.flatMap((share, seat) => (share > 0 ? [seat] : []));

type Decisions = readonly (readonly [seat: number, action: number])[];

const beginningOf = (
  created: Created,
  seats: Pick<Line['seats'][number], 'name' | 'level'>[],
  decisions: Decisions,
) => ({
  format: 'quarterdeck-record/1' as const,
  game: created.game,
  rules: created.rules,
  options: created.options,
  seats: seats.map(({ name, level }) => ({ name: name || SOMEBODY, player: level ? `bot:${level}` : 'human' })),
  ...(created.start ? { start: created.start } : { seed: created.key }),
  decisions: decisions.map(([seat, action]) => ({ seat, action })),
});

/** A record's field `result`; missing if the game did not reach its end. */
function resultOf(table: LocalTable): Pick<GameRecord, 'result'> {
  if (!table.isOver) return {};
  const result = table.result();
  return { result: { winners: winnersOf(result.returns), ...result } };
}

export function recordOf({ created, places, table, plies, over, hinted }: LocalState): GameRecord {
  const standins = plies.flatMap(({ standin }, ply) => (standin ? [ply] : []));
  return {
    ...beginningOf(created, places, table.decisions),
    events: table.everything(),
    steps: table.steps(),
    ...resultOf(table),
    ...(standins.length > 0 && { stand_ins: standins }),
    ...(hinted.length > 0 && { hints: hinted.map((hint) => ({ ...hint })) }),
    ...(over && { ended: { ...over } }),
  };
}

/** All decisions in a log that were not taken back or changed. The rules are not needed for this. */
function decisionsIn([created, ...entries]: readonly Entry[]): Decisions {
  const found = [...(created as Created).made];
  for (const entry of entries) {
    if (entry.type === 'took_back') found.length = entry.ply;
    if (entry.type === 'changed') dropLast(found, entry.actions.length, ([seat]) => seat === entry.seat);
    if (entry.type === 'decided' || entry.type === 'changed')
      for (const action of entry.actions) found.push([entry.seat, action]);
  }
  return found;
}

/** The record of a game whose rules this page no longer has: its decisions, without events, steps and result. */
export const bareRecord = (entries: readonly Entry[], { seats }: Line): GameRecord => ({
  ...beginningOf(entries[0] as Created, seats, decisionsIn(entries)),
  events: [],
  steps: [],
  ended: { why: 'rules', seat: 0 },
});

/** The options that make the game a variant; statistics count each variant by itself. */
const variantOf = (options: Readonly<Record<string, unknown>>): Outcome['variant'] =>
  Object.fromEntries(
    ['preset', 'rules', 'teams'].flatMap((name) => (name in options ? [[name, options[name] as string | number]] : [])),
  );

export function outcomeOf({ options, result, ended }: Ending, counts: boolean): Outcome {
  const { why, seat } = (ended ?? {}) as { why?: Outcome['ended']; seat?: number };
  const conceded = why === 'concession' ? (seat ?? null) : null;
  const { winners, scores } = result ?? { winners: [], scores: [] };
  return { winners, scores, ended: why ?? null, conceded, counts, variant: variantOf(options) };
}
type Ending = Pick<GameRecord, 'options' | 'result'> & { ended?: unknown };

const counts = ({ counts: soFar, over }: LocalState): boolean => soFar && (!over || over.why === 'concession');

export function lineOf(state: LocalState, hidden: boolean): Line {
  const { created, phase, table, over } = state;
  const ending = { options: created.options, ...resultOf(table), ended: over };
  return {
    id: state.id,
    game: created.game,
    phase,
    seats: seatsOf(state),
    created: created.at,
    changed: state.changed,
    title: state.title,
    owing: phase === 'playing' ? table.pending : [],
    due: null,
    outcome: phase === 'finished' ? outcomeOf(ending, counts(state)) : null,
    you: state.people[0] ?? null,
    seq: state.seq,
    evening: created.evening || state.id,
    rules: created.rules,
    hidden,
  };
}
