/** What people often get wrong: kinds of mistakes that a game tells apart, and how cases of them are counted. */

/** A kind of mistake: a claim about a position, by what the seat knew there, and two of its choices. */
export interface Kind<M> {
  /** Its words are `mistake.<game>.<id>`. */
  id: string;
  /** The number of the lesson that tells of it. */
  lesson: number;
  holds(model: M, seat: number, chosen: number, better: number): boolean;
}

/** The first kind that a decision is of; undefined for none. */
export const kindOf = <M>(
  kinds: readonly Kind<M>[],
  model: M,
  seat: number,
  chosen: number,
  better: number,
): Kind<M> | undefined => kinds.find((kind) => kind.holds(model, seat, chosen, better));

/** A decision of the reader's that was of some kind. */
export interface Case {
  kind: string;
  /** The number of events before the decision. */
  events: number;
  /** What it cost: a share of the win, and points of the round where the game counts some. */
  cost: number;
  points: number | null;
}

/** The cases of one game that was looked back at. */
export interface Cases {
  game: string;
  /** The table's id. */
  table: string;
  cases: readonly Case[];
}

/** A kind of mistake that the reader makes often; its cases with the table of each, those that cost most first. */
export interface Often {
  game: string;
  kind: string;
  cases: (Case & { table: string })[];
  /** What a case costs on average. */
  cost: number;
  points: number | null;
}

/** From so many cases on it is no accident; and so many kinds are told. */
export const LEAST = 5;
export const MOST = 6;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** What somebody often gets wrong, by all their games that were looked back at: what costs most in all comes first. */
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
