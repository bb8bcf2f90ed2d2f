/**
 * A store that goes on where the browser keeps nothing more, as the device has no room or storage is forbidden. What
 * could not be kept is in memory, for as long as the page is; each entry that follows tries to keep all of it.
 */
import { ApiError } from '../contract/api-error';
import type { GameRecord } from '../contract/records';
import type { Entry } from './entries';
import { browserStore, isConflict, type Line, type Store } from './store';

/** Why a table is not kept. */
export type Why = 'room' | 'forbidden';
const reason = (error: unknown): Why => ((error as Error).name === 'QuotaExceededError' ? 'room' : 'forbidden');

/** The part of a table that only memory has: its log from number `first` on, and newer lines and records. */
interface InMemory {
  first: number;
  entries: Entry[];
  line: Line | null;
  record: GameRecord | null;
  why: Why;
}

type Told = (id: string, why: Why | null) => void;

/** What this browser keeps under a name, and beside it what it does not keep. */
export const storeFor = (name: string, left: AbortSignal, told: Told): Store =>
  orInMemory(browserStore(name, left), left, told);

/** `told`: why a table is not kept; null once it is. `left`: what fails from then on is the end of the page. */
export function orInMemory(kept: Store, left: AbortSignal, told: Told): Store {
  const tables = new Map<string, InMemory>();

  function remember(id: string, first: number, entries: readonly Entry[], line: Line | null, why: Why): void {
    const own = tables.get(id) ?? { first, entries: [], line, record: null, why };
    own.entries.push(...entries);
    tables.set(id, own);
    told(id, why);
  }
  /** Try to store the part of a table that only memory has. Null: all of it is stored; else why it is not. */
  async function retry(id: string): Promise<Why | null> {
    const own = tables.get(id);
    if (!own) return null;
    const [entry, ...rest] = own.entries;
    try {
      if (own.first === 1 && own.line && entry) await kept.append(id, 2, rest, { line: own.line, entry });
      else await kept.append(id, own.first, own.entries);
    } catch {
      return own.why;
    }
    tables.delete(id);
    told(id, null);
    return null;
  }
  /** What the browser has of a table, if it has anything of it. */
  const stored = async <T>(id: string, read: () => Promise<T | null>): Promise<T | null> =>
    tables.get(id)?.first === 1 ? null : read();
  /** For writes that memory cannot stand in for. Rejects with `no_room` where the device has none. */
  const surely = (work: Promise<void>): Promise<void> =>
    work.catch((error: unknown) => {
      throw reason(error) === 'room' ? new ApiError('no_room', (error as Error).message) : error;
    });

  return {
    async append(id, first, entries, beside) {
      const why = await retry(id);
      try {
        if (!why) return await kept.append(id, first, entries, beside);
        if (beside) await kept.append(beside.line.id, 1, [], beside);
        remember(id, first, entries, null, why);
      } catch (error) {
        if (isConflict(error) || left.aborted) throw error;
        if (entries.length > 0) remember(id, first, entries, null, reason(error));
        if (beside) remember(beside.line.id, 1, [beside.entry], beside.line, reason(error));
      }
    },
    async read(id, first = 1) {
      const own = tables.get(id);
      if (!own) return kept.read(id, first);
      const before = own.first > first ? (await kept.read(id, first)).slice(0, own.first - first) : [];
      return [...before, ...own.entries.slice(Math.max(0, first - own.first))];
    },
    async length(id) {
      const own = tables.get(id);
      return own ? own.first - 1 + own.entries.length : kept.length(id);
    },
    async note(line) {
      const own = tables.get(line.id);
      if (!own) return surely(kept.note(line));
      own.line = line;
    },
    line: async (id) => tables.get(id)?.line ?? stored(id, () => kept.line(id)),
    async lines() {
      const found = await kept.lines().catch((error: unknown) => {
        if (tables.size === 0) throw error;
        return [];
      });
      const lines = new Map(found.map((line) => [line.id, line]));
      for (const [id, { line }] of tables) if (line) lines.set(id, line);
      return [...lines.values()];
    },
    async keep(id, record) {
      const own = tables.get(id);
      if (!own) return surely(kept.keep(id, record));
      own.record = record;
    },
    record: async (id) => tables.get(id)?.record ?? stored(id, () => kept.record(id)),
    async forget(id) {
      const own = tables.get(id);
      tables.delete(id);
      if (own?.first !== 1) await kept.forget(id);
    },
  };
}
