/** The maneuvers that somebody has made, kept in this browser. Reactive; what another tab keeps is seen here, too. */
import { isObject, keep, kept as text } from '../../../lib/storage';
import type { Definition } from './types';

const STORE = 'quarterdeck.feud.maneuvers';
/** So many are kept. */
export const MOST_KEPT = 100;

export interface Entry {
  id: string;
  definition: Definition;
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && typeof value.id === 'string' && isObject(value.definition);

/** What was stored, as far as it can be used. */
export function restore(stored: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return []; // something else wrote there
  }
}

class Kept {
  #list = $state.raw<readonly Entry[]>(restore(text(STORE)));

  constructor() {
    globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
      if (key === STORE) this.#list = restore(newValue);
    });
  }

  get all(): readonly Entry[] {
    return this.#list;
  }

  get full(): boolean {
    return this.#list.length >= MOST_KEPT;
  }

  /** Changes what is stored now: another tab may have gone on meanwhile. */
  #change(to: (list: readonly Entry[]) => Entry[]): void {
    const stored = text(STORE);
    this.#list = to(stored === null ? this.#list : restore(stored));
    keep(STORE, this.#list);
  }

  /** Keeps a definition: in the place of `id` while that is there, else as a new one. Its id. */
  put(definition: Definition, id: string | null): string {
    const entry = { id: id ?? crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, definition };
    this.#change((list) =>
      list.some((old) => old.id === entry.id)
        ? list.map((old) => (old.id === entry.id ? entry : old))
        : [...list, entry],
    );
    return entry.id;
  }

  drop(id: string): void {
    this.#change((list) => list.filter((entry) => entry.id !== id));
  }

  /** Puts one that was dropped back to its place. */
  back(entry: Entry, at: number): void {
    this.#change((list) => [...list.slice(0, at), entry, ...list.slice(at)]);
  }

  /** Whether exactly this is kept. */
  has(definition: unknown): boolean {
    const wanted = JSON.stringify(definition);
    return this.#list.some((entry) => JSON.stringify(entry.definition) === wanted);
  }
}

export const kept = new Kept();
