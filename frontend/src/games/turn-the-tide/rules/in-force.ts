/** The options that change what the game's texts may claim. */
import { wordsBy } from '../../../table/sentences';
import type { TideOptions } from './events';

export const CONDITIONS = { single: ({ rounds }: TideOptions) => rounds === 1 };

export const inForce = wordsBy<TideOptions>(CONDITIONS);
