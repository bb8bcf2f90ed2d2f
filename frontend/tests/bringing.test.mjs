/** Games of a browser as a file: export, import in another browser, and rejected files. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readRecords } from '../src/contract/records.ts';
import { complete } from '../src/engine/options.ts';
import { tableWith } from '../src/engine/recorded.ts';
import { asStart } from '../src/engine/starting.ts';
import { engines } from './keeping.mjs';
import { fresh } from './local-page.mjs';

const readText = (text) => readRecords(new TextEncoder().encode(text).buffer);
const KEY = '5d'.repeat(32);
const everything = { game: '', person: '', hidden: false, page: 1 };
/** A game's engine with a module of its own. */
async function given(game) {
  const engine = await engines(game);
  return { ...engine, module: await engine.module() };
}

/** A whole game of first legal actions; dealt, or from a `start`. */
async function played(game, wanted, start) {
  const engine = await given(game);
  const table = tableWith(engine, wanted, start ?? Uint8Array.from(Buffer.from(KEY, 'hex')));
  while (!table.isOver) for (const seat of table.pending) table.decide(seat, [table.legal(seat)[0]]);
  const { returns, scores } = table.result();
  const winners = returns.flatMap((share, seat) => (share > 0 ? [seat] : []));
  return {
    format: 'quarterdeck-record/1',
    game,
    rules: engine.description.version,
    options: complete(engine.description, wanted),
    seats: returns.map((_, seat) => ({ name: `Ada ${seat}`, player: seat === 1 ? 'human' : 'bot:hard' })),
    ...(start ? { start } : { seed: KEY }),
    decisions: table.decisions.map(([seat, action]) => ({ seat, action })),
    events: table.everything(),
    steps: table.steps(),
    result: { winners, returns, scores },
  };
}
const games = [
  await played('sea-change', { players: 2, target: 1 }),
  await played('turn-the-tide', { players: 3, rounds: 1 }),
];

test('a record that comes in is in the lists, with its record; it counts only where its browser says so', async () => {
  const { tables } = fresh();
  const counted = { ...games[1], kept: { created: 1000, changed: 2000, counts: true } };
  assert.deepEqual(await tables.bring({ records: [games[0], counted] }), { brought: 2, known: 0, refused: 0 });
  const { finished } = await tables.shelf(everything);
  assert.deepEqual(
    finished.map(({ game }) => game),
    ['sea-change', 'turn-the-tide'],
    'the latest first',
  );
  assert.deepEqual([finished[1].created, finished[1].changed, finished[1].you], [1000, 2000, 1]);
  assert.deepEqual(finished[1].outcome.scores, games[1].result.scores);
  assert.deepEqual((await tables.record({ id: finished[0].id })).events, games[0].events);
  const tallies = await tables.statistics();
  assert.deepEqual(
    tallies.map(({ game, places, practice }) => [game, places.reduce((sum, each) => sum + each), practice]),
    [
      ['sea-change', 0, 1],
      ['turn-the-tide', 1, 0],
    ],
  );
});

test('all go out as one file, and come in again once, in another browser too', async () => {
  const { tables } = fresh();
  await tables.bring({ records: [games[0], { ...games[1], kept: { created: 1, changed: 2, counts: true } }] });
  const { text, count } = await tables.handOut();
  const records = readText(text);
  assert.deepEqual([count, records.length], [2, 2]);
  assert.deepEqual(await tables.bring({ records }), { brought: 0, known: 2, refused: 0 });
  const { tables: other } = fresh();
  assert.deepEqual(await other.bring({ records: [...records, records[0]] }), { brought: 2, known: 1, refused: 0 });
  assert.deepEqual(await other.statistics(), await tables.statistics());
});

test('a game that began at a state goes out and comes in with every digit, beside others', async () => {
  const dealt = tableWith(await given('seas-of-strife'), {}, new Uint8Array(32));
  const row = dealt.module.rows('state', 1);
  row.bytes().set(dealt.fullState());
  const record = await played('seas-of-strife', {}, asStart(row));
  assert.ok(
    record.start.hand.some((cards) => typeof cards === 'bigint'),
    'these are more cards than a number tells exactly',
  );
  const { tables } = fresh();
  assert.deepEqual(await tables.bring({ records: [record, games[0]] }), { brought: 2, known: 0, refused: 0 });
  const records = readText((await tables.handOut()).text);
  assert.deepEqual(records.find(({ start }) => start)?.start, record.start);
  assert.deepEqual(await tables.bring({ records }), { brought: 0, known: 2, refused: 0 });
  assert.deepEqual(await fresh().tables.bring({ records }), { brought: 2, known: 0, refused: 0 });
});

test('only whole numbers are read so, whatever stands in names', async () => {
  const name = '12345678901234567890, "98765432109876543210\\';
  const [read] = readText(
    JSON.stringify({ ...games[0], seats: [{ name, player: 'human' }, games[0].seats[1]], x: 1234567890123456.5 }),
  );
  assert.deepEqual([read.seats[0].name, read.x, read.decisions], [name, 1234567890123456.5, games[0].decisions]);
});

test('what is not true, not over, or of rules that are not known is not kept', async () => {
  const [record] = games;
  const { result: _, ...running } = record;
  const wrong = [{ ...record, decisions: record.decisions.slice(1) }, { ...record, rules: 99 }, running];
  const { tables } = fresh();
  assert.deepEqual(await tables.bring({ records: wrong }), { brought: 0, known: 0, refused: wrong.length });
  assert.deepEqual((await tables.shelf(everything)).finished, []);
});

test('a record may lack additions, and name its parts in any order', async () => {
  const [record] = games;
  const events = record.events.filter(({ event }) => !event.startsWith('x_'));
  const turned = events.map((event) => Object.fromEntries(Object.entries(event).reverse()));
  assert.equal((await fresh().tables.bring({ records: [{ ...record, events: turned }] })).brought, 1);
});
