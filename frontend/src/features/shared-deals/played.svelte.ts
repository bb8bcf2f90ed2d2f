/** The deals that the reader has begun, their tables in this browser, and their results. Reactive. */
import { isObject, keep, keptObject } from '../../lib/storage';
import type { Result } from '../../engine/duplicates';

const STORE = 'quarterdeck.duplicates';
/** The number of tables to remember; older ones are forgotten. */
const MOST = 400;

export interface Played {
  deal: number;
  id: string;
  /** The reader's result, and Hard's; null: not yet known. */
  own: Result | null;
  hard: Result | null;
}

const isPlayed = (value: unknown): value is Played =>
  isObject(value) && typeof value.id === 'string' && Number.isInteger(value.deal);

const stored = (): Record<string, Played> =>
  Object.fromEntries(
    Object.entries(keptObject(STORE)).filter((entry): entry is [string, Played] => isPlayed(entry[1])),
  );

class PlayedDeals {
  #tables = $state.raw(stored());

  at(table: string): Played | null {
    return this.#tables[table] ?? null;
  }

  table(id: string, deal: number): string | null {
    return Object.entries(this.#tables).find(([, played]) => played.id === id && played.deal === deal)?.[0] ?? null;
  }

  begin(table: string, id: string, deal: number): void {
    this.#keep(table, { id, deal, own: null, hard: null });
  }

  know(table: string, what: Partial<Pick<Played, 'own' | 'hard'>>): void {
    const before = this.at(table);
    if (before) this.#keep(table, { ...before, ...what });
  }

  #keep(table: string, played: Played): void {
    const { [table]: _, ...others } = stored();
    this.#tables = Object.fromEntries([...Object.entries(others), [table, played] as const].slice(-MOST));
    keep(STORE, this.#tables);
  }
}

export const playedDeals = new PlayedDeals();
