/** The settings of a table, as far as its other settings allow them. */
import type { NewTable } from '../../contract/http';
import { mayHint, type Terms } from '../../client/table/terms';

/** Whether spectators can see the hands of finished rounds: `fresh`, the game deals all cards again every round. */
export const mayOpen = ({ memory }: Terms, fresh: boolean): boolean => fresh && memory === 'open';

/** The settings of a new table with other people. */
export const termsOf = (terms: Terms, fresh: boolean): Partial<NewTable> => ({
  ...terms,
  hints: mayHint(terms, true),
  open_rounds: terms.open_rounds && mayOpen(terms, fresh),
});
