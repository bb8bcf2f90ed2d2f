import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ask } from '../src/client/worker/engine.ts';
import { LEAVE } from '../src/engine/thinking/answering.ts';
import { serveStore, storeBehind } from '../src/offline/page-store.ts';
import { isConflict } from '../src/offline/store.ts';
import { Keeping } from './keeping.mjs';

const workers = [];
globalThis.Worker = class {
  said = [];
  constructor() {
    workers.push(this);
  }
  postMessage(message) {
    this.said.push(message);
  }
};
const { MessageChannel } = globalThis;
globalThis.MessageChannel = class {
  port1 = { postMessage: () => undefined };
  port2 = {};
};
let reloads = 0;
location.reload = () => (reloads += 1);

const leave = () => dispatchEvent(new Event('pagehide'));
const comeBack = () => dispatchEvent(new Event('pageshow'));

test('a page that is left sends its worker away, and begins again where it was broken off', async () => {
  leave();
  assert.equal(workers.length, 0, 'a page without a worker has nobody to send away');

  const answered = ask('fetch', { game: 'feud' });
  const [first] = workers;
  first.onmessage({ data: { number: 1, found: 'it' } });
  assert.equal(await answered, 'it');
  leave();
  assert.equal(first.said.at(-1), LEAVE);
  comeBack();
  assert.equal(reloads, 0, 'nothing was broken off');

  void ask('offline', { call: 'show' });
  const [, second] = workers;
  assert.ok(second, 'whoever asks after that has a new worker');
  leave();
  assert.equal(second.said.at(-1), LEAVE);
  comeBack();
  assert.equal(reloads, 1);
});

test('a worker keeps games by way of its page, and is told why one could not be kept', async () => {
  const { port1, port2 } = new MessageChannel();
  const kept = new Keeping();
  serveStore(port1, () => Promise.resolve(kept));
  const store = storeBehind(port2);
  const parts = [{ line: { id: 'a' }, first: 1, entries: [{ seq: 1 }] }];
  await store.write(parts);
  assert.deepEqual(await store.read('a'), [{ seq: 1 }]);
  assert.equal(await store.record('a'), null);
  await assert.rejects(store.write(parts), isConflict);
  kept.broken = new Error('the disk is full');
  await assert.rejects(store.write(parts), (error) => !isConflict(error) && /full/.test(error.message));
  port1.close();
});
