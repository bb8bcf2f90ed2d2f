/** Going on from a moment of a game at a table of this browser, against bots. How that comes out does not count. */
import { guest } from '../api/guest.svelte';
import type { Level } from '../../contract/protocol';
import { router } from '../../lib/router.svelte';
import { localTables } from './page';
import type { NewLocalTable } from '../../offline/creating';

type Begins = Pick<NewLocalTable, 'game' | 'options'> & Partial<Pick<NewLocalTable, 'key' | 'made' | 'start' | 'told'>>;

export interface Onward extends Begins {
  /** By seat: how well its bot plays; null: the reader's. */
  levels: readonly (Level | null)[];
  /** What the reader is called who has no name yet. */
  name: string;
}

/** Begins the table, and shows it once `begun` knows of it. */
export async function playOn(
  { levels, name, ...begins }: Onward,
  begun: (id: string) => void = () => undefined,
): Promise<void> {
  const seats = levels.map((level) => (level === null ? { kind: 'person' as const } : { kind: 'bot' as const, level }));
  const { id } = await localTables.create({
    ...begins,
    seats,
    aids: true,
    uncounted: true,
    name: guest.me?.name || name,
  });
  begun(id);
  router.go(`/table/${encodeURIComponent(id)}`);
}
