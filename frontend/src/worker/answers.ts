/** The offline server in this browser's worker: what the page may ask of it, by name. */
import { engineFor } from '../engine/games';
import type { Asked } from '../engine/thinking/answering';
import { OfflineServer, type Tabs } from '../offline/server';
import { storeBehind } from '../offline/page-store';

/** The other tabs of this site: told by a channel; the one that holds a table's lock leads it. */
function tabs(shelf: string): Tabs {
  const name = `${shelf}-tables`;
  const channel = new BroadcastChannel(name);
  return {
    spread: (id) => channel.postMessage(id),
    hear: (heard) => channel.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data)),
    lead: (id, stop) =>
      new Promise((resolve, reject) => {
        const ended = new Promise((done) => stop.addEventListener('abort', done));
        const held = (): Promise<unknown> => (resolve(), ended);
        navigator.locks.request(`${name} ${id}`, { signal: stop }, held).catch(reject);
      }),
  };
}

let offlineServer: OfflineServer | null = null;
type Call =
  'create' | 'say' | 'record' | 'shelf' | 'statistics' | 'evening' | 'hide' | 'forget' | 'handOut' | 'bring' | 'table';

/** What the page asks of the offline server. */
export interface OfflineQuestion {
  call: Call;
  input: never;
  /** Under which name this site keeps its tables in the browser. */
  shelf: string;
}

/** Ask the offline server, whose games the page keeps at the other end of `store`. */
export function askOfflineServer(
  { call, input, shelf }: OfflineQuestion,
  asked: Asked,
  store: MessagePort,
): Promise<unknown> {
  offlineServer ??= new OfflineServer(engineFor, storeBehind(store), tabs(shelf));
  return offlineServer[call](input, asked);
}
