/** A game that counts, for what tables do with any game: its model has the list of the events' names. */
import { BEGUN } from '../src/table/pace/progress.ts';

export const start = { ...BEGUN, names: [] };
/** Events of these names. */
export const list = (...names) => names.map((event) => ({ event }));

const more = (model, name) => ({ ...model, names: [...model.names, name] });

/** A name moves to `away` if `away` returns true for it. */
export const counting = (away, rest = {}) => ({
  reduce: (model, { event }) => {
    if (event === 'bad') throw new Error('does not fit');
    return more(model, event);
  },
  settle: (model) => (away(model.names.at(-1)) ? more(model, 'away') : model),
  pace: () => ({ move: 0, read: 0 }),
  pauses: ({ event }, next) => event === 'round' && next?.event !== 'end',
  ends: ({ event }) => (['trick', 'round'].includes(event) ? event : event === 'end' ? 'game' : null),
  ...rest,
});
