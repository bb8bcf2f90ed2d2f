/** Asking for a name once, before a person first sits down with others: alone no one needs one. */
import { isUnnamed } from '../../lib/naming';
import { keep, kept } from '../../lib/storage';

const STORE = 'quarterdeck-name-asked';

/** Whether a person of this name is asked for another one. */
export const asksName = (name: string): boolean => isUnnamed(name) && kept(STORE) === null;

/** They have answered, or would rather not. */
export const nameAsked = (): void => keep(STORE, 'yes');
