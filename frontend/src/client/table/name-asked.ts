/** Asking for a name once, after the first finished game: until then nobody needs one. */
import { keep, kept } from '../../lib/storage';

const STORE = 'quarterdeck-name-asked';
/** What a server and a browser call somebody who has not said a name. */
const NEUTRAL = /^Guest \d{3}$/;

/** Whether a reader of this name is asked at the end of this table: of the first one that ended here. */
export function asksName(table: string, name: string): boolean {
  const asked = kept(STORE);
  return NEUTRAL.test(name) && (asked === null || asked === JSON.stringify(table));
}

/** They are asked here, and at no other table. */
export const nameAsked = (table: string): void => keep(STORE, table);

/** They would rather not say. */
export const nameRefused = (): void => keep(STORE, '');
