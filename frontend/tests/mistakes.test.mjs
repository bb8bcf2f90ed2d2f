/** Frequent mistakes: the cases of a review, and their counting. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { casesOf } from '../src/features/review/cases.ts';
import { oftenWrong } from '../src/table/mistakes.ts';

test('a named decision of the seat is a case of the first theme that distinguishes it from the best', () => {
  const choice = (action, ...themes) => ({ action, themes: themes.map((theme) => ({ theme })) });
  const made = (seat, mark, action, ...choices) => ({ seat, mark, events: 7, action, cost: 0.1, points: 2, choices });
  const cases = casesOf(
    [
      made(0, 'mistake', 4, choice(3, 'stays_under'), choice(4, 'few_above', 'stays_under')),
      made(0, 'mistake', 4, choice(3, 'stays_under'), choice(4)),
      made(0, '', 3, choice(3, 'stays_under')),
      made(1, 'blunder', 4, choice(3), choice(4, 'few_above')),
    ],
    0,
  );
  assert.deepEqual(cases, [{ kind: 'few_above', events: 7, cost: 0.1, points: 2 }]);
});

const of = (kind, count, cost, table = 'one', game = 'feud') => ({
  game,
  table,
  cases: Array.from({ length: count }, (_, events) => ({ kind, events, cost, points: 2 })),
});

test('four cases are none, five over all games are', () => {
  assert.deepEqual(oftenWrong([]), []);
  assert.deepEqual(oftenWrong([of('ten', 4, 0.1)]), []);
  assert.deepEqual(oftenWrong([of('ten', 4, 0.1), of('ten', 4, 0.1, 'two', 'sea-change')]), []);
  const [found, ...more] = oftenWrong([of('ten', 4, 0.1), of('ten', 1, 0.6, 'two')]);
  assert.deepEqual(more, []);
  assert.equal(found.cases.length, 5);
  assert.equal(found.cases[0].table, 'two', 'the costliest first');
  assert.ok(Math.abs(found.cost - 0.2) < 1e-9);
  assert.equal(found.points, 2);
});

test('six kinds are told, those that cost most in all', () => {
  const all = Array.from({ length: 8 }, (_, at) => of(`kind${at}`, 5, 0.01 * (at + 1)));
  const found = oftenWrong(all).map(({ kind }) => kind);
  assert.deepEqual(found, ['kind7', 'kind6', 'kind5', 'kind4', 'kind3', 'kind2']);
});
