/** People's frequent mistakes: their kinds are themes of a game. */

/** A named decision of the reader. `kind`: the first theme that distinguishes it from the best. */
export interface Case {
  kind: string;
  /** The number of events before the decision. */
  events: number;
  /** Its cost: a share of the win, and points of the round if the game counts some. */
  cost: number;
  points: number | null;
}

/** The cases of one reviewed game. */
export interface Cases {
  game: string;
  table: string;
  cases: readonly Case[];
}

/** A frequent kind of mistake of the reader, and its cases with their tables, the most costly first. */
export interface Often {
  game: string;
  kind: string;
  cases: (Case & { table: string })[];
  /** The average cost of a case. */
  cost: number;
  points: number | null;
}

/** The fewest cases that count, and the most kinds to report. */
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
