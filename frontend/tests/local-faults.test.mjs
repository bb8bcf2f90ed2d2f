import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { OfflineServer } from '../src/offline/server.ts';
import { ConflictError } from '../src/offline/store.ts';
import { Browser, engines, Keeping } from './keeping.mjs';
import { BOT, fresh, Page, PERSON, play, table } from './local-page.mjs';

test('two tabs at one table: both follow, nothing is lost and nothing doubled', async () => {
  const [store, browser] = [new Keeping(), new Browser()];
  const [one, other] = [
    new OfflineServer(engines, store, browser.tab(true)),
    new OfflineServer(engines, store, browser.tab(false)),
  ];
  const { id } = await one.create(table('sea-change', { options: { players: 3 }, seats: [PERSON, BOT, BOT] }));
  const pages = [new Page(one, id), new Page(other, id)];
  for (let made = 0; ; made++) {
    await Promise.all(pages.map((page) => page.turn));
    if (pages.every(({ table }) => table.phase === 'finished')) break;
    if (pages[0].table.turn?.count !== pages[1].table.turn?.count) {
      await new Promise((resolve) => setTimeout(resolve));
      continue;
    }
    // Both decide at the same moment: one of them is too late, or the other has ended the game.
    const { legal } = pages[0].table.turn;
    await Promise.all(pages.map((page, at) => page.decide([legal[at % legal.length]])));
    const refused = pages.filter(({ refusal }) => refusal);
    assert.equal(refused.length, 1);
    assert.match(refused[0].refusal.code, /^(late|finished)$/);
    await Promise.all(pages.map((page) => page.until(({ table }) => table.turn?.count !== made)));
  }
  assert.deepEqual(pages[0].table.events, pages[1].table.events);
  assert.equal((await one.record({ id })).events.length, pages[0].table.events.length);
  await Promise.all(pages.map((page) => page.close()));
});

/** Tabs that lead every table, and count which they lead. */
function counting() {
  const leading = new Set();
  const tab = new Browser().tab();
  const lead = async (id, stop) => {
    leading.add(id);
    stop.addEventListener('abort', () => leading.delete(id));
  };
  return { leading, tabs: { ...tab, lead } };
}
/** A store whose answers take their time, as a browser's do. */
class Slow extends Keeping {
  constructor() {
    super();
    const { read } = this;
    this.read = async (...given) => {
      await turns(2);
      return read(...given);
    };
  }
}
const turns = async (count) => {
  for (let at = 0; at < count; at++) await new Promise(setImmediate);
};
const soon = (promise, words) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error(words)), 20_000).unref())]);

test('whoever goes while the table is being opened, and whoever comes at that moment: bots play on, and nothing is led for nobody', async () => {
  for (let moment = 0; moment < 10; moment++) {
    const { leading, tabs } = counting();
    const server = new OfflineServer(engines, new Slow(), tabs);
    const { id } = await server.create(
      table('sea-change', { options: { players: 2 }, seats: [PERSON, { kind: 'bot', level: 'beginner' }] }),
    );
    const first = new Page(server, id);
    await turns(moment);
    const gone = first.close().catch(() => null);
    const second = new Page(server, id);
    await soon(play(second, 3), `nobody plays on after ${moment} turns`);
    await gone;
    assert.equal(leading.size, 1);
    await second.close();
    const third = new Page(server, id);
    await turns(moment);
    await third.close().catch(() => null);
    assert.equal(leading.size, 0, `after ${moment} turns`);
  }
});

test('what cannot be stored is not told', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store, server } = fresh();
  const { id } = await server.create(table('feud'));
  const page = new Page(server, id);
  await page.turn;
  const before = page.table;
  store.broken = new Error('the disk is full');
  await page.decide([before.turn.legal[0]]);
  assert.equal(page.refusal.code, 'unavailable');
  assert.deepEqual(page.table, before);
  store.broken = null;
  await play(page, 2);
  assert.equal(page.refusal, null);
  await page.close();
});

test('whatever goes wrong where a bot decides, it does so a little later', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { store, server } = fresh();
  const { id } = await server.create(table('seas-of-strife', { options: { players: 3 }, seats: [PERSON, BOT, BOT] }));
  const page = new Page(server, id);
  await page.turn;
  const { append, read } = store;
  let failures = 0;
  store.append = (table, first, entries, beside) => {
    if (entries[0]?.seat === 0) return append.call(store, table, first, entries, beside);
    failures += 1;
    [store.append, store.read] = [
      append,
      () => ((store.read = read), Promise.reject(new Error('the browser has closed it'))),
    ];
    return Promise.reject(new ConflictError('another tab was quicker'));
  };
  await play(page, 4);
  assert.equal(failures, 1);
  assert.equal(page.table.phase, 'playing');
  await page.close();
});

test('what no server would take is refused in its words', async () => {
  const { server } = fresh();
  const refuse = (given, code) => assert.rejects(server.create(table('feud', given)), { code });
  await refuse({ options: { no_such: 1 } }, 'bad_option');
  await refuse({ options: { preset: 'wild' } }, 'bad_option');
  await refuse({ options: { own_maneuvers: [{ name: 'x' }] } }, 'bad_option');
  await refuse({ seats: [PERSON] }, 'bad_seats');
  await refuse({ seats: [BOT, BOT] }, 'bad_seats');
  await refuse({ key: 'short' }, 'bad_key');
});

test('a table of other rules is closed, and shown with its record', async () => {
  const { store, server } = fresh();
  const wish = table('feud');
  const [{ id }, finished] = [await server.create(wish), await server.create(wish)];
  const pages = [new Page(server, id), new Page(server, finished.id)];
  await play(pages[0], 3);
  await play(pages[1]);
  await Promise.all(pages.map((page) => page.close()));
  const later = async (game) => {
    const engine = await engines(game);
    return { ...engine, description: { ...engine.description, version: 2 } };
  };
  const newer = new OfflineServer(later, store, new Browser().tab());
  const page = new Page(newer, id);
  await page.until(() => true);
  assert.deepEqual([page.table.phase, page.table.over.why, page.table.turn], ['finished', 'rules', null]);
  await page.say({ type: 'decide', count: 0, actions: [0] });
  assert.equal(page.refusal.code, 'finished');
  const bare = await newer.record({ id });
  const log = (await store.read(id)).flatMap(({ seat, actions = [] }) => actions.map((action) => ({ seat, action })));
  assert.deepEqual([bare.rules, bare.decisions], [1, log]);
  await page.close();
  const other = new Page(newer, finished.id);
  await other.until(() => true);
  assert.deepEqual(other.table.events, (await server.record({ id: finished.id })).events);
  assert.equal(other.table.over, null);
  await other.close();
});
