/** The page's addresses: the router, the service worker and the server's list agree. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { test } from 'vitest';
import { addresses } from '../plugins/pages.ts';
import { parse } from '../src/lib/router.svelte.ts';

const source = await readFile(new URL('../plugins/service-worker.js', import.meta.url), 'utf8');
const PAGES = addresses();

/** Whether a worker answers for the page at a path of its host. */
function workerAt(folder, served = true) {
  const script = source
    .replace('/* pages */ []', JSON.stringify(PAGES))
    .replace('const SERVED = true;', `const SERVED = ${served};`);
  const location = new URL(`https://example.org${folder}sw.js`);
  const heard = {};
  const self = { addEventListener: (name, hear) => (heard[name] = hear) };
  const caches = { open: async () => ({ match: async () => undefined }) };
  runInNewContext(script, {
    self,
    location,
    caches,
    URL,
    fetch: async () => new Response('the page'),
    setTimeout: () => undefined,
  });
  return (path) => {
    let taken = false;
    const request = { method: 'GET', mode: 'navigate', url: new URL(path, location).href };
    heard.fetch({ request, respondWith: () => (taken = true) });
    return taken;
  };
}

const KNOWN = {
  '/': { page: 'home' },
  '/games': { page: 'games' },
  '/me/': { page: 'me' },
  '/table/aB3-_x': { page: 'table', id: 'aB3-_x' },
  '/table/aB3-_x/screen': { page: 'screen', id: 'aB3-_x' },
  '/evening/e1': { page: 'evening', id: 'e1', stay: false },
  '/evening/e1/games/': { page: 'evening', id: 'e1', stay: true },
  '/replay': { page: 'replay', id: null, what: 'game' },
  '/replay/a1': { page: 'replay', id: 'a1', what: 'game' },
  '/replay/a1/together': { page: 'replay', id: 'a1', what: 'together' },
  '/replay/a1/rounds': { page: 'replay', id: 'a1', what: 'rounds' },
  '/rules/seas-of-strife': { page: 'rules', game: 'seas-of-strife' },
  '/learn/feud': { page: 'learn', game: 'feud' },
  '/strategy/feud': { page: 'strategy', game: 'feud' },
  '/workshop/feud': { page: 'workshop', game: 'feud' },
  '/puzzles': { page: 'puzzles' },
  '/puzzles/today': { page: 'puzzle', game: 'today' },
  '/days': { page: 'days' },
  '/deals/2026-11-25-feud': { page: 'deals', id: '2026-11-25-feud' },
  '/enter': { page: 'enter' },
  '/site': { page: 'site' },
  '/join': { page: 'join' },
  '/stop': { page: 'stop' },
};
const UNKNOWN = [
  '/tabel',
  '/table',
  '/table/',
  '/table/a1.',
  '/table/a1/x',
  '/table/a.b',
  '/a/',
  '/me/x',
  '/index.php',
];

test('every address of the list has its page, and no other', () => {
  for (const [path, route] of Object.entries(KNOWN)) assert.deepEqual(parse(path), route, path);
  for (const path of UNKNOWN) assert.deepEqual(parse(path), { page: 'unknown' }, path);
  const shown = new Set(Object.values(KNOWN).map(({ page }) => page));
  for (const address of PAGES) assert.ok(shown.has(parse(`/${address.replace(/\{\w+\}/, 'x')}`).page), address);
});

test("a server's worker shows the page where the router has one, below its own folder alone", () => {
  for (const folder of ['/', '/my/cards/']) {
    const shows = workerAt(folder);
    for (const path of Object.keys(KNOWN)) assert.ok(shows(folder + path.slice(1)), folder + path);
    for (const path of UNKNOWN) assert.ok(!shows(folder + path.slice(1)), folder + path);
    assert.ok(!shows(`${folder}api/games`));
  }
  assert.ok(!workerAt('/')('/cards/'), 'another site on the same host, whose worker is not there yet');
  assert.ok(!workerAt('/cards/')('/rules/feud'));
  assert.ok(!workerAt('/cards/')('/cards2/rules/feud'));
});

test("an exported site's worker shows the page at its one address, also at the root of a host", () => {
  for (const folder of ['/', '/my/cards/']) {
    const shows = workerAt(folder, false);
    assert.ok(shows(folder));
    assert.ok(shows(`${folder}index.html`));
    for (const path of [...Object.keys(KNOWN).slice(1), ...UNKNOWN]) assert.ok(!shows(folder + path.slice(1)), path);
  }
});
