/** Opens a table here or at a server. There the guest comes first, so that the socket knows whose seat it is. */
import { TableConnection } from './connection.svelte';
import { LocalSource } from './local.svelte';
import type { TableSource } from './source.svelte';
import { guest } from '../api/guest.svelte';
import { isLocal } from '../../contract/ids';

/** The source of a table. `watch`: show it as to any spectator. */
export const sourceOf = (id: string, watch = false): TableSource =>
  isLocal(id) ? new LocalSource(id) : new TableConnection(id, watch);

/** Connect. The returned function disconnects, even before the connection is made. */
export function join(
  id: string,
  made: (connection: TableSource) => void,
  failed: (error: unknown) => void,
): () => void {
  let left = false;
  let connection: TableSource | null = null;
  // A table in this browser needs no guest.
  (isLocal(id) ? Promise.resolve() : guest.know(id)).then(
    () => {
      if (left) return;
      connection = sourceOf(id);
      made(connection);
    },
    (error: unknown) => {
      if (!left) failed(error);
    },
  );
  return () => {
    left = true;
    connection?.close();
  };
}
