/** Stores local tables: their logs, their entries in the lists, and the records of finished games. */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { TableSummary } from '../contract/http';
import { ApiError } from '../contract/api-error';
import type { GameRecord } from '../contract/records';
import type { Entry } from './entries';

export interface Line extends TableSummary {
  seq: number;
  evening: string;
  rules: number;
  hidden: boolean;
}

/** The data of a table to store: its entry in the lists, new log entries, and the record of a finished game. */
export interface Part {
  line: Line;
  /** The number of the first of the `entries`. */
  first?: number;
  entries?: readonly Entry[];
  record?: GameRecord;
}

const CONFLICT = 'conflict';
/** Whether an error means that another tab has stored a log entry with the same number. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === CONFLICT;
export const conflict = (message: string): ApiError => new ApiError(CONFLICT, message);

export interface Store {
  /** Store all parts or none. When it resolves they are on disk. Rejects with `conflict`. */
  write: (parts: readonly Part[]) => Promise<void>;
  read: (id: string) => Promise<Entry[]>;
  line: (id: string) => Promise<Line | null>;
  lines: () => Promise<Line[]>;
  record: (id: string) => Promise<GameRecord | null>;
  forget: (id: string) => Promise<void>;
}

interface Kept extends DBSchema {
  log: { key: [table: string, seq: number]; value: Entry };
  tables: { key: string; value: Line };
  records: { key: string; value: GameRecord };
}
const VERSION = 1;
const STORES = ['log', 'tables', 'records'] as const;
type Name = (typeof STORES)[number];
/** A transaction is complete only when its data are on disk, so that nothing is shown that could be lost. */
const SURELY = { durability: 'strict' } as const;

const all = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 1], [id, Infinity]);

interface Work {
  abort: () => void;
  done: Promise<void>;
}
/** Aborts running transactions when the reader leaves: in a page that the browser freezes they would block others. */
function abortable(left: AbortSignal): <Some extends Work>(work: Some) => Some {
  const going = new Set<Work>();
  const abort = (work: Work): void => {
    try {
      work.abort();
    } catch {
      // The transaction is already committed.
    }
  };
  left.addEventListener('abort', () => going.forEach(abort));
  return (work) => {
    if (left.aborted) abort(work);
    else going.add(work);
    const over = (): void => void going.delete(work);
    work.done.then(over, over);
    return work;
  };
}

/** The browser's database of this name. Calls reject if it cannot be used. Nothing is stored after `left` aborts. */
export function browserStore(name: string, left: AbortSignal): Store {
  let opened: Promise<IDBPDatabase<Kept>> | null = null;
  const watch = abortable(left);
  const open = (): Promise<IDBPDatabase<Kept>> =>
    (opened ??= openDB<Kept>(name, VERSION, {
      upgrade(database, _, __, work) {
        watch(work);
        database.createObjectStore('log');
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('records');
      },
      // Close the database if a newer page must upgrade it. If the browser has closed it, open it again when needed.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  const reading = async <One extends Name>(name: One): Promise<IDBPObjectStore<Kept, [One], One>> =>
    watch((await open()).transaction(name)).store;
  const writing = async (asked: (store: <One extends Name>(name: One) => Writable<One>) => Promise<unknown>[]) => {
    const work = watch((await open()).transaction(STORES, 'readwrite', SURELY));
    const done = await Promise.allSettled([...asked((name) => work.objectStore(name)), work.done]);
    const error = done.find((one) => one.status === 'rejected')?.reason as Error | undefined;
    if (error) throw error.name === 'ConstraintError' ? conflict(error.message) : error;
  };
  return {
    write: (parts) =>
      writing((store) =>
        parts.flatMap(({ line, first = 1, entries = [], record }) => [
          ...entries.map((entry, at) => store('log').add(entry, [line.id, first + at])),
          store('tables').put(line),
          ...(record ? [store('records').put(record, line.id)] : []),
        ]),
      ),
    read: async (id) => (await reading('log')).getAll(all(id)),
    line: async (id) => (await (await reading('tables')).get(id)) ?? null,
    lines: async () => (await reading('tables')).getAll(),
    record: async (id) => (await (await reading('records')).get(id)) ?? null,
    forget: (id) =>
      writing((store) => [store('log').delete(all(id)), store('tables').delete(id), store('records').delete(id)]),
  };
}
type Writable<One extends Name> = IDBPObjectStore<Kept, typeof STORES, One, 'readwrite'>;
