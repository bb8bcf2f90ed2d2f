/** The house in this browser's worker: what the page may ask of it, by name. */
import { engineFor } from '../engine/games';
import type { Asked } from '../engine/answering';
import { House, type Tabs } from './house';
import { browserStore } from './store';

const CHANNEL = 'quarterdeck-tables';

/** The other tabs of this browser: told by a channel; the one that holds a table's lock leads it. */
function tabs(): Tabs {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    spread: (id) => channel.postMessage(id),
    hear: (heard) => channel.addEventListener('message', ({ data }: MessageEvent<string>) => heard(data)),
    lead: (id, stop) =>
      new Promise((resolve, reject) => {
        const ended = new Promise((done) => stop.addEventListener('abort', done));
        const held = (): Promise<unknown> => (resolve(), ended);
        navigator.locks.request(`${CHANNEL} ${id}`, { signal: stop }, held).catch(reject);
      }),
  };
}

let house: House | null = null;
type Call =
  'create' | 'say' | 'record' | 'shelf' | 'statistics' | 'evening' | 'hide' | 'forget' | 'handOut' | 'bring' | 'table';

export interface HouseQuestion {
  call: Call;
  input: never;
}

/** Ask the house, which stores nothing any more once the page is `left`. */
export function inHouse({ call, input }: HouseQuestion, asked: Asked, left: AbortSignal): Promise<unknown> {
  house ??= new House(engineFor, browserStore(left), tabs());
  return house[call](input, asked);
}
