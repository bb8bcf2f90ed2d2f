/** The way to a table: in this browser, or at a server. There first the guest, so that the socket's greeting knows whose seat it is. */
import { TableConnection } from './connection.svelte';
import { LocalSource } from './local.svelte';
import type { TableSource } from './source.svelte';
import { guest } from '../api/guest.svelte';
import { isLocal } from '../../contract/ids';

/** The table of an id. `watch`: as anybody who looks on sees it. */
export const sourceOf = (id: string, watch = false): TableSource =>
  isLocal(id) ? new LocalSource(id) : new TableConnection(id, watch);

/** Connects; the answer hangs up, also where the connection has not been made yet. */
export function join(
  id: string,
  made: (connection: TableSource) => void,
  failed: (error: unknown) => void,
): () => void {
  let left = false;
  let connection: TableSource | null = null;
  // A table in this browser knows nobody else.
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
