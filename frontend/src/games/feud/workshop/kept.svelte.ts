/** The reader's own maneuvers, stored in this browser. Reactive, also to changes in other tabs. */
import { isObject, keep, kept as text } from '../../../lib/storage';
import type { Definition } from './types';

const STORE = 'quarterdeck.feud.maneuvers';
/** The most definitions to store. */
export const MOST_KEPT = 100;

export interface Entry {
  id: string;
  definition: Definition;
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && typeof value.id === 'string' && isObject(value.definition);

/** Read the stored definitions, as far as they are valid. */
export function restore(stored: string | null): Entry[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return []; // another program wrote there
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

  /** Change the stored list, read again because another tab may have changed it. */
  #change(to: (list: readonly Entry[]) => Entry[]): void {
    const stored = text(STORE);
    this.#list = to(stored === null ? this.#list : restore(stored));
    keep(STORE, this.#list);
  }

  /** Store a definition in place of `id` if that exists, or else as a new one. Returns its id. */
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

  /** Restore a removed definition at its place. */
  back(entry: Entry, at: number): void {
    this.#change((list) => [...list.slice(0, at), entry, ...list.slice(at)]);
  }

  /** Whether exactly this definition is stored. */
  has(definition: unknown): boolean {
    const wanted = JSON.stringify(definition);
    return this.#list.some((entry) => JSON.stringify(entry.definition) === wanted);
  }
}

export const kept = new Kept();
