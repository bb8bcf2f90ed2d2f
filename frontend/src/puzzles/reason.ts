/** Why a choice is better than another: what the search has counted of both. */
import type { Puzzle } from './puzzles';

export interface Reason {
  code: string;
  best: number;
  other: number;
}

/** Differences of less than this, as shares of the greater number, say nothing. */
const LEAST = 0.1;

/** The count in which the best choice and another one (its place) differ most; null where they hardly do. */
export function reasonOf({ counts }: Pick<Puzzle, 'counts'>, other: number): Reason | null {
  const all = Object.entries(counts).map(([code, numbers]) => {
    const [a, b] = [numbers[0] ?? 0, numbers[other] ?? 0];
    return { code, best: a, other: b, apart: Math.abs(a - b) / Math.max(1, Math.abs(a), Math.abs(b)) };
  });
  const [most] = all.sort((one, two) => two.apart - one.apart);
  return most && most.apart >= LEAST ? { code: most.code, best: most.best, other: most.other } : null;
}
