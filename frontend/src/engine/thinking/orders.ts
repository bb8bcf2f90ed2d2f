/**
 * Finds the best order for a hand that is laid as a whole, as `quarterdeck.analysis.orders` does. The same compiled
 * functions compute every number.
 */
import type { OrderThought, Said } from '../../contract/thinking';
import { searchOf } from '../areas';
import { learnEarlier, remembered } from '../earlier';
import type { Job } from '../job';
import type { Description, Module, Rows } from '../module';
import type { Question } from '../past';
import { CERTAINTIES, wayOf } from './themes';
import { imagining } from './thinking';

/**
 * How many numbers encode a theme in the row: its place, its certainty, whether the rival has it, the action, and four
 * for its sentence.
 */
const SAID = 8;

export const bestOrder: Job<{ question: Question; seed: number }, never, OrderThought> = function* (
  { module },
  { question, seed },
) {
  const mark = module.mark();
  try {
    return yield* compare(module, question, seed);
  } finally {
    module.release(mark);
  }
};

function* compare(module: Module, question: Question, seed: number): Generator<void, OrderThought> {
  const { rows, worlds, step } = module.description.order_sizes;
  const { seat, past } = question;
  const states = imagining(module, question, rows, 0);
  const search = searchOf(module, Array<number>(8).fill(0), 1, []);
  learnEarlier(module, seat, past, search);
  const tried = module.rows('orders', 1);
  describe(module.description, tried, seed);
  const given = [states, seat, ...remembered(module, past), search, module.model, tried] as const;
  for (let done = 0; done < worlds; done += step) {
    module.call('try_orders', ...given, step);
    yield;
  }
  module.call('choose_order', states, seat, tried);
  return thoughtOf(module.description, tried);
}

/** Write into the row's inputs the seed, the threshold, what amounts are worth, and the signs of themes. */
function describe({ outcomes, vocabulary }: Description, row: Rows, seed: number): void {
  row.set('seed', seed);
  if (!vocabulary) return;
  row.set('threshold', vocabulary.unit.threshold);
  const worth = (code: string): number => vocabulary.outcomes[code]?.worth ?? 0;
  const worths = row.field('worths').values as Float64Array;
  for (const [at, { code, mean }] of outcomes.entries()) worths[at] = mean ? worth(code) : 0;
  const signs = row.field('signs').values as BigInt64Array;
  for (const [at, theme] of Object.values(vocabulary.themes).entries())
    signs[at] = BigInt(wayOf(theme, worth(theme.outcome))[0]);
}

function thoughtOf(description: Description, row: Rows): OrderThought {
  const [best, length, lead] = [row.get('best'), row.get('length'), row.get('lead')];
  const first = best * description.order_sizes.length;
  return {
    actions: numbers(row, 'actions').slice(first, first + length),
    points: numbers(row, 'points')[best] ?? 0,
    mean: row.get('mean'),
    orders: row.get('count'),
    worlds: row.get('worlds'),
    lead,
    matters: lead >= row.get('threshold'),
    themes: saidIn(description, numbers(row, 'said')),
  };
}

function saidIn({ vocabulary }: Description, said: readonly number[]): Said[] {
  const names = Object.keys(vocabulary?.themes ?? {});
  return [0, 1].flatMap((nth) => {
    const [place = -1, sure = 0, beside = 0, action = -1, ...its] = said.slice(nth * SAID, (nth + 1) * SAID);
    const [theme, certainty] = [names[place], CERTAINTIES[sure]];
    if (theme === undefined || !certainty) return [];
    return [{ theme, certainty, of: beside ? 'other' : 'this', action, numbers: its as Said['numbers'] }];
  });
}

const numbers = (row: Rows, field: string): number[] => [...row.field(field).values].map(Number);
