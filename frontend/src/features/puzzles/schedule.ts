/** When a puzzle is shown again: those that were failed come back after a day, three, and seven. Days are the reader's own. */

/** How somebody stands with a puzzle. */
export interface Standing {
  /** How often it has been solved since it was failed last; null: it never was. */
  step: number | null;
  /** The day on which it comes back; null: it does not. */
  due: number | null;
}

/** Days after which it comes back, by how often it was solved since. */
export const WAITS: readonly number[] = [1, 3, 7];

/** A day's number: days since the beginning of 1970, where the reader is. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

/** How one stands with a puzzle after an answer. */
export function answered(before: Standing | undefined, right: boolean, today: number): Standing {
  if (!right) return { step: 0, due: today + (WAITS[0] ?? 1) };
  if (before?.step == null) return { step: null, due: null };
  const step = before.step + 1;
  const wait = WAITS[step];
  return { step, due: wait === undefined ? null : today + wait };
}

/** Whether it has been solved, and is not to be solved again. */
export const settled = (standing: Standing | undefined): boolean => standing !== undefined && standing.due === null;

export const isDue = (standing: Standing | undefined, today: number): boolean =>
  standing?.due != null && standing.due <= today;

/** The puzzle of a day: games in turn, and in each its puzzles in turn, the same for everybody. */
export function ofDay(
  day: number,
  counts: readonly (readonly [game: string, count: number])[],
): { game: string; at: number } | null {
  const [game, count] = counts[day % counts.length] ?? ['', 0];
  // Far from yesterday's: puzzles that were mined together lie together.
  return count > 0 ? { game, at: (Math.floor(day / counts.length) * 37) % count } : null;
}

/** Solved at once, less those that were failed: so many lead to the next grade. */
const A_GRADE = 4;

/** The grade that suits somebody who stands like this: it rises with what is solved at once, and falls with what is not. */
export function suited(standings: readonly Standing[]): number {
  const failed = standings.filter(({ step }) => step !== null).length;
  const ahead = standings.length - 2 * failed;
  return Math.min(4, 1 + Math.max(0, Math.floor(ahead / A_GRADE)));
}

/** What a puzzle is known by, and who finds it at least. */
interface Graded {
  id: string;
  grade: number;
}

/**
 * What comes next of these: first what is due, then what is new, of the grade that suits the reader or the nearest one (the
 * easier of two), by their order; null where all is done.
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
