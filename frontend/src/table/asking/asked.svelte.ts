/** The bots' decisions that were marked in this browser, by table. */
import { SvelteSet } from 'svelte/reactivity';
import { ask } from '../../client/api/http';
import { explain } from '../../words/problems';
import { keep, keptObject } from '../../lib/storage';

const STORE = 'quarterdeck-asked';
/** The number of tables to remember. */
const TABLES = 30;

/** The marks of one table, by the number of events before each decision. */
class Asked {
  readonly kept: SvelteSet<number>;
  /** Why the last mark could not be stored. */
  problem = $state<{ after: number; text: string } | null>(null);

  constructor(readonly table: string) {
    const before = keptObject(STORE)[table];
    this.kept = new SvelteSet(Array.isArray(before) ? before.map(Number) : []);
  }

  async mark(after: number): Promise<void> {
    this.problem = null;
    try {
      await ask('PUT /api/tables/{table_id}/questions', { path: { table_id: this.table }, body: { after } });
      this.kept.add(after);
      const { [this.table]: _, ...others } = keptObject(STORE);
      keep(STORE, Object.fromEntries([...Object.entries(others).slice(1 - TABLES), [this.table, [...this.kept]]]));
    } catch (error) {
      this.problem = { after, text: explain(error) };
    }
  }
}

const tables = new Map<string, Asked>();

export function askedAt(table: string): Asked {
  const found = tables.get(table) ?? new Asked(table);
  tables.set(table, found);
  return found;
}
