/** What of a table's terms can be chosen beside the others. */
import type { NewTable } from '../../contract/http';
import { mayHint, type Terms } from '../../client/table/terms';

/** Whether spectators can be shown the hands of rounds that are over: `fresh`, the game deals every round anew. */
export const mayOpen = ({ memory }: Terms, fresh: boolean): boolean => fresh && memory === 'open';

/** What of it matters among people. */
export const termsOf = (terms: Terms, fresh: boolean): Partial<NewTable> => ({
  ...terms,
  hints: mayHint(terms, true),
  open_rounds: terms.open_rounds && mayOpen(terms, fresh),
});
