/** The service worker as the build writes it: its own caches, foreign answers, and messages while the page is closed. */
import assert from 'node:assert/strict';
import { runInNewContext } from 'node:vm';
import { test } from 'vitest';
import { worker } from '../plugins/worker.ts';

const PAGE = '<!doctype html><meta name="quarterdeck-early"><body>the page';
const ANSWER = { headers: { 'content-type': 'text/html' } };
let source;
await worker().generateBundle.call({ emitFile: (file) => ({ source } = file) }, null, {});

/** A worker in a folder of its host, which keeps the page; what it has done, and what it answers to an event. */
function started(folder, { caches: names = [], fetch, windows = [] } = {}) {
  const [heard, done] = [{}, []];
  const caches = {
    keys: async () => names,
    delete: async (name) => done.push(name),
    open: async () => ({ match: async () => new Response(PAGE, ANSWER) }),
  };
  const self = {
    addEventListener: (name, hear) => (heard[name] = hear),
    clients: { claim: () => {}, matchAll: async () => windows, openWindow: async (address) => done.push(address) },
    registration: { showNotification: async (title, { body, lang, tag }) => done.push([title, body, lang, tag]) },
  };
  const location = new URL(`https://example.org${folder}sw.js`);
  const [navigator, setTimeout] = [{ language: 'en' }, () => {}];
  runInNewContext(source, { self, caches, location, navigator, fetch, setTimeout, URL, Response, Headers });
  const happens = async (name, event) => {
    const work = [];
    const add = (each) => work.push(each);
    heard[name]({ ...event, waitUntil: add, respondWith: add });
    return (await Promise.all(work))[0];
  };
  return { done, happens };
}

test('of all caches of a host only the older ones of this site are deleted', async () => {
  const sites = ['/', '/cards/', '/cards/b/'].map((folder) => (folder === '/' ? '' : `${folder}-`));
  const names = [...sites.map((site) => `quarterdeck-${site}0123456789ab`), 'others'];
  for (const [at, folder] of ['/', '/cards/', '/cards/b/'].entries()) {
    const { done, happens } = started(folder, { caches: names });
    await happens('activate');
    assert.deepEqual(done, [names[at]]);
  }
});

test('a foreign answer counts as none, with a way to the page of a network that asks for a password', async () => {
  let answer = () => new Response(PAGE, ANSWER);
  const { happens } = started('/', { fetch: async () => answer() });
  const request = (path) => ({ request: { method: 'GET', mode: 'navigate', url: `https://example.org${path}` } });
  const shown = async (path) => (await happens('fetch', request(path)))?.text();
  assert.equal(await shown('/games'), PAGE);
  for (const status of [502, 503, 504, 500, 200]) {
    answer = () => new Response('<h1>Sign in</h1>', { status, ...ANSWER });
    const text = await shown('/games');
    assert.match(text, /the page$/);
    assert.equal(text.includes('href="?direct"'), status === 200);
  }
  answer = () => Promise.reject(new Error('no network'));
  assert.equal(await shown('/games'), PAGE);
  assert.equal(await shown('/games?direct'), undefined, 'the way leads past the worker');
});

test('a message is shown in its language, and a press on it leads to the table', async () => {
  const there = { url: 'https://example.org/cards/table/b2', focus: async () => done.push('focused') };
  const { done, happens } = started('/cards/', { windows: [there] });
  const told = { kind: 'turn', table: 'a1', game: 'seas-of-strife', title: '金曜日', name: '', language: 'ja' };
  for (const each of [told, { ...told, kind: 'rematch', title: '', name: 'Ada', language: 'en' }])
    await happens('push', { data: { json: () => each } });
  assert.deepEqual(done.splice(0), [
    ['金曜日', 'Seas of Strifeであなたの番です。', 'ja', '/cards/table/a1'],
    ['Seas of Strife', 'Ada offers another game. Your seat is kept.', 'en', '/cards/table/a1'],
  ]);
  for (const table of ['a1', 'b2'])
    await happens('notificationclick', { notification: { data: `/cards/table/${table}`, close: () => {} } });
  assert.deepEqual(done, ['https://example.org/cards/table/a1', 'focused']);
});
