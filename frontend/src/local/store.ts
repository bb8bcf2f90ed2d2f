/** Where local tables are kept: their logs, an index of them for lists, and the records of those that are finished. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TableSummary } from '../lib/api';
import type { GameRecord } from '../lib/records';
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

/** Somebody else, in another tab, has stored an entry under that number. */
export class ConflictError extends Error {}

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

/** What this browser keeps under a name. Rejects where it keeps nothing. */
export function browserStore(name: string): Store {
  let opened: Promise<IDBPDatabase<Kept>> | null = null;
  const open = (): Promise<IDBPDatabase<Kept>> =>
    (opened ??= openDB<Kept>(name, VERSION, {
      upgrade(database) {
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
  return {
    async append(id, first, entries, beside) {
      const work = (await open()).transaction(['log', 'tables'], 'readwrite', SURELY);
      const [log, tables] = [work.objectStore('log'), work.objectStore('tables')];
      const asked: Promise<unknown>[] = entries.map((entry, at) => log.add(entry, [id, first + at]));
      if (beside) asked.push(log.add(beside.entry, [beside.line.id, 1]), tables.add(beside.line));
      const done = await Promise.allSettled([...asked, work.done]);
      const failed = done.find((one) => one.status === 'rejected');
      if (!failed) return;
      const error = failed.reason as Error;
      throw error.name === 'ConstraintError' ? new ConflictError(error.message) : error;
    },
    read: async (id, first) => (await open()).getAll('log', all(id, first)),
    length: async (id) => (await open()).count('log', all(id)),
    note: async (line) => void (await (await open()).put('tables', line)),
    line: async (id) => (await (await open()).get('tables', id)) ?? null,
    lines: async () => (await open()).getAll('tables'),
    keep: async (id, record) => void (await (await open()).put('records', record, id)),
    record: async (id) => (await (await open()).get('records', id)) ?? null,
    async forget(id) {
      const work = (await open()).transaction(['log', 'tables', 'records'], 'readwrite', SURELY);
      const gone = [work.objectStore('log').delete(all(id)), work.objectStore('tables').delete(id)];
      await Promise.all([...gone, work.objectStore('records').delete(id), work.done]);
    },
  };
}
