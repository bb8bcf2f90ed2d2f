/** Opens a table in this browser or at a server. At a server the guest must exist first: the socket identifies them. */
import { TableConnection } from './connection.svelte';
import { LocalSource } from './local.svelte';
import type { TableSource } from './source.svelte';
import { guest } from '../api/guest.svelte';
import { isLocal } from '../../contract/ids';

/** The source of a table's state. `watch`: show the table as a spectator sees it. */
export const sourceOf = (id: string, watch = false): TableSource =>
  isLocal(id) ? new LocalSource(id) : new TableConnection(id, watch);

/** Connect to a table. The returned function disconnects; it may be called before the connection is made. */
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
