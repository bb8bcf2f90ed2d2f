import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { recordText } from '../src/contract/json.ts';
import { review } from '../src/engine/review/review.ts';
import { asStart } from '../src/engine/starting.ts';
import { LocalTable } from '../src/engine/table.ts';
import { inSlices } from '../src/engine/thinking/slices.ts';
import { bareRecord } from '../src/offline/record.ts';
import { LocalState } from '../src/offline/state.ts';
import { LocalTables } from '../src/offline/tables.ts';
import { Browser, engines, Keeping } from './keeping.mjs';
import { BOT, fresh, KEY, Page, PERSON, play, table } from './local-page.mjs';

/** A table that composes and changes maneuvers, cheap enough to be bought at once. */
const DEFINED = {
  preset: 'true',
  maneuvers: { heal: 2 },
  maneuver_changes: { heal: { windows: ['before_study'] } },
  own_maneuvers: [
    {
      name: { en: 'Lookout', ja: '物見' },
      price: 1,
      windows: ['before_study'],
      steps: [{ step: 'foresee', count: 1 }],
    },
    {
      name: 'Volley',
      price: 2,
      windows: ['after_study'],
      once: true,
      steps: [{ step: 'wound', whose: 'both', count: 2 }],
    },
  ],
};
/** Its own maneuvers were bought and carried out; it can be imported elsewhere and reviewed. */
async function check(record) {
  const told = record.events.map(({ event }) => event);
  for (const own of ['x_buy', 'x_foresee', 'x_markers']) assert.ok(told.includes(own), own);
  assert.deepEqual(await fresh().tables.bring({ records: [record] }), { brought: 1, known: 0, refused: 0 });
  const other = { ...record, options: { ...record.options, own_maneuvers: DEFINED.own_maneuvers.slice(1) } };
  assert.deepEqual(await fresh().tables.bring({ records: [other] }), { brought: 0, known: 0, refused: 1 });
  const engine = await engines('feud');
  const looked = await inSlices(review({ ...engine, module: await engine.module() }, { record, seed: 1, plays: 1 }));
  assert.ok(looked.decisions.length > 0);
}

const GAMES = [
  ['seas-of-strife', { options: { players: 3 }, seats: [BOT, PERSON, { kind: 'bot', level: 'beginner' }] }],
  ['turn-the-tide', { options: { players: 3 }, seats: [PERSON, BOT, BOT], memory: 'strict' }],
  ['sea-change', { options: { players: 4, teams: 2 }, seats: [PERSON, BOT, BOT, BOT] }],
  ['feud', {}],
  ['feud', { options: DEFINED }],
];
for (const [game, given] of GAMES) {
  test(`a whole game of ${game}${given.options === DEFINED ? ' by maneuvers of its own' : ''}: its log is what was shown, and its record is whole`, async () => {
    const thoughts = vi.spyOn(LocalTable.prototype, 'question');
    const { store, tables } = fresh();
    const { id } = await tables.create(table(game, given));
    const page = new Page(tables, id);
    await play(page, 4);
    await assert.rejects(tables.record({ id }), { code: 'unfinished' });
    await page.turn;
    const again = new Page(fresh(store).tables, id);
    await again.turn;
    const forgotten = given.memory === 'strict' && { events: page.table.events };
    assert.deepEqual({ ...again.table, ...forgotten }, page.table);
    if (forgotten) assert.ok(again.table.events.some(({ event, low }) => event === 'tides' && low === null));
    await again.close();
    await play(page);
    const thought = thoughts.mock.calls.length;
    const later = new Page(fresh(store).tables, id);
    await later.turn;
    assert.deepEqual([later.table.events, later.table.steps], [page.table.events, page.table.steps]);
    await Promise.all([page.close(), later.close()]);
    const record = await tables.record({ id });
    store.records.clear();
    assert.deepEqual(await tables.record({ id }), record);
    await assert.rejects(tables.record({ id: 'local-nobody' }), { code: 'unknown_table' });
    assert.equal(record.seed, KEY);
    assert.equal(record.decisions.length, (await store.read(id)).flatMap(({ actions = [] }) => actions).length);
    const bots = record.decisions.filter(({ seat }) => page.table.seats[seat].kind === 'bot');
    assert.equal(thought, bots.length, 'a bot thinks once about each of its decisions');
    assert.equal(record.events.length, page.table.events.length);
    const [line] = (await tables.shelf({ game, person: 'ada', hidden: false, page: 1 })).finished;
    assert.deepEqual(line.outcome.winners, record.result.winners);
    assert.deepEqual(record.result.winners, record.events.findLast(({ event }) => event === 'game_end').winners);
    assert.equal((await tables.statistics()).length, 1);
    for (const [name, value] of Object.entries(given.options ?? {})) assert.deepEqual(record.options[name], value);
    if (given.options === DEFINED) await check(record);
  });
}

test('a decision is taken back with what came of it, and told once more', async () => {
  const { tables } = fresh();
  const { id } = await tables.create(table('seas-of-strife', { options: { players: 3 }, seats: [PERSON, BOT, BOT] }));
  const page = new Page(tables, id);
  await page.turn;
  for (let made = 0; page.table.turn.undo !== 'now'; made++) await play(page, 1).then(() => page.turn);
  await page.say({ type: 'propose', kind: 'take_back' });
  assert.equal(page.table.notices.at(-1).kind, 'took_back');
  assert.ok('game' in page.shown.at(-1) && page.table.turn.legal.length > 1);
  await play(page);
  const record = await tables.record({ id });
  assert.equal(record.events.length, page.table.events.length);
  const [{ places, practice }] = await tables.statistics();
  assert.deepEqual([places, practice, page.table.counts], [[0, 0, 0], 1, false], 'it does not count');
  await page.close();
});

test('a choice that waits to be revealed is made anew', async () => {
  const { store, tables } = fresh();
  const { id } = await tables.create(table('feud'));
  const page = new Page(tables, id);
  for (;;) {
    await page.turn;
    const { legal, pending } = page.table.turn;
    await page.decide([legal[0]]);
    const { chosen, alternatives } = page.table.turn;
    if (chosen.length !== 1 || alternatives.length < 2 || pending.length < 2) continue;
    const other = alternatives.find((action) => action !== chosen[0]);
    await page.change([other]);
    if (page.refusal)
      assert.equal(page.refusal.code, 'late'); // the bot was faster
    else break;
  }
  assert.equal((await store.read(id)).at(-1).type === 'changed' || page.table.turn.chosen.length === 0, true);
  await play(page);
  assert.equal(page.table.phase, 'finished');
  await page.close();
});

test('giving up ends a duel; among more a bot plays on, and one may come back', async () => {
  const { tables } = fresh();
  const duel = new Page(tables, (await tables.create(table('feud'))).id);
  await duel.turn;
  await duel.say({ type: 'concede' });
  assert.deepEqual(duel.table.over, { why: 'concession', seat: 0 });
  await duel.say({ type: 'concede' });
  assert.equal(duel.refusal.code, 'finished');
  await duel.close();

  const three = { options: { players: 3 }, seats: [PERSON, BOT, BOT] };
  const { id } = await tables.create(table('seas-of-strife', three));
  const page = new Page(tables, id);
  await page.turn;
  await page.say({ type: 'concede' });
  assert.equal(page.table.seats[0].standin, 'medium');
  await page.until(({ table }) => table.turn.count > 0 || table.phase === 'finished');
  await page.say({ type: 'return' });
  assert.equal(page.table.seats[0].standin, null);
  await page.say({ type: 'propose', kind: 'end' });
  assert.equal(page.table.over.why, 'agreement');
  const record = await tables.record({ id });
  assert.deepEqual(record.ended, { why: 'agreement', seat: 0 });
  assert.ok(record.stand_ins.length > 0);
  await page.close();
});

test('the next game of the same people, and all of them as an evening', async () => {
  const { tables } = fresh();
  const { id } = await tables.create(table('feud'));
  const page = new Page(tables, id);
  await page.turn;
  await page.say({ type: 'propose', kind: 'end' });
  await page.say({ type: 'rematch', game: 'sea-change', options: { players: 3 }, shuffle: false });
  const { next } = page.table;
  assert.ok(next.startsWith('local-'));
  const following = new Page(tables, next);
  await following.until(() => true);
  assert.deepEqual(
    following.table.seats.map(({ kind }) => kind),
    ['person', 'bot', 'bot'],
  );
  const evening = await tables.evening({ id });
  assert.deepEqual(
    evening.tables.map((one) => one.id),
    [id, next],
  );
  await page.say({ type: 'rematch', game: 'feud' });
  assert.equal(page.table.next, next, 'there is one next table');
  await Promise.all([page.close(), following.close()]);
  await tables.hide({ id, hidden: true });
  const shown = { game: '', person: '', page: 1 };
  assert.equal((await tables.shelf({ ...shown, hidden: false })).count, 0);
  assert.equal((await tables.shelf({ ...shown, hidden: true })).count, 1);
  await tables.forget({ id });
  await assert.rejects(new Page(tables, id).gone, { code: 'unknown_table' });
});

test('a position: a key with decisions already made, or a state of the engine; a bot with a seed does the same again', async () => {
  const { store, tables } = fresh();
  const wish = table('feud', { seats: [BOT, PERSON] });
  const first = new Page(tables, (await tables.create(wish)).id);
  await play(first, 4).then(() => first.turn);
  const second = new Page(tables, (await tables.create(wish)).id);
  await play(second, 4).then(() => second.turn);
  assert.deepEqual(second.table.events, first.table.events);
  await first.say({ type: 'propose', kind: 'end' });
  const { decisions } = await tables.record({ id: first.table.id });
  const made = decisions.map(({ seat, action }) => [seat, action]);
  const third = new Page(tables, (await tables.create({ ...wish, made })).id);
  await third.turn;
  assert.deepEqual(third.table.events, first.table.events);
  assert.equal(third.table.turn.undo, null, 'what was made before stands');
  const engine = await engines('feud');
  const [entry] = await store.read(third.table.id);
  const state = await LocalState.begin('', entry, engine);
  const module = await engine.module();
  const row = module.rows('state', 1);
  row.bytes().set(state.table.fullState());
  const start = asStart(row);
  const fourth = new Page(tables, (await tables.create({ ...wish, start })).id);
  await fourth.turn;
  assert.deepEqual(fourth.table.turn.legal, third.table.turn.legal);
  await play(fourth);
  const text = recordText(await tables.record({ id: fourth.table.id }));
  assert.match(text, /"start":\{/);
  const made4 = Array.from({ length: 4 }, () => [0, 0]);
  await assert.rejects(tables.create({ ...wish, made: made4 }), { code: 'bad_position' });
  await assert.rejects(tables.create({ ...wish, start: { no_such_field: 1 } }), { code: 'bad_start' });
  await Promise.all([second, third, fourth, first].map((page) => page.close()));
});

test('one tab owns a table: another one is refused, and shows what has happened once it takes the table', async () => {
  const [store, browser] = [new Keeping(), new Browser()];
  const [one, other] = [fresh(store, browser).tables, fresh(store, browser).tables];
  const { id } = await one.create(table('sea-change', { options: { players: 2 } }));
  const owner = new Page(one, id);
  await play(owner, 3);
  await assert.rejects(new Page(other, id).gone, { code: 'elsewhere' });
  const taker = new Page(other, id, true);
  await taker.turn;
  await assert.rejects(owner.gone, { code: 'elsewhere' });
  await assert.rejects(owner.decide([0]), { code: 'unknown_table' });
  await play(taker);
  assert.equal(taker.table.phase, 'finished');
  await taker.close();
  await new Page(one, id, true).until(({ table: { phase } }) => phase === 'finished');
});

test('what cannot be stored is not shown, and the table is lost to the tab that has stored something else', async () => {
  const { store, tables } = fresh();
  const { id } = await tables.create(table('feud'));
  const page = new Page(tables, id);
  await page.turn;
  const { length } = page.shown;
  store.broken = new Error('another tab was quicker');
  await assert.rejects(page.decide([page.table.turn.legal[0]]), /quicker/);
  await assert.rejects(page.gone, { code: 'elsewhere' });
  assert.equal(page.shown.length, length);
});

const turns = async (count) => {
  for (let at = 0; at < count; at++) await new Promise(setImmediate);
};

test('whoever goes while the table is being opened, and whoever comes then: bots play on, and nobody owns it for nobody', async () => {
  for (let moment = 0; moment < 10; moment++) {
    const [store, browser] = [new Keeping(), new Browser()];
    const { read } = store;
    store.read = (id) => turns(2).then(() => read(id));
    const { tables } = fresh(store, browser);
    const { id } = await tables.create(table('sea-change', { options: { players: 2 } }));
    const first = new Page(tables, id);
    await turns(moment);
    const gone = first.close();
    const second = new Page(tables, id, true);
    await play(second, 3);
    await Promise.all([gone, second.close()]);
    const third = new Page(tables, id, true);
    await turns(moment);
    await third.close();
    await turns(10);
    assert.equal(browser.owners.size, 0, `after ${moment} turns`);
  }
});

test('what no server would take is refused in its words', async () => {
  const { tables } = fresh();
  const refuse = (given, code) => assert.rejects(tables.create(table('feud', given)), { code });
  await refuse({ options: { no_such: 1 } }, 'bad_option');
  await refuse({ options: { preset: 'wild' } }, 'bad_option');
  await refuse({ options: { own_maneuvers: [{ name: 'x' }] } }, 'bad_option');
  await refuse({ seats: [PERSON] }, 'bad_seats');
  await refuse({ seats: [BOT, BOT] }, 'bad_seats');
  await refuse({ key: 'short' }, 'bad_key');
});

test('a table of other rules is closed, and shown with its record', async () => {
  const { store, tables } = fresh();
  const wish = table('feud');
  const [{ id }, finished] = [await tables.create(wish), await tables.create(wish)];
  const pages = [new Page(tables, id), new Page(tables, finished.id)];
  await play(pages[0], 3);
  await play(pages[1]);
  await Promise.all(pages.map((page) => page.close()));
  const later = async (game) => {
    const engine = await engines(game);
    return { ...engine, description: { ...engine.description, version: 2 } };
  };
  const newer = new LocalTables(later, store, new Browser().own);
  const page = await new Page(newer, id).until(() => true);
  assert.deepEqual([page.table.phase, page.table.over.why, page.table.turn], ['finished', 'rules', null]);
  const bare = await newer.record({ id });
  const log = (await store.read(id)).flatMap(({ seat, actions = [] }) => actions.map((action) => ({ seat, action })));
  assert.deepEqual([bare.rules, bare.decisions], [1, log]);
  const other = await new Page(newer, finished.id).until(() => true);
  assert.deepEqual(other.table.events, (await tables.record({ id: finished.id })).events);
  assert.equal(other.table.over, null);
  await Promise.all([page.close(), other.close()]);
});

test('a log holds its decisions without their rules: those that were taken back or changed are not among them', () => {
  const created = { type: 'created', game: 'g', rules: 1, options: {}, key: '00', start: null, made: [[1, 9]] };
  const decided = (seat, ...actions) => ({ type: 'decided', seat, actions });
  const decisions = (...later) =>
    bareRecord([created, ...later], { seats: [] }).decisions.map(({ seat, action }) => [seat, action].join());
  const made = [decided(0, 1), decided(1, 2, 3)];
  assert.deepEqual(decisions(...made, { type: 'took_back', seat: 0, ply: 1 }, decided(0, 4)), ['1,9', '0,4']);
  const change = { type: 'changed', seat: 0, actions: [5] };
  assert.deepEqual(decisions(...made, change), ['1,9', '1,2', '1,3', '0,5']);
});

test('a log of an earlier version whose line was not stored is played on; a seat takes back what it chose itself', async () => {
  const { store, tables } = fresh();
  const { id } = await tables.create(table('sea-change', { options: { players: 2 } }));
  const [created] = await store.read(id);
  const state = await LocalState.begin(id, created, await engines('sea-change'));
  const own = () => state.table.pending[0] === 0 && state.table.legal(0).length > 1;
  const free = [];
  while (free.length < 3) {
    const [seat] = state.table.pending;
    // Not the second time: a bot stood in.
    const standin = own() && free.length === 1;
    if (own()) free.push(state.table.ply);
    const entry = { type: 'decided', at: 1, seat, actions: [state.table.legal(seat)[0]], standin, id: 'x' };
    state.follow(entry);
    store.logs.get(id).push(entry);
    if (free.length === 2 && standin) assert.equal(state.plyBefore(0), free[0]);
  }
  assert.equal(state.plyBefore(0), free[2]);
  const page = new Page(tables, id);
  await page.turn;
  assert.equal((await store.line(id)).seq >= state.seq, true);
  await page.say({ type: 'propose', kind: 'take_back' });
  await page.say({ type: 'propose', kind: 'end' });
  assert.deepEqual((await tables.record({ id })).stand_ins, [free[1]]);
  await page.close();
});
