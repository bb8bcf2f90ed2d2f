/** Makes a review's report, with the same names and numbers as the JSON of `quarterdeck.analysis.review_report`. */
import type { Decided, Mark, Moment, Player, Point, Review } from '../../contract/thinking';
import { both, total, type Worth } from './lookback';
import type { Thought } from '../thinking/thought';

/** The number of standard errors by which a cost must differ from 0 to count as certain. */
const SURE = 3;
const MARKS: readonly [limit: number, mark: Mark][] = [
  [0.1, 'blunder'],
  [0.05, 'mistake'],
  [0.02, 'inaccuracy'],
];
/**
 * Limits of the same marks as fractions of the best choice's share of the win, because a nearly lost game can still be
 * played well or badly.
 */
const RELATIVE = [0.5, 0.25, 0.1];
/** The least cost that gets a mark. */
const LEAST = 0.002;
/** The number of standard errors within which a first look at a decision may be wrong. */
const DOUBT = 2;
const MOMENTS = 3;

/** A number and its standard error. */
export interface Hidden {
  value: number;
  error: number;
}

/** The mark of a decision; empty if its cost is small. `share`: the best choice's share of the win. */
function markOf(cost: number, share: number): Mark {
  if (cost < LEAST) return '';
  return MARKS.find(([limit], at) => cost >= limit || cost >= (RELATIVE[at] ?? 1) * share)?.[1] ?? '';
}

/** Whether a first estimate suffices: `action` is best, and another one is hardly better by enough for a mark. */
export function isClear({ exact, actions }: Thought, action: number): boolean {
  const [limit] = MARKS.at(-1)!;
  return (
    exact ||
    (action === actions[0]?.action &&
      actions.every(({ behind, behind_error }) => behind + limit >= DOUBT * behind_error))
  );
}

/**
 * The choice's advantage over the average choice in the true state, minus the advantage that the player could estimate.
 * `truly` has each action's value in the true state.
 */
export function hidden({ actions }: Thought, action: number, truly: ReadonlyMap<number, Hidden>): Hidden {
  const count = actions.length;
  const at = (each: number): Hidden => truly.get(each) ?? { value: 0, error: 0 };
  const own = actions.find((each) => each.action === action);
  const change = at(action).value - total(actions.map((each) => at(each.action).value)) / count;
  const known = (own?.share ?? 0) - total(actions.map(({ share }) => share)) / count;
  const spread = Math.sqrt(total(actions.map((each) => at(each.action).error * at(each.action).error))) / count;
  return { value: change - known, error: both(both(at(action).error, spread), own?.error ?? 0) };
}

export function decision(
  thought: Thought,
  at: Pick<Decided, 'ply' | 'events' | 'seat' | 'action'>,
  { value: unseen, error: unseen_error }: Hidden,
): Decided {
  const choices = thought.actions.map(
    ({ action, share, error, behind, behind_error, points, themes, rival, best_in }) => {
      return { action, share, error, cost: behind, cost_error: behind_error, points, themes, rival, best_in };
    },
  );
  const own = choices.find(({ action }) => action === at.action);
  if (!own) throw new Error('the decision was not considered');
  const error = own.cost_error;
  const cost = own.cost > SURE * error ? own.cost : 0;
  const best = choices[0] ?? own;
  const points = best.points === null || own.points === null ? null : best.points - own.points;
  const mark = markOf(cost, best.share);
  const { exact, worlds } = thought;
  return { ...at, cost, error, points, unseen, unseen_error, mark, exact, worlds, choices };
}

/** A seat's result and its parts. Changes of the curve that no other part explains belong to the others' part. */
export function player({ decisions, chances, curve }: Review, seat: number, fair: number): Player {
  const own = decisions.filter((each) => each.seat === seat);
  const marked = own.filter(({ mark }) => mark !== '');
  const marks = MARKS.toReversed().map(([, mark]) => [mark, own.filter((each) => each.mark === mark).length]);
  const result = curve.at(-1)?.shares[seat] ?? 0;
  const chance = total(chances.map(({ luck }) => luck[seat] ?? 0));
  const cost = total(own.map((each) => each.cost));
  const unseen = total(own.map((each) => each.unseen));
  return {
    seat,
    decisions: own.length,
    fair,
    result,
    chance,
    chance_error: errorOf(chances.map(({ errors }) => errors[seat] ?? 0)),
    others: result - fair - chance + cost - unseen,
    own: 0 - cost,
    own_error: errorOf(own.map(({ error }) => error)),
    unseen,
    unseen_error: errorOf(own.map(({ unseen_error }) => unseen_error)),
    named: 0 - total(marked.map((each) => each.cost)),
    marks: Object.fromEntries(marks),
  };
}

/** The standard error of a sum of independent numbers. */
const errorOf = (errors: readonly number[]): number => Math.sqrt(total(errors.map((each) => each * each)));

/** By how much a moment changes the share of the seat that it concerns. */
const weight = ({ seat, before, after }: Moment): number => Math.abs((after[seat] ?? 0) - (before[seat] ?? 0));

/** The largest changes of the curve, in the order of the game. */
export function moments({ curve }: Review, before: ReadonlyMap<number, Worth>): Moment[] {
  const found: Moment[] = [];
  let last: Point | null = null;
  for (const point of curve) {
    const since = last?.ply ?? -1;
    const chance = [...before.keys()].filter((ply) => ply > since && ply <= point.ply);
    const stood = before.get(Math.max(...chance))?.share ?? point.shares;
    if (last) found.push(deciding(point, 'play', last.shares, stood));
    if (chance.length) found.push(deciding(point, 'deal', stood, point.shares));
    last = point;
  }
  const greatest = found.sort((one, other) => weight(other) - weight(one)).slice(0, MOMENTS);
  return greatest.sort((one, other) => one.ply - other.ply);
}

function deciding({ ply, events }: Point, kind: 'deal' | 'play', before: number[], after: number[]): Moment {
  const changes = after.map((share, at) => Math.abs(share - (before[at] ?? 0)));
  return { ply, events, kind, seat: changes.indexOf(Math.max(...changes)), before, after };
}
