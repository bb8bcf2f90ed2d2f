/** One connection to a table at a server. */
import { Pulse } from './pulse';
import type { ClientMessage, ServerMessage } from '../../contract/protocol';
import { askedAt } from '../../lib/addresses';
import type { End } from './source.svelte';
import { Unpacking } from './unpacking';

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

/** The close codes with which the server says that it is no use to come again. */
const ENDS: Record<number, End> = { 4404: 'gone', 4406: 'barred', 4407: 'barred', 4410: 'shut', 4423: 'closed' };

/** A question for a sign of life, and the sign. Only a server that has sent a sign by itself is asked. */
const PING = '{"type":"ping"}';
const PONG = '{"type":"pong"}';

function address(id: string, watch: boolean): string {
  const url = new URL(askedAt(`/api/tables/${encodeURIComponent(id)}/socket`), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  if (watch) url.searchParams.set('watch', 'yes');
  if ('DecompressionStream' in globalThis) url.searchParams.set('packed', 'yes');
  url.searchParams.set('parts', 'yes');
  url.searchParams.set('pings', 'yes');
  if (document.hidden) url.searchParams.set('hidden', 'yes'); // then the server does not take the person for present
  return url.href;
}

/** Connect to a table. `watch`: as anybody who looks on sees it. */
export function connect(id: string, watch: boolean, heard: Heard): Wire {
  const socket = new WebSocket(address(id, watch));
  socket.binaryType = 'arraybuffer';
  let closed = false;
  let answers = false;
  const close = () => {
    closed = true;
    pulse.stop();
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  };
  /** Nothing that comes is of use any more: connect again, which brings the whole table. */
  const giveUp = () => {
    if (closed) return;
    close();
    heard.lost(null);
  };
  const pulse = new Pulse({
    ask() {
      if (answers) socket.send(PING);
      return answers;
    },
    doubt: heard.doubt,
    dead: giveUp,
  });
  const inOrder = new Unpacking((text) => closed || heard.message(JSON.parse(text) as ServerMessage), giveUp);
  socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
    pulse.heard();
    if (data === PONG) answers = true;
    else inOrder.take(data);
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
