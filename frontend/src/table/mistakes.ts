/** Finds the reader's frequent mistakes in reviewed games. The kinds of mistakes are themes of a game. */

/** A mistake of the reader. `kind`: the first theme that distinguishes the decision from the best one. */
export interface Case {
  kind: string;
  /** The number of events before the decision. */
  events: number;
  /** What the mistake cost: a share of the win (`cost`), and points in the round, or null if the game counts none. */
  cost: number;
  points: number | null;
}

export interface Cases {
  game: string;
  table: string;
  cases: readonly Case[];
}

/** A kind of mistake that the reader makes often, and its cases with their tables, the most costly case first. */
export interface Often {
  game: string;
  kind: string;
  cases: (Case & { table: string })[];
  cost: number;
  points: number | null;
}

/** The fewest cases that make a kind of mistake frequent, and the most kinds to report. */
export const LEAST = 5;
export const MOST = 6;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A reader's frequent mistakes in all reviewed games, the largest total cost first. */
export function oftenWrong(all: readonly Cases[]): Often[] {
  const each = all.flatMap(({ game, table, cases }) => cases.map((one) => ({ ...one, game, table })));
  const names = new Set(each.map(({ game, kind }) => `${game}/${kind}`));
  const groups = [...names].map((name) => each.filter(({ game, kind }) => `${game}/${kind}` === name));
  const often = groups
    .filter(({ length }) => length >= LEAST)
    .map((cases) => ({
      game: cases[0]?.game ?? '',
      kind: cases[0]?.kind ?? '',
      cases: cases.toSorted((one, other) => other.cost - one.cost),
      cost: mean(cases.map(({ cost }) => cost)),
      points: cases.some(({ points }) => points === null) ? null : mean(cases.map(({ points }) => points ?? 0)),
    }));
  return often.sort((one, other) => other.cost * other.cases.length - one.cost * one.cases.length).slice(0, MOST);
}
