import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

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
const page = new EventTarget();
globalThis.addEventListener = page.addEventListener.bind(page);
let reloads = 0;
globalThis.location = { reload: () => (reloads += 1) };
const { ask } = await load('src/engine/client.ts');
const { LEAVE } = await load('src/engine/answering.ts');

const leave = () => page.dispatchEvent(new Event('pagehide'));
const comeBack = () => page.dispatchEvent(new Event('pageshow'));

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

  void ask('house', { call: 'table' });
  const [, second] = workers;
  assert.ok(second, 'whoever asks after that has a new worker');
  leave();
  assert.equal(second.said.at(-1), LEAVE);
  comeBack();
  assert.equal(reloads, 1);
});
