/** A review's report: the twin of `quarterdeck.analysis.review_report`. Names and numbers are those of its JSON. */
import type { Decided, Estimate, Mark, Moment, Player, Point, Review, Revealed } from '../../contract/thinking';
import { both, total, type Worth } from './lookback';
import type { Thought } from '../thinking/thought';

/** Standard errors of a 99 % confidence interval. */
const SURE = 3;
const MARKS: readonly [limit: number, mark: Mark][] = [
  [0.1, 'blunder'],
  [0.05, 'mistake'],
  [0.02, 'inaccuracy'],
];
/** Limits as a share of the best choice's worth: a nearly lost game can still be played well or badly. */
const RELATIVE = [0.5, 0.25, 0.1];
/** Smaller costs get no mark. */
const LEAST = 0.002;
const MOMENTS = 3;

/** The mark of a decision; empty if it cost little, or no more than its error. `share`: that of the best choice. */
function markOf(cost: number, error: number, share: number): Mark {
  if (cost <= SURE * error || cost < LEAST) return '';
  return MARKS.find(([limit], at) => cost >= limit || cost >= (RELATIVE[at] ?? 1) * share)?.[1] ?? '';
}

export function decision(thought: Thought, at: Pick<Decided, 'ply' | 'events' | 'seat' | 'action'>): Decided {
  const choices = thought.actions.map(
    ({ action, share, error, behind, behind_error, points, themes, rival, best_in }) => {
      return { action, share, error, cost: behind, cost_error: behind_error, points, themes, rival, best_in };
    },
  );
  const own = choices.find(({ action }) => action === at.action);
  if (!own) throw new Error('the decision was not considered');
  const { cost, cost_error: error } = own;
  const best = choices[0] ?? own;
  const points = best.points === null || own.points === null ? null : best.points - own.points;
  return {
    ...at,
    cost,
    error,
    points,
    mark: markOf(cost, error, best.share),
    exact: thought.exact,
    worlds: thought.worlds,
    choices,
  };
}

/** The changes of the hidden part for each seat. They end at zero before the next deal. */
export function reveals(
  hidden: ReadonlyMap<number, ReadonlyMap<number, Estimate>>,
  deals: readonly number[],
  last: number,
  events: (ply: number) => number,
): Revealed[] {
  const found: Revealed[] = [];
  for (const [seat, stood] of hidden) {
    const plies = [...stood.keys()].sort((one, other) => one - other);
    plies.forEach((ply, at) => {
      const following = plies[at + 1] ?? last + 1;
      const dealt = [...deals, last].find((deal) => deal > ply) ?? last;
      const nothing = { value: 0, error: 0 };
      const now = stood.get(ply) ?? nothing;
      const then = following >= dealt ? nothing : (stood.get(following) ?? nothing);
      const place = following >= dealt ? dealt : following;
      found.push({
        ply: place,
        events: events(place),
        seat,
        luck: now.value - then.value,
        error: both(now.error, then.error),
      });
    });
  }
  return found;
}

/** The average cost of a choice at random. */
const stake = ({ choices }: Decided): number => total(choices.map(({ cost }) => cost)) / choices.length;

/** Sum up a seat's decisions and luck. */
export function player({ decisions, chances }: Review, seat: number): Player {
  const own = decisions.filter((each) => each.seat === seat);
  const marked = own.filter(({ mark }) => mark !== '');
  const stakes = total(own.map(stake));
  const marks = MARKS.toReversed().map(([, mark]) => [mark, own.filter((each) => each.mark === mark).length]);
  const shares = marked.map(({ action, choices, error }) => {
    const share = choices.find((each) => each.action === action)?.share ?? 1;
    return { kept: share / (choices[0]?.share ?? 1), error: error / share };
  });
  const kept = shares.reduce((all, each) => all * each.kept, 1);
  return {
    seat,
    decisions: own.length,
    lost: 1 - kept,
    lost_error: kept * Math.sqrt(total(shares.map(({ error }) => error * error))),
    points: own.some(({ points }) => points === null)
      ? null
      : Math.max(0, total(marked.map(({ points }) => points ?? 0))),
    accuracy: stakes > 0 ? Math.max(0, 1 - total(marked.map(({ cost }) => cost)) / stakes) : null,
    marks: Object.fromEntries(marks),
    luck: total(chances.map(({ luck }) => luck[seat] ?? 0)),
    luck_error: Math.sqrt(total(chances.map(({ errors }) => (errors[seat] ?? 0) * (errors[seat] ?? 0)))),
  };
}

/** The change of the share of the most affected seat. */
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
