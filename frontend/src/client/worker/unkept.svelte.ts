/** The tables of this page that its browser does not store, and why; shown until dismissed. */
import type { Why } from '../../offline/unkept';

class Unkept {
  #why = $state.raw<Readonly<Record<string, Why | null>>>({});
  readonly #away = new Set<string>();

  readonly hear = (id: string, why: Why | null): void => {
    if ((this.#why[id] ?? null) !== why && !this.#away.has(id)) this.#why = { ...this.#why, [id]: why };
  };

  /** Null if there is nothing to report. */
  why = (id: string): Why | null => this.#why[id] ?? null;

  putAway(id: string): void {
    this.hear(id, null);
    this.#away.add(id);
  }
}

export const unkept = new Unkept();
