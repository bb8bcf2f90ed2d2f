/** The settings of a table other than its game's. */
import { type NewTable, SETTINGS, type Settings } from '../../contract/http';

export interface Terms extends Omit<Settings, 'aids' | 'hints'> {
  title: string;
  /** Players may request hints; null: the default, only alone. */
  hints: boolean | null;
}

const { aids: _, ...usual } = SETTINGS;
export const USUAL_TERMS: Terms = { ...usual, title: '', hints: null };

/** Whether hints are possible: never if players must remember what hints would reveal. */
export const mayHint = ({ hints, memory }: Terms, people: boolean): boolean => memory === 'open' && (hints ?? !people);

/** The settings that matter to one person alone. */
export const aloneTerms = (terms: Terms): Pick<NewTable, 'take_back' | 'memory' | 'hints'> => ({
  take_back: terms.take_back,
  memory: terms.memory,
  hints: mayHint(terms, false),
});
