import { Pulse } from './pulse';
import type { ClientMessage, ServerMessage } from '../../contract/protocol';
import { askedAt } from '../../lib/addresses';
import type { End } from './source.svelte';
import { Unpacking } from './unpacking';

export interface Heard {
  message: (message: ServerMessage) => void;
  /** Called when the connection has ended; with null if the caller may connect again. */
  lost: (end: End | null) => void;
  /** Called when the connection begins to seem lost (true), or no longer does (false). */
  doubt: (yes: boolean) => void;
}

export interface Wire {
  /** Send a message; false if there is no connection. */
  post: (message: ClientMessage) => boolean;
  check: () => void;
  close: () => void;
}

/** Close codes after which the page does not reconnect. */
const ENDS: Record<number, End> = { 4404: 'gone', 4406: 'barred', 4407: 'barred', 4410: 'shut', 4423: 'closed' };

/** The text of a ping, and of the server's answer. */
const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';

function address(id: string, watch: boolean): string {
  const url = new URL(askedAt(`/api/tables/${encodeURIComponent(id)}/socket`), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (watch) url.searchParams.set('watch', 'yes');
  if ('DecompressionStream' in globalThis) url.searchParams.set('packed', 'yes');
  url.searchParams.set('parts', 'yes');
  if (document.hidden) url.searchParams.set('hidden', 'yes'); // the server then does not count the person as present
  return url.href;
}

/** Connect to a table. `watch`: show the table as a spectator sees it. */
export function connect(id: string, watch: boolean, heard: Heard): Wire {
  const socket = new WebSocket(address(id, watch));
  socket.binaryType = 'arraybuffer';
  let closed = false;
  const close = () => {
    closed = true;
    pulse.stop();
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  /** Close the connection as lost: the caller reconnects and so loads the whole table. */
  const giveUp = () => {
    if (closed) return;
    close();
    heard.lost(null);
  };
  const pulse = new Pulse({
    ask() {
      if (socket.readyState === WebSocket.OPEN) socket.send(PING);
    },
    doubt: heard.doubt,
    dead: giveUp,
  });
  const inOrder = new Unpacking((text) => closed || heard.message(JSON.parse(text) as ServerMessage), giveUp);
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    pulse.heard();
    if (data !== PONG) inOrder.take(data);
  };
  socket.onclose = (event) => {
    pulse.stop();
    heard.lost(ENDS[event.code] ?? null);
  };
  return {
    post(message) {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    check: () => pulse.ask(),
    close,
  };
}
