/** Remembers whether the reader was asked for a name, which happens once, before they first sit down with others. */
import { isUnnamed } from '../../lib/naming';
import { keep, kept } from '../../lib/storage';

const STORE = 'quarterdeck-name-asked';

/** Whether to ask the reader for a name: they have only a default name, and were not asked before. */
export const asksName = (name: string): boolean => isUnnamed(name) && kept(STORE) === null;

export const nameAsked = (): void => keep(STORE, 'yes');
