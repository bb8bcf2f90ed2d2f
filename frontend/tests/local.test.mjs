import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { recordText } from '../src/contract/json.ts';
import { review } from '../src/engine/review/review.ts';
import { asStart } from '../src/engine/starting.ts';
import { LocalTable } from '../src/engine/table.ts';
import { inSlices } from '../src/engine/thinking/slices.ts';
import { OfflineServer } from '../src/offline/server.ts';
import { LocalState } from '../src/offline/state.ts';
import { Browser, engines } from './keeping.mjs';
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
/** Its own were bought and carried out; it comes in elsewhere, and can be looked back on. */
async function check(record) {
  const told = record.events.map(({ event }) => event);
  for (const own of ['x_buy', 'x_foresee', 'x_markers']) assert.ok(told.includes(own), own);
  assert.deepEqual(await fresh().server.bring({ records: [record] }), { brought: 1, known: 0, refused: 0 });
  const other = { ...record, options: { ...record.options, own_maneuvers: DEFINED.own_maneuvers.slice(1) } };
  assert.deepEqual(await fresh().server.bring({ records: [other] }), { brought: 0, known: 0, refused: 1 });
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
  test(`a whole game of ${game}${given.options === DEFINED ? ' by maneuvers of its own' : ''}: its log told anew is what was told, and its record is whole`, async () => {
    const thoughts = vi.spyOn(LocalTable.prototype, 'question');
    const { store, server } = fresh();
    const { id } = await server.create(table(game, given));
    const page = new Page(server, id);
    await play(page, 4);
    await assert.rejects(server.record({ id }), { code: 'unfinished' });
    await page.turn;
    // Somebody else who comes is told the same.
    const again = new Page(new OfflineServer(engines, store, new Browser().tab(false)), id);
    await again.until(() => true);
    const forgotten = given.memory === 'strict' && { events: page.table.events };
    assert.deepEqual({ ...again.table, ...forgotten }, page.table);
    if (forgotten) assert.ok(again.table.events.some(({ event, low }) => event === 'tides' && low === null));
    await again.close();
    await play(page);
    assert.equal(page.table.phase, 'finished');
    const thought = thoughts.mock.calls.length;
    const later = new Page(new OfflineServer(engines, store, new Browser().tab(false)), id);
    await later.until(() => true);
    assert.deepEqual(later.table.events, page.table.events);
    assert.deepEqual(later.table.steps, page.table.steps);
    await Promise.all([page.close(), later.close()]);
    const record = await server.record({ id });
    const { line: noted, record: kept } = store;
    // Both are noted a moment after the game has ended.
    store.line = store.record = () => Promise.resolve(undefined);
    assert.deepEqual(await server.record({ id }), record);
    await assert.rejects(server.record({ id: 'local-nobody' }), { code: 'unknown_table' });
    Object.assign(store, { line: noted, record: kept });
    assert.equal(record.seed, KEY);
    assert.equal(record.decisions.length, (await store.read(id)).flatMap(({ actions = [] }) => actions).length);
    const bots = record.decisions.filter(({ seat }) => page.table.seats[seat].kind === 'bot');
    assert.equal(thought, bots.length, 'a bot thinks once about each of its decisions');
    assert.equal(record.events.length, page.table.events.length);
    const [line] = (await server.shelf({ game, person: 'ada', hidden: false, page: 1 })).finished;
    assert.deepEqual(line.outcome.winners, record.result.winners);
    assert.deepEqual(record.result.winners, record.events.findLast(({ event }) => event === 'game_end').winners);
    assert.equal(
      (await server.statistics())[0].places.reduce((sum, each) => sum + each),
      1,
    );
    const chosen = Object.entries(given.options ?? {});
    assert.deepEqual(
      Object.fromEntries(chosen.map(([name]) => [name, record.options[name]])),
      Object.fromEntries(chosen),
    );
    if (given.options === DEFINED) await check(record);
  });
}

test('what the rules, the turn or the table do not allow is refused, and nothing is changed', async () => {
  const { store, server } = fresh();
  const { id } = await server.create(table('sea-change', { options: { players: 2 } }));
  const page = new Page(server, id);
  await page.turn;
  const { table: before } = page;
  const length = await store.length(id);
  const barred = before.turn.illegal[0]?.action;
  const cases = [
    [{ type: 'decide', count: before.turn.count + 1, actions: [before.turn.legal[0]] }, 'late'],
    [{ type: 'change', count: before.turn.count, actions: [before.turn.legal[0]] }, 'late'],
    [{ type: 'decide', count: before.turn.count, actions: [] }, 'malformed'],
    [{ type: 'decide', count: before.turn.count, actions: [-3] }, 'malformed'],
    [
      { type: 'decide', count: before.turn.count, actions: [before.turn.legal[0], before.turn.legal[0]] },
      /illegal|not_your_turn/,
    ],
    [{ type: 'hold', seat: 1 }, 'not_seated'],
    [{ type: 'answer', yes: true }, 'late'],
    [{ type: 'rematch' }, 'late'],
    [{ type: 'say', text: 'hello' }, 'chat_off'],
    [{ type: 'sit', seat: 1 }, 'malformed'],
    [{ type: 'arrange', locked: true }, 'malformed'],
    [{ type: 'look_back' }, 'malformed'],
    ...(barred === undefined ? [] : [[{ type: 'decide', count: before.turn.count, actions: [barred] }, 'illegal']]),
  ];
  for (const [message, code] of cases) {
    await page.say(message);
    assert.match(page.refusal?.code ?? '', new RegExp(code), JSON.stringify(message));
  }
  for (const type of ['seen', 'look', 'leave', 'return']) await page.say({ type });
  assert.equal(page.refusal, null);
  assert.equal(await store.length(id), length);
  assert.deepEqual(page.table, before);
  await page.close();
  await assert.rejects(page.say({ type: 'leave' }), { code: 'unknown_table' });
});

test('a decision is taken back with what came of it, and told once more', async () => {
  const { server } = fresh();
  const { id } = await server.create(table('seas-of-strife', { options: { players: 3 }, seats: [PERSON, BOT, BOT] }));
  const page = new Page(server, id);
  await page.turn;
  for (let made = 0; page.table.turn.undo !== 'now'; made++) await play(page, 1).then(() => page.turn);
  await page.say({ type: 'propose', kind: 'take_back' });
  assert.equal(page.table.notices.at(-1).kind, 'took_back');
  assert.equal(page.messages.findLast(({ type }) => type === 'table').turn.legal.length > 1, true);
  await play(page);
  const record = await server.record({ id });
  assert.equal(record.events.length, page.table.events.length);
  assert.deepEqual(await server.statistics(), [], 'it does not count');
  await page.close();
});

test('a choice that waits to be revealed is made anew', async () => {
  const { store, server } = fresh();
  const { id } = await server.create(table('feud'));
  const page = new Page(server, id);
  for (;;) {
    await page.turn;
    const { legal, pending } = page.table.turn;
    await page.decide([legal[0]]);
    const { chosen, alternatives } = page.table.turn;
    if (chosen.length !== 1 || alternatives.length < 2 || pending.length < 2) continue;
    const other = alternatives.find((action) => action !== chosen[0]);
    await page.change([other]);
    if (page.refusal)
      assert.equal(page.refusal.code, 'late'); // the bot was quicker
    else break;
  }
  assert.equal((await store.read(id)).at(-1).type === 'changed' || page.table.turn.chosen.length === 0, true);
  await play(page);
  assert.equal(page.table.phase, 'finished');
  await page.close();
});

test('giving up ends a duel; among more a bot plays on, and one may come back', async () => {
  const { server } = fresh();
  const duel = new Page(server, (await server.create(table('feud'))).id);
  await duel.turn;
  await duel.say({ type: 'concede' });
  assert.deepEqual(duel.table.over, { why: 'concession', seat: 0 });
  await duel.say({ type: 'concede' });
  assert.equal(duel.refusal.code, 'finished');
  await duel.close();

  const three = { options: { players: 3 }, seats: [PERSON, BOT, BOT] };
  const { id } = await server.create(table('seas-of-strife', three));
  const page = new Page(server, id);
  await page.turn;
  await page.say({ type: 'concede' });
  assert.equal(page.table.seats[0].standin, 'medium');
  await page.until(({ table }) => table.turn.count > 0 || table.phase === 'finished');
  await page.say({ type: 'return' });
  assert.equal(page.table.seats[0].standin, null);
  await page.say({ type: 'propose', kind: 'end' });
  assert.equal(page.table.over.why, 'agreement');
  const record = await server.record({ id });
  assert.deepEqual(record.ended, { why: 'agreement', seat: 0 });
  assert.ok(record.stand_ins.length > 0);
  await page.close();
});

test('the next game of the same people, and all of them as an evening', async () => {
  const { server } = fresh();
  const { id } = await server.create(table('feud'));
  const page = new Page(server, id);
  await page.turn;
  await page.say({ type: 'propose', kind: 'end' });
  await page.say({ type: 'rematch', game: 'sea-change', options: { players: 3 }, shuffle: false });
  const { next } = page.table;
  assert.ok(next.startsWith('local-'));
  const following = new Page(server, next);
  await following.until(() => true);
  assert.deepEqual(
    following.table.seats.map(({ kind }) => kind),
    ['person', 'bot', 'bot'],
  );
  const evening = await server.evening({ id });
  assert.deepEqual(
    evening.tables.map((one) => one.id),
    [id, next],
  );
  await page.say({ type: 'rematch', game: 'feud' });
  assert.equal(page.table.next, next, 'there is one next table');
  await Promise.all([page.close(), following.close()]);
  await server.hide({ id, hidden: true });
  const shown = { game: '', person: '', page: 1 };
  assert.equal((await server.shelf({ ...shown, hidden: false })).count, 0);
  assert.equal((await server.shelf({ ...shown, hidden: true })).count, 1);
  await server.forget({ id });
  await assert.rejects(server.table({ id, reader: 0 }, {}), { code: 'unknown_table' });
});

test('several at one device: the table is shown to whoever has it, and what they ask of each other is agreed', async () => {
  const { server } = fresh();
  const given = { options: { players: 2 }, seats: [PERSON, { kind: 'person', name: 'Bo' }] };
  const { id } = await server.create(table('sea-change', given));
  const page = new Page(server, id);
  await page.until(() => true);
  assert.equal(page.table.you, null);
  assert.deepEqual(page.table.here, [0, 1]);
  for (let made = 0; made < 6 || page.table.turn.undo !== 'ask'; made++) {
    const [seat] = page.table.turn.pending;
    await page.say({ type: 'hold', seat });
    assert.equal(page.table.you, seat);
    const hands = page.table.events.findLast(({ event }) => event === 'deal').hands;
    assert.ok(hands[seat].every((card) => card !== null) && hands[1 - seat] === null);
    await page.decide([page.table.turn.legal[0]]);
    assert.ok(made < 400, 'somebody may take something back at some time');
  }
  await page.say({ type: 'propose', kind: 'take_back' });
  const [wanted] = page.table.proposal.wanted;
  await page.say({ type: 'answer', yes: true });
  assert.equal(page.refusal.code, 'late', 'who has asked has agreed');
  await page.say({ type: 'hold', seat: wanted });
  await page.say({ type: 'answer', yes: true });
  assert.deepEqual([page.table.proposal, page.table.notices.at(-1).kind], [null, 'took_back']);
  await page.close();
});

test('a position: a key with decisions already made, or a state of the engine; a bot with a seed does the same again', async () => {
  const { server } = fresh();
  const wish = table('feud', { seats: [BOT, PERSON] });
  const first = new Page(server, (await server.create(wish)).id);
  await play(first, 4).then(() => first.turn);
  const second = new Page(server, (await server.create(wish)).id);
  await play(second, 4).then(() => second.turn);
  assert.deepEqual(second.table.events, first.table.events);
  await first.say({ type: 'propose', kind: 'end' });
  const { decisions } = await server.record({ id: first.table.id });
  const made = decisions.map(({ seat, action }) => [seat, action]);
  const third = new Page(server, (await server.create({ ...wish, made })).id);
  await third.turn;
  assert.deepEqual(third.table.events, first.table.events);
  assert.equal(third.table.turn.undo, null, 'what was made before stands');
  const engine = await engines('feud');
  const [entry] = await server.store.read(third.table.id);
  const state = await LocalState.begin('', entry, engine);
  const module = await engine.module();
  const row = module.rows('state', 1);
  row.bytes().set(state.table.fullState());
  const start = asStart(row);
  const fourth = new Page(server, (await server.create({ ...wish, start })).id);
  await fourth.turn;
  assert.deepEqual(fourth.table.turn.legal, third.table.turn.legal);
  await play(fourth);
  const text = recordText(await server.record({ id: fourth.table.id }));
  assert.match(text, /"start":\{/);
  await assert.rejects(
    server.create({
      ...wish,
      made: [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    }),
    { code: 'bad_position' },
  );
  await assert.rejects(server.create({ ...wish, start: { no_such_field: 1 } }), { code: 'bad_position' });
  await Promise.all([second, third, fourth, first].map((page) => page.close()));
});
