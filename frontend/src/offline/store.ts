/** Where local tables are kept: their logs, an index of them for lists, and the records of those that are finished. */
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB } from 'idb';
import type { TableSummary } from '../contract/http';
import { ApiError } from '../contract/api-error';
import type { GameRecord } from '../contract/records';
import type { Entry } from './entries';

/** A table in one line: never the truth, that is the log; it knows up to which entry it has read. */
export interface Line extends TableSummary {
  seq: number;
  evening: string;
  /** The version of its game's rules. */
  rules: number;
  /** The reader has put it away. */
  hidden: boolean;
}

const CONFLICT = 'conflict';
/** Somebody else, in another tab, has stored an entry under that number. */
export class ConflictError extends ApiError {
  constructor(message: string) {
    super(CONFLICT, message);
  }
}
/** Whether an error is a ConflictError, also one that came from the page to its worker. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === CONFLICT;

/** A table that is made together with an entry of another one's log. */
export interface Beside {
  line: Line;
  entry: Entry;
}

export interface Store {
  /** Store entries, number `first` and the following, all or none: they are on disk afterwards. Rejects with ConflictError. */
  append: (id: string, first: number, entries: readonly Entry[], beside?: Beside) => Promise<void>;
  /** The entries of a log from number `first` on. */
  read: (id: string, first?: number) => Promise<Entry[]>;
  /** How many entries a log has. */
  length: (id: string) => Promise<number>;
  note: (line: Line) => Promise<void>;
  line: (id: string) => Promise<Line | null>;
  lines: () => Promise<Line[]>;
  keep: (id: string, record: GameRecord) => Promise<void>;
  record: (id: string) => Promise<GameRecord | null>;
  /** Nothing is left of a table. */
  forget: (id: string) => Promise<void>;
}

interface Kept extends DBSchema {
  log: { key: [table: string, seq: number]; value: Entry };
  tables: { key: string; value: Line };
  records: { key: string; value: GameRecord };
}
const VERSION = 1;
/** Before it is told, an entry is on disk and not only on its way there. */
const SURELY = { durability: 'strict' } as const;

const all = (id: string, first = 1): IDBKeyRange => IDBKeyRange.bound([id, first], [id, Infinity]);

type Name = 'log' | 'tables' | 'records';

/** What this browser keeps under a name. Rejects where it keeps nothing. `left`: what is not stored by then is not stored. */
export function browserStore(name: string, left: AbortSignal): Store {
  let opened: Promise<IDBPDatabase<Kept>> | null = null;
  // A kept page that is stopped in the middle of a transaction would block all other pages.
  const going = new Set<{ abort: () => void }>();
  const abort = (work: { abort: () => void }): void => {
    try {
      work.abort();
    } catch {
      // It is committed already.
    }
  };
  left.addEventListener('abort', () => going.forEach(abort));
  const watch = <Work extends { abort: () => void; done: Promise<void> }>(work: Work): Work => {
    if (left.aborted) abort(work);
    else going.add(work);
    const over = (): void => void going.delete(work);
    work.done.then(over, over);
    return work;
  };
  const open = (): Promise<IDBPDatabase<Kept>> =>
    (opened ??= openDB<Kept>(name, VERSION, {
      upgrade(database, _, __, work) {
        watch(work);
        database.createObjectStore('log');
        database.createObjectStore('tables', { keyPath: 'id' });
        database.createObjectStore('records');
      },
      // A newer page wants to change it, or the browser has closed it.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
  const reading = async <One extends Name>(name: One): Promise<IDBPObjectStore<Kept, [One], One>> =>
    watch((await open()).transaction(name)).store;
  const writing = async <Some extends Name>(...names: Some[]): Promise<IDBPTransaction<Kept, Some[], 'readwrite'>> =>
    watch((await open()).transaction(names, 'readwrite', SURELY));
  return {
    async append(id, first, entries, beside) {
      const work = await writing('log', 'tables');
      const [log, tables] = [work.objectStore('log'), work.objectStore('tables')];
      const asked: Promise<unknown>[] = entries.map((entry, at) => log.add(entry, [id, first + at]));
      if (beside) asked.push(log.add(beside.entry, [beside.line.id, 1]), tables.add(beside.line));
      const done = await Promise.allSettled([...asked, work.done]);
      const failed = done.find((one) => one.status === 'rejected');
      if (!failed) return;
      const error = failed.reason as Error;
      throw error.name === 'ConstraintError' ? new ConflictError(error.message) : error;
    },
    read: async (id, first) => (await reading('log')).getAll(all(id, first)),
    length: async (id) => (await reading('log')).count(all(id)),
    async note(line) {
      const work = await writing('tables');
      await Promise.all([work.objectStore('tables').put(line), work.done]);
    },
    line: async (id) => (await (await reading('tables')).get(id)) ?? null,
    lines: async () => (await reading('tables')).getAll(),
    async keep(id, record) {
      const work = await writing('records');
      await Promise.all([work.objectStore('records').put(record, id), work.done]);
    },
    record: async (id) => (await (await reading('records')).get(id)) ?? null,
    async forget(id) {
      const work = await writing('log', 'tables', 'records');
      const gone = [work.objectStore('log').delete(all(id)), work.objectStore('tables').delete(id)];
      await Promise.all([...gone, work.objectStore('records').delete(id), work.done]);
    },
  };
}
