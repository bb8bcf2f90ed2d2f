import { searchOf } from './areas';
import { learnEarlier, remembered } from './earlier';
import type { Module } from './module';
import { asStart, type Start } from './starting';
import type { LocalTable } from './table';
import { imagining } from './thinking/thinking';

/** Draw full states that agree with what a seat knows and explain the others' play. `key` seeds the random numbers. */
export function imagined(
  module: Module,
  table: LocalTable,
  seat: number,
  key: readonly number[],
  count: number,
): Start[] {
  const { first } = module.description.sizes;
  const search = searchOf(module, key, ((key[0] ?? 0) | 1) >>> 0, []);
  const question = table.question(seat);
  learnEarlier(module, seat, question.past, search);
  const states = imagining(module, question, first, count);
  module.call('sample_worlds', states, seat, ...remembered(module, question.past), search, module.model, first, count);
  return Array.from({ length: count }, (_, at) => asStart(states.row(first + at)));
}
