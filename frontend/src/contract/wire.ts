/** A connection to a table at a server. */
import type { ClientMessage, ServerMessage } from './protocol';

/** How a connection ended for good: there is no such table; nobody may look on; the site has closed it; the site does
 *  not let the reader in. */
export type End = 'gone' | 'closed' | 'shut' | 'barred';

export interface Heard {
  message: (message: ServerMessage) => void;
  /** It is over; null: it may come back, by another wire. */
  lost: (end: End | null) => void;
  /** Whether it seems to be over, as nothing comes, when that changes. */
  doubt: (yes: boolean) => void;
}

export interface Wire {
  /** Say something; false where nobody hears it. */
  post: (message: ClientMessage) => boolean;
  /** See at once whether anybody still hears it. */
  check: () => void;
  /** Hang up; nothing is heard afterwards. */
  close: () => void;
}
