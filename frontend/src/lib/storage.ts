/** Stores this site's data in the browser. If storage is forbidden or full, nothing is stored, and nothing fails. */
import { ownName } from './addresses';

function tried<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The text stored under a name, or null. */
export const kept = (name: string): string | null => tried(() => localStorage.getItem(ownName(name)));

/** The object that a text represents; empty if it represents none. */
export function objectIn(text: string | null): Record<string, unknown> {
  const value = tried<unknown>(() => JSON.parse(text ?? '{}'));
  return isObject(value) ? value : {};
}

/** The object stored under a name; empty if there is none, or another program wrote there. */
export const keptObject = (name: string): Record<string, unknown> => objectIn(kept(name));

/** The object stored under a name for this tab only; empty if there is none. */
export const keptHere = (name: string): Record<string, unknown> =>
  objectIn(tried(() => sessionStorage.getItem(ownName(name))));

export const keepHere = (name: string, value: unknown): void =>
  void tried(() => sessionStorage.setItem(ownName(name), JSON.stringify(value)));

export const keep = (name: string, value: unknown): void =>
  void tried(() => localStorage.setItem(ownName(name), JSON.stringify(value)));

export const forget = (name: string): void => void tried(() => localStorage.removeItem(ownName(name)));

/** The storage name of the last known list of the reader's games, which is shown without a connection. */
export const GAMES_STORE = 'quarterdeck-games';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
