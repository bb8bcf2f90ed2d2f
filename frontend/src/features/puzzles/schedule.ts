/** The schedule of repeated puzzles: failed ones return after one, three and seven days in the reader's time zone. */

export interface Standing {
  /** The number of solutions since the last failure; null: never failed. */
  step: number | null;
  /** The day on which the puzzle returns; null: it does not return. */
  due: number | null;
}

/** Days until a failed puzzle returns, by the number of solutions since the failure. */
export const WAITS: readonly number[] = [1, 3, 7];

/** The number of a day: days since the beginning of 1970 in the reader's time zone. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

export function answered(before: Standing | undefined, right: boolean, today: number): Standing {
  if (!right) return { step: 0, due: today + (WAITS[0] ?? 1) };
  if (before?.step == null) return { step: null, due: null };
  const step = before.step + 1;
  const wait = WAITS[step];
  return { step, due: wait === undefined ? null : today + wait };
}

export const settled = (standing: Standing | undefined): boolean => standing !== undefined && standing.due === null;

export const isDue = (standing: Standing | undefined, today: number): boolean =>
  standing?.due != null && standing.due <= today;

/** The puzzle of a day, the same for everyone: the games take turns, and so do the puzzles of each game. */
export function ofDay(
  day: number,
  counts: readonly (readonly [game: string, count: number])[],
): { game: string; at: number } | null {
  const [game, count] = counts[day % counts.length] ?? ['', 0];
  // Take a puzzle far from the previous one, as neighbouring puzzles come from the same played games.
  return count > 0 ? { game, at: (Math.floor(day / counts.length) * 37) % count } : null;
}

/** The number of puzzles solved at once, minus the failures, that raises a reader by one grade. */
const A_GRADE = 4;

/** The grade for a reader with this progress: it rises with immediate solutions and falls with failures. */
export function suited(standings: readonly Standing[]): number {
  const failed = standings.filter(({ step }) => step !== null).length;
  const ahead = standings.length - 2 * failed;
  return Math.min(4, 1 + Math.max(0, Math.floor(ahead / A_GRADE)));
}

/** The id of a puzzle, and the weakest level that solves it. */
interface Graded {
  id: string;
  grade: number;
}

/**
 * The next puzzle; null if all are done. Due puzzles come first, then new ones in order: those of the reader's grade,
 * or else of the nearest grade (of two, the easier one).
 */
export function following(
  puzzles: readonly Graded[],
  standing: (id: string) => Standing | undefined,
  today: number,
  last: string | null,
): string | null {
  const others = puzzles.filter(({ id }) => id !== last);
  const due = others.find(({ id }) => isDue(standing(id), today));
  if (due) return due.id;
  const grade = suited(puzzles.flatMap(({ id }) => standing(id) ?? []));
  const apart = ({ grade: its }: Graded): number => Math.abs(its - grade) + (its > grade ? 0.5 : 0);
  const fresh = others.filter(({ id }) => standing(id) === undefined);
  return (
    fresh.reduce<Graded | null>((best, each) => (best && apart(best) <= apart(each) ? best : each), null)?.id ?? null
  );
}
