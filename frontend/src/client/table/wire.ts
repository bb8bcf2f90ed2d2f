/** One connection to a table at a server. */
import { Pulse } from './pulse';
import type { ClientMessage, ServerMessage } from '../../contract/protocol';
import { askedAt } from '../../lib/addresses';
import type { End } from './source.svelte';
import { Unpacking } from './unpacking';

export interface Heard {
  message: (message: ServerMessage) => void;
  /** The connection ended; null: a new wire may replace it. */
  lost: (end: End | null) => void;
  /** Receives whether the connection seems lost, on a change. */
  doubt: (yes: boolean) => void;
}

export interface Wire {
  /** Send a message; false if there is no connection. */
  post: (message: ClientMessage) => boolean;
  /** Check the connection at once. */
  check: () => void;
  /** Close; no more messages are delivered. */
  close: () => void;
}

/** Close codes after which the page does not reconnect. */
const ENDS: Record<number, End> = { 4404: 'gone', 4406: 'barred', 4407: 'barred', 4410: 'shut', 4423: 'closed' };

/** A ping and its answer. */
const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';

function address(id: string, watch: boolean): string {
  const url = new URL(askedAt(`/api/tables/${encodeURIComponent(id)}/socket`), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (watch) url.searchParams.set('watch', 'yes');
  if ('DecompressionStream' in globalThis) url.searchParams.set('packed', 'yes');
  url.searchParams.set('parts', 'yes');
  if (document.hidden) url.searchParams.set('hidden', 'yes'); // so that the server does not count the person as present
  return url.href;
}

/** Connect to a table. `watch`: show it as to any spectator. */
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
  /** Drop further messages, and reconnect to load the whole table. */
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
