/** Commands for the tables in this browser, which the page's worker runs. Loaded when needed. */
import { ask, SHELF } from './engine';
import type { Asking } from '../../engine/thinking/answering';
import type { Evening, Shelf, Tally } from '../../contract/http';
import type { Search } from '../../offline/shelf';
import { PLAYED } from '../../contract/ids';
import type { GameRecord } from '../../contract/records';
import type { ClientMessage } from '../../contract/protocol';
import { keep } from '../../lib/storage';
import type { NewLocalTable } from '../../offline/creating';
import type { Answer } from '../../offline/open-table';
import type { Brought, HandedOut } from '../../offline/tables';
import type { Shown } from '../../offline/views';

export type { NewLocalTable };

const call = <Found, Told = never>(name: string, input: unknown = null, asking?: Asking<Told>): Promise<Found> =>
  ask('offline', { call: name, input, shelf: SHELF }, asking);

export const localTables = {
  async create(table: NewLocalTable): Promise<{ id: string }> {
    keep(PLAYED, true);
    return call('create', table);
  },
  /** Send a table's states to a reader of this page until `stop`. `take`: take it from another tab that has it. */
  show: (id: string, reader: number, take: boolean, asking: Asking<Shown>) =>
    call<null, Shown>('show', { id, reader, take }, asking),
  say: (id: string, reader: number, message: ClientMessage) => call<Answer>('say', { id, reader, message }),
  record: (id: string) => call<GameRecord>('record', { id }),
  shelf: (search: Search) => call<Shelf>('shelf', search),
  statistics: () => call<Tally[]>('statistics'),
  evening: (id: string) => call<Evening>('evening', { id }),
  hide: (id: string, hidden: boolean) => call<null>('hide', { id, hidden }),
  forget: (id: string) => call<null>('forget', { id }),
  handOut: () => call<HandedOut>('handOut'),
  async bring(records: readonly GameRecord[]): Promise<Brought> {
    keep(PLAYED, true);
    return call('bring', { records });
  },
};
