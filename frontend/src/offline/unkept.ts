/**
 * A store that keeps tables in memory if the browser cannot store them, because the device is full or storage is
 * forbidden. Tables in memory last as long as the page. With each further entry it tries to store the whole table.
 */
import { ApiError } from '../contract/api-error';
import { browserStore, isConflict, type Part, type Store } from './store';

export type Why = 'room' | 'forbidden';
const reason = (error: unknown): Why => ((error as Error).name === 'QuotaExceededError' ? 'room' : 'forbidden');

type Told = (id: string, why: Why | null) => void;

/** The browser's store of this name, which keeps in memory what the browser does not store. */
export const storeFor = (name: string, left: AbortSignal, told: Told): Store =>
  orInMemory(browserStore(name, left), left, told);

/**
 * Add memory to a store. `told` is called with the reason when a table is not stored, and with null when it is.
 * Failures after `left` aborts are rejected, because the page ends.
 */
export function orInMemory(kept: Store, left: AbortSignal, told: Told): Store {
  /** The tables that are only in memory. */
  const unkept = new Map<string, Part>();

  /** A table's data to store, together with its data that are only in memory. */
  function whole(part: Part): Part {
    const own = unkept.get(part.line.id);
    return own
      ? { ...own, ...part, first: own.first, entries: [...(own.entries ?? []), ...(part.entries ?? [])] }
      : part;
  }
  function remember(parts: readonly Part[], why: Why | null): void {
    for (const part of parts) {
      const known = unkept.has(part.line.id);
      if (why) unkept.set(part.line.id, part);
      else unkept.delete(part.line.id);
      if (why || known) told(part.line.id, why);
    }
  }
  return {
    async write(parts) {
      const wanted = parts.map(whole);
      try {
        await kept.write(wanted);
        remember(wanted, null);
      } catch (error) {
        if (isConflict(error) || left.aborted) throw error;
        // Importing or hiding a table fails if it cannot be stored.
        if (wanted.some(({ entries }) => !entries?.length)) throw new ApiError('no_room', (error as Error).message);
        remember(wanted, reason(error));
      }
    },
    async read(id) {
      const { first = 1, entries } = unkept.get(id) ?? {};
      const before = first > 1 || !entries ? await kept.read(id) : [];
      return entries ? [...before.slice(0, first - 1), ...entries] : before;
    },
    line: async (id) => unkept.get(id)?.line ?? kept.line(id),
    async lines() {
      const found = await kept.lines().catch((error: unknown) => {
        if (unkept.size === 0) throw error;
        return [];
      });
      const lines = new Map([...found, ...[...unkept.values()].map(({ line }) => line)].map((line) => [line.id, line]));
      return [...lines.values()];
    },
    async record(id) {
      const own = unkept.get(id);
      return own?.record ?? (own?.first === 1 ? null : kept.record(id));
    },
    async forget(id) {
      const own = unkept.get(id);
      unkept.delete(id);
      if (own?.first !== 1) await kept.forget(id);
    },
  };
}
