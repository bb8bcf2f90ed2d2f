/** Tables in a browser that is full, or forbids storage: the game goes on, and is stored as soon as possible. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { orInMemory } from '../src/offline/unkept.ts';
import { Keeping } from './keeping.mjs';
import enShell from '../src/words/en/shell.ts';
import enTable from '../src/words/en/table/company.ts';
import jaShell from '../src/words/ja/shell.ts';
import jaTable from '../src/words/ja/table/company.ts';
import { BOT, fresh, Page, PERSON, play, table } from './local-page.mjs';

const FULL = new DOMException('no room', 'QuotaExceededError');
const FORBIDDEN = new DOMException('not here', 'SecurityError');
const everything = { game: '', person: '', hidden: false, page: 0 };

/** A browser's store that may be full or forbidden, the tables that it does not store, and the tables over both. */
function device() {
  const [store, left, why] = [new Keeping(), new AbortController(), {}];
  const over = orInMemory(store, left.signal, (id, reason) => (why[id] = reason));
  return { store, left, why, tables: fresh(over).tables };
}

test.each([
  ['room', FULL],
  ['forbidden', FORBIDDEN],
])('a game is begun, played to its end and followed by another (%s)', async (reason, error) => {
  const { store, why, tables } = device();
  store.broken = error;
  const { id } = await tables.create(
    table('turn-the-tide', { options: { players: 3, rounds: 1 }, seats: [PERSON, BOT, BOT] }),
  );
  const page = new Page(tables, id);
  await play(page);
  assert.equal(page.table.phase, 'finished');
  assert.ok((await tables.record({ id })).result);
  await page.say({ type: 'rematch' });
  const { next } = page.table;
  await page.close();
  const { running, finished } = await tables.shelf(everything);
  assert.deepEqual(
    [running, finished].map((lines) => lines.map((line) => line.id)),
    [[next], [id]],
  );
  assert.deepEqual([why, store.logs.size, store.tables.size], [{ [id]: reason, [next]: reason }, 0, 0]);
});

test.each([0, 2])('what was in memory is kept whole once there is room (begun with room: %i)', async (before) => {
  const { store, why, tables } = device();
  if (before === 0) store.broken = FULL;
  const { id } = await tables.create(table('feud'));
  const page = new Page(tables, id);
  await play(page, before);
  const kept = store.logs.get(id)?.length;
  store.broken = FULL;
  await play(page, 4);
  assert.deepEqual([why[id], store.logs.get(id)?.length], ['room', kept]);
  store.broken = null;
  await play(page, 5);
  assert.equal(why[id], null);
  await page.close();
  const later = new Page(fresh(store).tables, id);
  await later.until(() => true);
  assert.deepEqual(later.table.events, page.table.events);
  await later.close();
});

test('what must be kept to have happened is refused without room, and nothing is told once the page is left', async () => {
  const { store, left, tables } = device();
  const { id } = await tables.create(table('feud'));
  store.broken = FULL;
  await assert.rejects(tables.hide({ id, hidden: true }), { code: 'no_room' });
  left.abort();
  await assert.rejects(tables.create(table('feud')), { name: 'QuotaExceededError' });
});

test('no message that a table without a server may show names one', () => {
  const here = [
    'network',
    'server',
    'part',
    'unavailable',
    'mistake',
    'no_room',
    'malformed',
    'unknown_table',
    'unfinished',
  ];
  const said = (shell, table) => [
    ...here.map((code) => shell[`error.${code}`]),
    ...Object.keys(table).flatMap((key) => (key.startsWith('refused.') ? [table[key]] : [])),
  ];
  for (const text of [...said(enShell, enTable), ...said(jaShell, jaTable)])
    assert.doesNotMatch(text, /server|サーバー/i);
});
