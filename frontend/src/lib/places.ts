/** The ranks of a finished game, from its outcome alone. */

interface Outcome {
  winners: readonly number[];
  scores: readonly number[];
}

/** Whether the winners have the fewest points, and others have more. */
export function fewestWin({ winners, scores }: Outcome): boolean {
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  return winners.length > 0 && least < most && winners.every((seat) => scores[seat % scores.length] === least);
}

/** The rank of a seat's side, from 1; all who share a win are first. Seats are assigned to the sides in turn. */
export function placeOf(outcome: Outcome, seat: number): number {
  const { winners, scores } = outcome;
  const winning = new Set(winners.map((winner) => winner % scores.length));
  const own = seat % scores.length;
  if (winning.has(own)) return 1;
  const sign = fewestWin(outcome) ? -1 : 1;
  const better = (score: number): boolean => sign * score > sign * (scores[own] ?? 0);
  return 1 + scores.filter((score, side) => winning.has(side) || better(score)).length;
}
