/** The games played in this browser: the search, and the statistics of finished ones. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { eveningOf, shelf, tallies } from '../src/offline/shelf.ts';

const seat = (name, at, kind = 'person') => ({ seat: at, name, kind });
const outcome = (winners, scores, more = {}) => ({
  winners,
  scores,
  ended: null,
  conceded: null,
  counts: true,
  ...more,
});
/** A finished game of Ada against three bots, in teams of two. */
const table = (id, more = {}) => ({
  id: String(id),
  game: 'sea-change',
  phase: 'finished',
  seats: [seat('Ann', 0, 'bot'), seat('Bao', 1, 'bot'), seat('Ada', 2), seat('Dag', 3, 'bot')],
  created: id,
  changed: id,
  owing: [],
  outcome: outcome([0, 2], [7, 3]),
  you: 2,
  ...more,
});

test('places are counted: a shared win is one, teams come together, and where fewest points win the best are few', () => {
  const [tally] = tallies([
    table(1),
    table(2, { outcome: outcome([0, 1, 2, 3], [4, 4]) }),
    table(3, { outcome: outcome([1, 3], [2, 5]) }),
  ]);
  assert.deepEqual([tally.places, tally.best], [[2, 1], 7]);
  const few = (scores, rules) => table(9, { outcome: outcome([0], scores, { variant: { rules } }) });
  const [strife, texas] = tallies([
    few([1, 7, 4, 9], 'strife'),
    few([1, 7, 9, 8], 'strife'),
    few([1, 7, 2, 9], 'texas'),
  ]);
  assert.deepEqual([strife.places, strife.best, strife.variant], [[0, 1, 0, 1], 4, { rules: 'strife' }]);
  assert.deepEqual([texas.places, texas.best], [[0, 1, 0, 0], 2]);
});

test('games are counted by the number and the kind of the others; those that do not count are not', () => {
  const mates = [seat('Ada', 0), seat('Bo', 1)];
  const others = [
    table(1),
    table(2, { seats: mates, you: 0, outcome: outcome([0], [3, 1]) }),
    table(3, { outcome: outcome([0], [1, 0], { counts: false }) }),
    table(4, { outcome: outcome([], [], { ended: 'agreement' }) }),
    table(5, { you: null }),
    table(6, { phase: 'playing', outcome: null }),
  ];
  const counted = tallies(others).map((tally) => [tally.players, tally.opponents, tally.places[0], tally.practice]);
  assert.deepEqual(counted, [
    [2, 'people', 1, 0],
    [4, 'bots', 1, 1],
  ]);
  const [practised] = tallies([table(1, { outcome: outcome([0], [1, 0], { counts: false }) })]);
  assert.deepEqual([practised.places, practised.best, practised.practice], [[0, 0], null, 1]);
});

test('what is played stands before what is finished, first what waits for the reader; twenty finished games a page', () => {
  const playing = (id, owing) => table(id, { phase: 'playing', owing, outcome: null });
  const all = [
    ...Array.from({ length: 23 }, (_, at) => table(at)),
    playing(30, [1]),
    playing(31, [2]),
    playing(32, [0]),
  ];
  const at = (page, more = {}) => shelf(all, { game: '', person: '', page, ...more });
  const ids = (tables) => tables.map(({ id }) => Number(id));
  assert.deepEqual(ids(at(1).running), [31, 32, 30]);
  assert.deepEqual(
    ids(at(1).finished),
    Array.from({ length: 20 }, (_, i) => 22 - i),
  );
  assert.deepEqual([ids(at(2).finished), at(9).page, at(0).finished.length, at(1).count], [[2, 1, 0], 2, 23, 23]);
  assert.equal(at(1, { person: ' ADA ' }).count, 23);
  assert.equal(at(1, { person: 'Eve' }).count, 0);
  assert.deepEqual([at(1, { game: 'feud' }).count, at(1, { game: 'feud' }).games], [0, ['sea-change']]);
});

test("an evening's people stand by their wins; whoever gives up leaves the win to the other", () => {
  const seats = [seat('Ada', 0), seat('Bo', 1)];
  const given = outcome([], [], { ended: 'concession', conceded: 1 });
  const evening = eveningOf('1', [
    table(2, { seats, game: 'feud', outcome: given }),
    table(1, { seats, game: 'feud', outcome: outcome([1], [2, 5]) }),
    table(3, { seats, game: 'feud', outcome: outcome([0, 1], [4, 4]) }),
    table(4, { seats, game: 'feud', phase: 'playing', outcome: null }),
  ]);
  assert.deepEqual(
    evening.tables.map(({ id }) => id),
    ['1', '2', '3', '4'],
  );
  assert.equal(evening.running, '4');
  const standings = evening.standings.map(({ name, games, wins, points }) => [name, games, wins, points.feud]);
  assert.deepEqual(standings, [
    ['Ada', 3, 2, [6, 2]],
    ['Bo', 3, 2, [9, 2]],
  ]);
});
