/** The open tables that the browser could not store, and why. The page shows a notice until the reader dismisses it. */
import type { Why } from '../../offline/unkept';

class Unkept {
  #why = $state.raw<Readonly<Record<string, Why | null>>>({});
  readonly #away = new Set<string>();

  readonly hear = (id: string, why: Why | null): void => {
    if ((this.#why[id] ?? null) !== why && !this.#away.has(id)) this.#why = { ...this.#why, [id]: why };
  };

  /** Why a table is not stored; null if it is stored, or the notice was dismissed. */
  why = (id: string): Why | null => this.#why[id] ?? null;

  putAway(id: string): void {
    this.hear(id, null);
    this.#away.add(id);
  }
}

export const unkept = new Unkept();
