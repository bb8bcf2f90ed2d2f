/** Runs the page's commands for this browser's tables in the worker. */
import { engineFor } from '../engine/games';
import type { Asked } from '../engine/thinking/answering';
import { elsewhere, type Own } from '../offline/open-table';
import { LocalTables } from '../offline/tables';
import { storeBehind } from '../offline/page-store';

/** Milliseconds to wait for another tab to release a table, which it does when its reader leaves. */
const PATIENCE = 1000;

/** Make this tab own a table by holding a lock of the browser (see `Own`). */
const owning =
  (shelf: string): Own =>
  (id, take, done) =>
    new Promise((resolve, reject) => {
      const taken = new AbortController();
      // Browsers have no locks outside secure contexts.
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

/** A command of the page for this browser's tables. */
export interface OfflineQuestion {
  call: Call;
  input: never;
  shelf: string;
}

/** Run a command on the tables in the store at the other end of `store`. */
export function askTables({ call, input, shelf }: OfflineQuestion, asked: Asked, store: MessagePort): Promise<unknown> {
  tables ??= new LocalTables(engineFor, storeBehind(store), owning(shelf));
  return tables[call](input, asked);
}
