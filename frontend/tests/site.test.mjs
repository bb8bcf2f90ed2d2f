/** Addresses: at a server, and in a folder of any web host. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { load } from './load.mjs';

const source = new URL('../src/', import.meta.url);

async function siteAt(address, alone) {
  globalThis.location = new URL(address);
  globalThis.document = { querySelector: () => (alone ? {} : null) };
  return load('src/lib/site.ts');
}

test('at a server every page has a path of its own', async () => {
  const site = await siteAt('https://cards.example.org/table/a1', false);
  assert.ok(site.served);
  assert.equal(site.addressOf('/rules/feud'), '/rules/feud');
  assert.equal(site.fileOf('sw.js'), '/sw.js');
  assert.equal(site.whole('/enter#x', 'https://other.example.org'), 'https://other.example.org/enter#x');
  assert.deepEqual(site.here(), { page: '/table/a1', part: '' });
  assert.deepEqual(site.placeAt(new URL('/replay/a1#12', location)), { page: '/replay/a1', part: '#12' });
  assert.equal(site.placeAt(new URL('/api/tables/a1/record', location)), null);
  assert.equal(site.placeAt(new URL('https://other.example.org/')), null);
});

test('in a folder the page is one, and its addresses stand after #', async () => {
  const site = await siteAt('https://example.org/games/quarterdeck/?x=1#/replay/local-1#12', true);
  assert.ok(!site.served);
  assert.deepEqual(site.here(), { page: '/replay/local-1', part: '#12' });
  assert.equal(site.fileOf('sw.js'), '/games/quarterdeck/sw.js');
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

test('every link to a page of this site is written by addressOf', async () => {
  const names = (await readdir(source, { recursive: true })).filter((name) => /\.(svelte|ts)$/.test(name));
  for (const name of names) {
    const text = await readFile(new URL(name, source), 'utf8');
    assert.doesNotMatch(text, /href=["{`']+\/(?!api\/)/, name);
    if (!/lib\/(site|router\.svelte)\.ts$/.test(name)) assert.doesNotMatch(text, /\bpushState\(/, name);
  }
});
