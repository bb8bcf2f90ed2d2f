/** Conditions on a table's options under which some of the game's texts read differently. */
import { wordsBy } from '../../../table/sentences';
import { STANDARD } from './cards';
import type { ChangeOptions } from './events';

export const CONDITIONS = {
  solo: ({ players }: ChangeOptions) => players === 1,
  /** The table has other points than the standard ones. */
  priced: ({ points }: ChangeOptions) => points.some((each, at) => each !== STANDARD[at]),
  teams: ({ teams }: ChangeOptions) => teams > 0,
};

export const inForce = wordsBy<ChangeOptions>(CONDITIONS);
