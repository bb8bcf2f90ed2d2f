/** A job that plays a shared deal with a bot of level `hard` in the reader's seat, against the same bots. */
import type { Job } from '../engine/job';
import { tableWith } from '../engine/recorded';
import { Thinker } from '../engine/thinking/thinking';
import { chanceFrom } from '../offline/bots';
import { type Duplicate, keyOf, resultOf, seatOf, seedOf, type Result } from '../engine/duplicates';

/** Yields the number of decisions made. */
export const reference: Job<Duplicate & { deal: number }, number, Result> = function* (given, { deal, ...duplicate }) {
  const { game, options, level } = duplicate;
  const table = tableWith(given, options, keyOf(duplicate, deal));
  const [thinker, own, seed] = [
    new Thinker(given.module),
    seatOf(duplicate, deal, table.seats),
    seedOf(duplicate, deal),
  ];
  while (!table.isOver) {
    const seat = table.pending[0] ?? 0;
    const question = table.question(seat);
    const action = yield* thinker.decide(
      question,
      seat === own ? 'hard' : level,
      chanceFrom(seed, seat, table.count(seat)),
    );
    table.decide(seat, [action]);
    yield table.ply;
  }
  return resultOf(game, own, table.result());
};
