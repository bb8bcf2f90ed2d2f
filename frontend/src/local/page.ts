/** The page's way to the house in its worker: what belongs to this browser alone. Fetched when it is needed. */
import { ask } from '../engine/client';
import type { Asking } from '../engine/answering';
import type { ApiError, Evening, Search, Shelf, Tally } from '../lib/api';
import { PLAYED } from '../lib/local';
import type { GameRecord } from '../lib/records';
import type { ServerMessage } from '../lib/protocol';
import { keep } from '../lib/storage';
import type { Heard, Wire } from '../lib/wire';
import type { NewLocalTable } from './creating';

export type { NewLocalTable };

const call = <Found, Told = never>(name: string, input: unknown = null, asking?: Asking<Told>): Promise<Found> =>
  ask('house', { call: name, input }, asking);

export const house = {
  /** Make a table, and ask the browser to keep what it keeps. */
  async create(table: NewLocalTable): Promise<{ id: string }> {
    void navigator.storage?.persist?.().catch(() => false);
    keep(PLAYED, true);
    return call('create', table);
  },
  record: (id: string) => call<GameRecord>('record', { id }),
  shelf: (search: Search) => call<Shelf>('shelf', search),
  statistics: () => call<Tally[]>('statistics'),
  evening: (id: string) => call<Evening>('evening', { id }),
  hide: (id: string, hidden: boolean) => call<null>('hide', { id, hidden }),
  forget: (id: string) => call<null>('forget', { id }),
};

/** How many wires this page has had. */
let readers = 0;

/** The wire to a table in this browser: what is said goes to the worker, in order. */
export function wire(id: string, heard: Heard): Wire {
  const reader = (readers += 1);
  const control = new AbortController();
  let open = false;
  const told = (message: ServerMessage): void => {
    open = true;
    heard.message(message);
  };
  const lost = (error: unknown): void => {
    open = false;
    if (!control.signal.aborted) heard.lost((error as Partial<ApiError>).code === 'unknown_table' ? 'gone' : null);
  };
  call<null, ServerMessage>('table', { id, reader }, { told, stop: control.signal }).catch(lost);
  return {
    post(message) {
      if (open) call('say', { reader, message }).catch(lost);
      return open;
    },
    close: () => control.abort(),
  };
}
