/** Asks for a name once, before a person first sits down with others. Alone no one needs a name. */
import { isUnnamed } from '../../lib/naming';
import { keep, kept } from '../../lib/storage';

const STORE = 'quarterdeck-name-asked';

/** Whether to ask a person of this name for another one. */
export const asksName = (name: string): boolean => isUnnamed(name) && kept(STORE) === null;

/** Store that the reader answered or declined. */
export const nameAsked = (): void => keep(STORE, 'yes');
