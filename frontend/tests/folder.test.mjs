/** Addresses: at a server, and in a folder of any web host. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { test, vi } from 'vitest';

const source = new URL('../src/', import.meta.url);

/** The module of a page at an address, with these meta elements in its head. */
async function siteAt(address, told = {}) {
  globalThis.location = new URL(address);
  globalThis.document = {
    querySelector(selector) {
      const content = told[/^meta\[name="quarterdeck-(\w+)"\]$/.exec(selector)[1]];
      return content === undefined ? null : { content };
    },
  };
  vi.resetModules();
  return import('../src/lib/addresses.ts');
}

test('at a server every page has a path of its own', async () => {
  const site = await siteAt('https://cards.example.org/table/a1');
  assert.ok(site.served);
  assert.equal(site.addressOf('/rules/feud'), '/rules/feud');
  assert.equal(site.fileOf('sw.js'), '/sw.js');
  assert.equal(site.askedAt('/api/me'), '/api/me');
  assert.equal(site.ownName('quarterdeck'), 'quarterdeck');
  assert.equal(site.ownBase(), 'https://cards.example.org');
  assert.equal(site.whole('/enter#x', 'https://other.example.org'), 'https://other.example.org/enter#x');
  assert.deepEqual(site.here(), { page: '/table/a1', part: '' });
  assert.deepEqual(site.placeAt(new URL('/replay/a1#12', location)), { page: '/replay/a1', part: '#12' });
  assert.equal(site.placeAt(new URL('/api/tables/a1/record', location)), null);
  assert.equal(site.placeAt(new URL('https://other.example.org/')), null);
});

test('a server below a folder has everything below it, and keeps what it keeps under names of its own', async () => {
  const site = await siteAt('https://example.org/cards/table/a1', { folder: '/cards/' });
  assert.ok(site.served);
  assert.equal(site.addressOf('/'), '/cards/');
  assert.equal(site.addressOf('/rules/feud'), '/cards/rules/feud');
  assert.equal(site.fileOf('sw.js'), '/cards/sw.js');
  assert.equal(site.askedAt('/api/me'), '/cards/api/me');
  assert.equal(site.ownBase(), 'https://example.org/cards');
  assert.equal(site.whole('/enter#x', 'https://other.example.org/c'), 'https://other.example.org/c/enter#x');
  assert.equal(site.ownName('quarterdeck'), 'quarterdeck /cards/');
  assert.deepEqual(site.here(), { page: '/table/a1', part: '' });
  const at = (address) => site.placeAt(new URL(address, location));
  assert.deepEqual(at('/cards/replay/a1#12'), { page: '/replay/a1', part: '#12' });
  assert.deepEqual(at('/cards/'), { page: '/', part: '' });
  assert.equal(at('/cards/api/tables/a1/record'), null);
  assert.equal(at('/rules/feud'), null, 'that is another site on the same host');
  assert.equal(at('/cards2/rules/feud'), null);
});

test('a secret is read as far as it goes, and leaves the address bar', async () => {
  const before = globalThis.history;
  for (const [hash, secret] of [
    ['#aB3-_x', 'aB3-_x'],
    ['#aB3-_x.', 'aB3-_x'],
    ['#aB3-_x).', 'aB3-_x'],
    ['', ''],
  ]) {
    const site = await siteAt(`https://example.org/cards/join${hash}`, { folder: '/cards/' });
    const shown = [];
    globalThis.history = { replaceState: (_, __, path) => shown.push(path) };
    assert.equal(site.takeSecret(), secret);
    assert.deepEqual(shown, secret ? ['/cards/join'] : []);
  }
  globalThis.history = before;
});

test('in a folder the page is one, and its addresses stand after #', async () => {
  const site = await siteAt('https://example.org/games/quarterdeck/?x=1#/replay/local-1#12', { site: 'alone' });
  assert.ok(!site.served);
  assert.deepEqual(site.here(), { page: '/replay/local-1', part: '#12' });
  assert.equal(site.fileOf('sw.js'), '/games/quarterdeck/sw.js');
  assert.equal(site.ownName('quarterdeck'), 'quarterdeck /games/quarterdeck/');
  assert.equal(
    site.whole('/rules/feud', 'https://nobody.example'),
    'https://example.org/games/quarterdeck/?x=1#/rules/feud',
  );
  const at = (address) => site.placeAt(new URL(address, location));
  assert.deepEqual(at('#/rules/feud'), { page: '/rules/feud', part: '' });
  assert.deepEqual(at('./'), { page: '/', part: '' });
  assert.equal(at('#page'), null, 'a place in the page that is shown');
  assert.equal(at('../other/#/rules/feud'), null);
});

test('the theme is read before the first paint from where the settings keep it', async () => {
  const script = await readFile(new URL('../public/assets/theme.js', import.meta.url), 'utf8');
  for (const [address, told] of [
    ['https://cards.example.org/table/a1', {}],
    ['https://example.org/cards/table/a1', { folder: '/cards/' }],
    ['https://example.org/games/quarterdeck/', { site: 'alone' }],
    ['https://example.org/', { site: 'alone' }],
  ]) {
    const { ownName } = await siteAt(address, told);
    const kept = { [ownName('quarterdeck')]: '{"theme":"night"}' };
    const localStorage = { getItem: (name) => kept[name] ?? '{"theme":"day"}' };
    const document = { ...globalThis.document, documentElement: { dataset: {} } };
    runInNewContext(script, { location, document, localStorage });
    assert.equal(document.documentElement.dataset.theme, 'night', address);
  }
});

test('every address of this site is written by lib/addresses, and nothing is kept without its name', async () => {
  const names = (await readdir(source, { recursive: true })).filter((name) => /\.(svelte|ts)$/.test(name));
  for (const name of names) {
    const text = await readFile(new URL(name, source), 'utf8');
    assert.doesNotMatch(text, /(href|src)=["{`']+\//, name);
    assert.doesNotMatch(text, /\b(fetch|URL|WebSocket|assign|open)\(['"`]\//, name);
    if (name !== 'lib/storage.ts') assert.doesNotMatch(text, /\b(local|session)Storage\b/, name);
    if (!/lib\/(site|router\.svelte)\.ts$/.test(name)) assert.doesNotMatch(text, /\bpushState\(/, name);
  }
});
