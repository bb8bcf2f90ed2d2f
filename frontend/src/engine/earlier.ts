/** Learns how players decide from earlier play, as `quarterdeck.bots.deciding` does, by the same compiled functions. */
import { searchOf } from './areas';
import type { Module, Numbers, Rows } from './module';
import type { Past, Stretch } from './past';

/** The rows of the states for a seat's latest view and its first view. */
const [VIEW, BEGINNING] = [0, 1];

/** The counts of all seats' decisions up to the end of each stretch, so that no stretch is learned from twice. */
const known = new WeakMap<Stretch, BigInt64Array>();

/** Initialise the models of the seats in a search from what a seat remembers of earlier play. */
export function learnEarlier(module: Module, seat: number, past: Past, search: Rows): void {
  const prior = (row: Rows): BigInt64Array => row.field('prior').values as BigInt64Array;
  for (const [at, stretch] of past.earlier.entries()) {
    const counts = known.get(stretch);
    if (counts) {
      prior(search).set(counts);
      continue;
    }
    const mark = module.mark();
    const learner = searchOf(module, Array<number>(8).fill(0), 1, []);
    prior(learner).set(prior(search));
    const states = module.rows('state', module.description.sizes.first + 1);
    states.bytes(VIEW).set(stretch.end);
    states.bytes(BEGINNING).set(stretch.beginning);
    module.call('learn_stretch', states, seat, ...remembered(module, stretch), learner, module.model, at + 1);
    const found = prior(learner).slice();
    known.set(stretch, found);
    module.release(mark);
    prior(search).set(found);
  }
}

/** Return the seats, the actions and the number of the remembered decisions, as the module's functions take them. */
export function remembered(
  module: Module,
  past: Pick<Past, 'seats' | 'actions'>,
): [Numbers<'i1'>, Numbers<'i2'>, number] {
  const [seats, actions] = [module.numbers('i1', past.seats.length), module.numbers('i2', past.actions.length)];
  seats.values.set(past.seats);
  actions.values.set(past.actions);
  return [seats, actions, past.seats.length];
}
