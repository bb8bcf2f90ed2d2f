/** The settings of a table besides the options of its game. */
import { type NewTable, SETTINGS, type Settings } from '../../contract/http';

export interface Terms extends Omit<Settings, 'aids' | 'hints'> {
  title: string;
  hints: boolean | null;
}

const { aids: _, ...usual } = SETTINGS;
export const USUAL_TERMS: Terms = { ...usual, title: '', hints: null };

/** Whether players may request hints; never under strict memory. `people`: the reader plays with other people. */
export const mayHint = ({ hints, memory }: Terms, people: boolean): boolean => memory === 'open' && (hints ?? !people);

export const aloneTerms = (terms: Terms): Pick<NewTable, 'take_back' | 'memory' | 'hints'> => ({
  take_back: terms.take_back,
  memory: terms.memory,
  hints: mayHint(terms, false),
});
