/** How a table is kept beside its game. */
import type { NewTable } from '../../contract/http';
import { USUAL } from '../../contract/levels';

export type Terms = Required<
  Pick<NewTable, 'clock' | 'standin' | 'take_back' | 'memory' | 'open_rounds' | 'outside_bots' | 'talk' | 'title'>
> & {
  /** Players may ask for hints; null: as is usual, alone and not among people. */
  hints: boolean | null;
};

export const USUAL_TERMS: Terms = {
  clock: null,
  standin: USUAL,
  take_back: true,
  hints: null,
  memory: 'open',
  open_rounds: false,
  outside_bots: false,
  talk: 'open',
  title: '',
};

/** Whether hints may be asked for; never where they would know what players must remember. */
export const mayHint = ({ hints, memory }: Terms, people: boolean): boolean => memory === 'open' && (hints ?? !people);

/** What of it matters to somebody alone. */
export const aloneTerms = (terms: Terms): Pick<NewTable, 'take_back' | 'memory' | 'hints'> => ({
  take_back: terms.take_back,
  memory: terms.memory,
  hints: mayHint(terms, false),
});
