/** Remembers in this browser for which games the reader has seen the aim. */
import { keep, keptObject } from '../../lib/storage';

const STORE = 'quarterdeck.known';

export const isKnown = (game: string): boolean => keptObject(STORE)[game] === true;

export const setKnown = (game: string): void => keep(STORE, { ...keptObject(STORE), [game]: true });
