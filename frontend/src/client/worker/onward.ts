/** Plays on from a moment of a game, at a new table in this browser against bots. The result does not count. */
import { guest } from '../api/guest.svelte';
import type { Level } from '../../contract/protocol';
import { router } from '../../lib/router.svelte';
import { localTables } from './page';
import type { NewLocalTable } from '../../offline/creating';

type Begins = Pick<NewLocalTable, 'game' | 'options'> & Partial<Pick<NewLocalTable, 'key' | 'made' | 'start' | 'told'>>;

export interface Onward extends Begins {
  /** The bot's level at each seat; null at the reader's seat. */
  levels: readonly (Level | null)[];
  /** The name to use for the reader if they have none yet. */
  name: string;
}

/** Create the table, call `begun` with its id, and open it. */
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
