/** How a table is kept beside its game. */
import type { NewTable } from './api';

export type Terms = Required<Pick<NewTable, 'clock' | 'standin' | 'take_back' | 'title'>>;

export const USUAL_TERMS: Terms = { clock: null, standin: 'medium', take_back: true, title: '' };
