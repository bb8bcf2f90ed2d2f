/** The page's way to the offline server in its worker: what belongs to this browser alone. Fetched when it is needed. */
import { ask, SHELF } from './engine';
import type { Asking } from '../../engine/thinking/answering';
import type { ApiError } from '../../contract/api-error';
import type { Evening, Shelf, Tally } from '../../contract/http';
import type { Search } from '../../offline/shelf';
import { PLAYED } from '../../contract/ids';
import type { GameRecord } from '../../contract/records';
import type { ServerMessage } from '../../contract/protocol';
import { keep } from '../../lib/storage';
import type { Heard, Wire } from '../../contract/wire';
import type { NewLocalTable } from '../../offline/creating';
import type { Brought, HandedOut } from '../../offline/server';

export type { NewLocalTable };

const call = <Found, Told = never>(name: string, input: unknown = null, asking?: Asking<Told>): Promise<Found> =>
  ask('offline', { call: name, input, shelf: SHELF }, asking);

export const offlineServer = {
  async create(table: NewLocalTable): Promise<{ id: string }> {
    keep(PLAYED, true);
    return call('create', table);
  },
  record: (id: string) => call<GameRecord>('record', { id }),
  shelf: (search: Search) => call<Shelf>('shelf', search),
  statistics: () => call<Tally[]>('statistics'),
  evening: (id: string) => call<Evening>('evening', { id }),
  hide: (id: string, hidden: boolean) => call<null>('hide', { id, hidden }),
  forget: (id: string) => call<null>('forget', { id }),
  /** All finished games as the text of a file. */
  handOut: () => call<HandedOut>('handOut'),
  /** Keep games that come as records. */
  async bring(records: readonly GameRecord[]): Promise<Brought> {
    keep(PLAYED, true);
    return call('bring', { records });
  },
};

let asked = false;
/** Once a game is over there is something to lose: the browser is asked not to clear it by itself; some ask the reader. */
function askToKeep(message: ServerMessage): void {
  if (asked || !('phase' in message) || message.phase !== 'finished') return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

/** How many wires this page has had. */
let readers = 0;

/** The wire to a table in this browser: what is said goes to the worker, in order. */
export function wire(id: string, heard: Heard): Wire {
  const reader = (readers += 1);
  const control = new AbortController();
  let open = false;
  const told = (message: ServerMessage): void => {
    open = true;
    askToKeep(message);
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
    check: () => undefined, // nothing is between a page and its worker
    close: () => control.abort(),
  };
}
