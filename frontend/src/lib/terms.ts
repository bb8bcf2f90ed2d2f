/** How a table is kept beside its game. */
import type { NewTable } from './api';
import { USUAL } from './levels';

export type Terms = Required<Pick<NewTable, 'clock' | 'standin' | 'take_back' | 'memory' | 'open_rounds' | 'outside_bots' | 'talk' | 'title'>>;

export const USUAL_TERMS: Terms = { clock: null, standin: USUAL, take_back: true, memory: 'open', open_rounds: false, outside_bots: false, talk: 'open', title: '' };

/** What of it matters to somebody alone. */
export const aloneTerms = ({ take_back, memory }: Terms): Partial<Terms> => ({ take_back, memory });
