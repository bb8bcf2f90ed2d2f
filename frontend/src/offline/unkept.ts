/**
 * A store that goes on where the browser keeps nothing more, as the device has no room or storage is forbidden. What
 * could not be kept is in memory, for as long as the page is; each entry that follows tries to keep all of it.
 */
import { ApiError } from '../contract/api-error';
import { browserStore, isConflict, type Part, type Store } from './store';

/** Why a table is not kept. */
export type Why = 'room' | 'forbidden';
const reason = (error: unknown): Why => ((error as Error).name === 'QuotaExceededError' ? 'room' : 'forbidden');

type Told = (id: string, why: Why | null) => void;

/** What this browser keeps under a name, and beside it what it does not keep. */
export const storeFor = (name: string, left: AbortSignal, told: Told): Store =>
  orInMemory(browserStore(name, left), left, told);

/** `told`: why a table is not kept; null once it is. `left`: what fails from then on is the end of the page. */
export function orInMemory(kept: Store, left: AbortSignal, told: Told): Store {
  /** What only memory has of tables. */
  const unkept = new Map<string, Part>();

  /** All that is to be stored of a table. */
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
        // What came as a record, or is put away, must be kept to have happened.
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
