/** The record of a local game, exactly as docs/records.md says. */
import type { GameRecord } from '../contract/records';
import type { LocalState } from './state';
import type { Line } from './store';
import type { Outcome } from '../contract/http';
import { seatsOf } from './views';

/** In files: the name of whoever has none. */
const SOMEBODY = 'Somebody';

export const winnersOf = (returns: readonly number[]): number[] =>
  returns.flatMap((share, seat) => (share > 0 ? [seat] : []));

export function recordOf({ created, places, table, moves, over, hinted }: LocalState): GameRecord {
  const standins = moves.byStandins();
  const result = table.over ? table.result() : null;
  return {
    format: 'quarterdeck-record/1',
    game: created.game,
    rules: created.rules,
    options: created.options,
    seats: places.map(({ name, level }) => ({ name: name || SOMEBODY, player: level ? `bot:${level}` : 'human' })),
    ...(created.start ? { start: created.start } : { seed: created.key }),
    decisions: table.decisions.map(([seat, action]) => ({ seat, action })),
    events: table.everything(),
    steps: table.steps(),
    ...(result && { result: { winners: winnersOf(result.returns), ...result } }),
    ...(standins.length > 0 && { stand_ins: standins }),
    ...(hinted.length > 0 && { hints: hinted.map((hint) => ({ ...hint })) }),
    ...(over && { ended: { ...over } }),
  };
}

/** The options that make another kind of a game, which people do not compare with the usual one. */
export const variantOf = (options: Readonly<Record<string, unknown>>): Outcome['variant'] =>
  Object.fromEntries(
    ['preset', 'rules', 'teams'].flatMap((name) => (name in options ? [[name, options[name] as string | number]] : [])),
  );

/** How a game came out; null while it runs. */
function outcomeOf({ created, table, over, takenBack, hinted }: LocalState): Outcome | null {
  const variant = variantOf(created.options);
  const counts = !takenBack && hinted.length === 0 && !created.uncounted;
  if (over) {
    const conceded = over.why === 'concession' ? over.seat : null;
    return { winners: [], scores: [], ended: over.why, conceded, counts: counts && conceded !== null, variant };
  }
  if (!table.over) return null;
  const { returns, scores } = table.result();
  return { winners: winnersOf(returns), scores, ended: null, conceded: null, counts, variant };
}

/** A table in one line. */
export function lineOf(state: LocalState, hidden: boolean): Line {
  const { created, phase } = state;
  return {
    id: state.id,
    game: created.game,
    phase,
    seats: seatsOf(state),
    created: created.at,
    changed: state.changed,
    title: state.title,
    owing: phase === 'playing' ? state.table.pending : [],
    due: null,
    outcome: outcomeOf(state),
    you: state.people[0] ?? null,
    seq: state.seq,
    evening: created.evening || state.id,
    rules: created.rules,
    hidden,
  };
}
