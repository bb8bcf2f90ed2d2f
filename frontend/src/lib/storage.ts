/** What this browser keeps for this site. Storage can be forbidden or full: then a choice lasts as long as the page. */
import { ownName } from './addresses';

/** The text kept under a name; null where there is none. */
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

/** The object kept under a name; an empty one where there is none, or something else wrote there. */
export const keptObject = (name: string): Record<string, unknown> => objectIn(kept(name));

/** The same of what this tab alone keeps, until it is closed. */
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
    // As in kept(): nothing to do about it.
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(ownName(name), JSON.stringify(value));
  } catch {
    // As in kept(): nothing to do about it.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(ownName(name));
  } catch {
    // As in kept(): then nothing is there.
  }
}

/** The reader's games as they were last seen, for when there is no connection. */
export const GAMES_STORE = 'quarterdeck-games';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
