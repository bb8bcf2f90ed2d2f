/** How a table is kept beside its game. */
import { type NewTable, SETTINGS, type Settings } from '../../contract/http';

export interface Terms extends Omit<Settings, 'aids' | 'hints'> {
  title: string;
  /** Players may ask for hints; null: as is usual, alone and not among people. */
  hints: boolean | null;
}

const { aids: _, ...usual } = SETTINGS;
export const USUAL_TERMS: Terms = { ...usual, title: '', hints: null };

/** Whether hints may be asked for; never where they would know what players must remember. */
export const mayHint = ({ hints, memory }: Terms, people: boolean): boolean => memory === 'open' && (hints ?? !people);

/** What of it matters to somebody alone. */
export const aloneTerms = (terms: Terms): Pick<NewTable, 'take_back' | 'memory' | 'hints'> => ({
  take_back: terms.take_back,
  memory: terms.memory,
  hints: mayHint(terms, false),
});
