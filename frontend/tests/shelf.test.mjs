/** Games that no server keeps, in pages and counted up as the server does (tests/server/test_server_shelf.py). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from './load.mjs';

const { shelfOf, tallies } = await load('src/local/shelf.ts');

const seat = (number, kind = 'bot') => ({ seat: number, kind, name: kind === 'bot' ? `Bot ${number}` : 'Ann' });
const table = (changed, more = {}) => ({
  id: `local-${changed}`,
  game: 'feud',
  phase: 'finished',
  seats: [seat(0, 'person'), seat(1)],
  changed,
  owing: [],
  you: 0,
  outcome: { winners: [0], scores: [3, 1], ended: null, conceded: null, counts: true },
  ...more,
});
const everything = { game: '', person: '', page: 1 };

test('the latest come first, and what waits for the reader before all others', () => {
  const waits = table(1, { phase: 'playing', owing: [0], outcome: null });
  const thinks = table(9, { phase: 'playing', owing: [1], outcome: null });
  const shelf = shelfOf([table(3), waits, table(5, { game: 'sea-change' }), thinks], everything);
  assert.deepEqual(shelf.running.map(({ changed }) => changed), [1, 9]);
  assert.deepEqual(shelf.finished.map(({ changed }) => changed), [5, 3]);
  assert.deepEqual(shelf.games, ['feud', 'sea-change']);
});

test('finished games come in pages, and are looked for by game and name', () => {
  const tables = Array.from({ length: 45 }, (_, number) => table(number));
  const { finished, count, page, pages } = shelfOf(tables, { ...everything, page: 9 });
  assert.deepEqual([finished.length, count, page, pages], [5, 45, 3, 3]);
  assert.equal(shelfOf(tables, { ...everything, game: 'sea-change' }).count, 0);
  assert.equal(shelfOf(tables, { ...everything, person: ' bot 1' }).count, 45);
  assert.equal(shelfOf(tables, { ...everything, person: 'nobody' }).count, 0);
});

test('what counts is counted, a shared win in part', () => {
  const outcome = (more) => ({ winners: [0], scores: [3, 1], ended: null, conceded: null, counts: true, ...more });
  const found = tallies([
    table(1),
    table(2, { outcome: outcome({ winners: [0, 1], scores: [2, 2] }) }),
    table(3, { outcome: outcome({ counts: false }) }), // taken back
    table(4, { outcome: outcome({ ended: 'concession', winners: [], scores: [] }) }),
    table(5, { phase: 'playing', outcome: null }),
    table(6, { game: 'sea-change', seats: [0, 1, 2, 3].map((number) => seat(number, number ? 'bot' : 'person')), outcome: outcome({ winners: [1, 3], scores: [7, 9] }) }),
  ]);
  assert.deepEqual(found, [
    { game: 'feud', players: 2, opponents: 'bots', games: 2, won: 1.5, even: 1, points: 2.5 },
    { game: 'sea-change', players: 4, opponents: 'bots', games: 1, won: 0, even: 0.5, points: 7 },
  ]);
});
