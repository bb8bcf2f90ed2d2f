/** Conditions on a table's options under which some of the game's texts read differently. */
import { wordsBy } from '../../../table/sentences';
import type { TideOptions } from './events';

export const CONDITIONS = { single: ({ rounds }: TideOptions) => rounds === 1 };

export const inForce = wordsBy<TideOptions>(CONDITIONS);
