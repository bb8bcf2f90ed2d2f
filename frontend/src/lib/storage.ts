/** This site's storage in the browser. It can be forbidden or full: then a choice lasts as long as the page. */
import { ownName } from './addresses';

/** The text stored under a name, or null. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(ownName(name));
  } catch {
    return null;
  }
}

function objectIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** The object stored under a name; empty if there is none, or another program wrote there. */
export const keptObject = (name: string): Record<string, unknown> => objectIn(kept(name));

/** The same from the storage of this tab. */
export function keptHere(name: string): Record<string, unknown> {
  try {
    return objectIn(sessionStorage.getItem(ownName(name)));
  } catch {
    return {};
  }
}

export function keepHere(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(ownName(name), JSON.stringify(value));
  } catch {
    // As in kept(): no remedy.
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(ownName(name), JSON.stringify(value));
  } catch {
    // As in kept(): no remedy.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(ownName(name));
  } catch {
    // As in kept(): then nothing is there.
  }
}

/** The last known list of the reader's games, for use without a connection. */
export const GAMES_STORE = 'quarterdeck-games';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
