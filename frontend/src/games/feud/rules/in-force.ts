/** Conditions on a table's options under which some of the game's texts read differently. */
import { wordsBy } from '../../../table/sentences';
import type { FeudOptions } from './events';

export const CONDITIONS = {
  always: ({ skirmishes }: FeudOptions) => skirmishes === 'always',
  short: ({ last_round: last }: FeudOptions) => (last ?? 0) > 0,
};

export const inForce = wordsBy<FeudOptions>(CONDITIONS);
