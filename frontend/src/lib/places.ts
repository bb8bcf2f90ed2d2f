/** Computes the ranks in a finished game from its outcome. */

interface Outcome {
  winners: readonly number[];
  scores: readonly number[];
}

/** Whether the fewest points win: all winners have the fewest points, and not everyone has the same. */
export function fewestWin({ winners, scores }: Outcome): boolean {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return winners.length > 0 && least < most && winners.every((seat) => scores[seat % scores.length] === least);
}

/**
 * The rank of a seat's side, from 1. All sides that share the win are first. The seats belong to the sides in turn, so
 * seat 2 of four seats is on side 0 of two.
 */
export function placeOf(outcome: Outcome, seat: number): number {
  const { winners, scores } = outcome;
  const winning = new Set(winners.map((winner) => winner % scores.length));
  const own = seat % scores.length;
  if (winning.has(own)) return 1;
  const sign = fewestWin(outcome) ? -1 : 1;
  const better = (score: number): boolean => sign * score > sign * (scores[own] ?? 0);
  return 1 + scores.filter((score, side) => winning.has(side) || better(score)).length;
}
