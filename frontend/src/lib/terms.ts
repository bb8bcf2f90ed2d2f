/** How a table is kept beside its game. */
import type { NewTable } from './api';

export type Terms = Required<Pick<NewTable, 'clock' | 'standin' | 'take_back' | 'memory' | 'open_rounds' | 'talk' | 'title'>>;

export const USUAL_TERMS: Terms = { clock: null, standin: 'medium', take_back: true, memory: 'open', open_rounds: false, talk: 'open', title: '' };

/** Whether spectators can be shown the hands of rounds that are over: `fresh`, the game deals every round anew. */
export const mayOpen = ({ memory }: Terms, fresh: boolean): boolean => fresh && memory === 'open';

/** What of it matters among people. */
export const termsOf = (terms: Terms, fresh: boolean): Terms => ({ ...terms, open_rounds: terms.open_rounds && mayOpen(terms, fresh) });

/** What of it matters to somebody alone. */
export const aloneTerms = ({ take_back, memory }: Terms): Partial<Terms> => ({ take_back, memory });
