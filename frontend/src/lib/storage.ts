/** Stores this site's data in the browser. If storage is forbidden or full, nothing is stored, and nothing fails. */
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

/** The object stored under a name for this tab only; empty if there is none. */
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
    // Storage is forbidden or full, so the value is not stored.
  }
}

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(ownName(name), JSON.stringify(value));
  } catch {
    // Storage is forbidden or full, so the value is not stored.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(ownName(name));
  } catch {
    // Storage is forbidden, so there is nothing to remove.
  }
}

/** The storage name of the last known list of the reader's games, which is shown without a connection. */
export const GAMES_STORE = 'quarterdeck-games';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
