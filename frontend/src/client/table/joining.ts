/** The way to a table: first the guest, so that the socket's greeting knows whose seat it is. */
import { TableConnection } from './connection.svelte';
import { guest } from '../api/guest.svelte';
import { isLocal } from '../../contract/ids';

/** Connects; the answer hangs up, also where the connection has not been made yet. */
export function join(
  id: string,
  made: (connection: TableConnection) => void,
  failed: (error: unknown) => void,
): () => void {
  let left = false;
  let connection: TableConnection | null = null;
  // A table in this browser knows nobody else.
  (isLocal(id) ? Promise.resolve() : guest.know(id)).then(
    () => {
      if (left) return;
      connection = new TableConnection(id);
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
