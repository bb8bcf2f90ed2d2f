/** The tables of this browser in its worker: what the page may ask of them, by name. */
import { engineFor } from '../engine/games';
import type { Asked } from '../engine/thinking/answering';
import { elsewhere, type Own } from '../offline/open-table';
import { LocalTables } from '../offline/tables';
import { storeBehind } from '../offline/page-store';

/** How long another tab may take to let go of a table, as it does when its page is left (ms). */
const PATIENCE = 1000;

/** The tab that holds a table's lock owns it. */
const owning =
  (shelf: string): Own =>
  (id, take, done) =>
    new Promise((resolve, reject) => {
      const taken = new AbortController();
      // Where pages are not safe from others, browsers have no locks.
      if (!('locks' in navigator)) return resolve(taken.signal);
      const wait = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
      const held = (): Promise<unknown> => (resolve(taken.signal), done);
      navigator.locks.request(`${shelf}-tables ${id}`, wait, held).catch(() => {
        taken.abort();
        reject(elsewhere());
      });
    });

let tables: LocalTables | null = null;
type Call =
  'create' | 'show' | 'say' | 'record' | 'shelf' | 'statistics' | 'evening' | 'hide' | 'forget' | 'handOut' | 'bring';

/** What the page asks of its browser's tables. */
export interface OfflineQuestion {
  call: Call;
  input: never;
  /** Under which name this site keeps its tables in the browser. */
  shelf: string;
}

/** Ask the tables that the page keeps at the other end of `store`. */
export function askTables({ call, input, shelf }: OfflineQuestion, asked: Asked, store: MessagePort): Promise<unknown> {
  tables ??= new LocalTables(engineFor, storeBehind(store), owning(shelf));
  return tables[call](input, asked);
}
