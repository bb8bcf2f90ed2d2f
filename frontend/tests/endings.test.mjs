/** The end of a game for each reader, and the standing after a round. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { aheadThroughout, isFestive, lead, title } from '../src/table/endings.ts';
import { tellerOf, wordsOf } from './words.mjs';

const teller = tellerOf(await wordsOf(), ['Ann', 'Bo', 'Cy', 'Di'], ' and ');
const sheet = (totals, ahead, more = {}) => ({
  rows: [{ totals }],
  ahead,
  standing: totals.map((total) => -total),
  verdict: 'Somebody wins.',
  ...more,
});
const told = (page, readers = [0, 1, null]) => readers.map((you) => title(page, page.standing.length, teller(you)));

test('the end is told in the second person, with the place', () => {
  const places = sheet([3, 7, 17, 7], [0]);
  assert.deepEqual(told(places, [0, 1, 2, null]), [
    'You win with 3!',
    'Second, with 7',
    'Fourth, with 17',
    'Somebody wins.',
  ]);
  assert.equal(title(places, 4, teller(2, 'ja')), '4位、17点');
  assert.deepEqual(told(sheet([3, 3, 9], [0, 1]), [0, 2]), ['You and Bo win together with 3!', 'Third, with 9']);
  assert.deepEqual(told(sheet([3, 3, 3], [1]), [0]), ['Second, with 3'], 'a tie that something else has decided');
  assert.deepEqual(told(sheet([5, 5], [0, 1])), ['A draw, with 5 each', 'A draw, with 5 each', 'Somebody wins.']);
});

test('two, teams, and what points do not decide', () => {
  assert.deepEqual(told(sheet([2, 4], [0])), ['You win with 2!', 'Ann wins with 2, you have 4', 'Somebody wins.']);
  const columns = [
    { name: 'Team A', team: 0 },
    { name: 'Team B', team: 1 },
  ];
  const teams = sheet([2, 4], [0], { columns });
  assert.deepEqual(told(teams, [2, 3]), ['Your team wins with 2!', 'Team A wins with 2, you have 4']);
  assert.deepEqual(told(sheet([9, 4], [0])), ['You win!', 'Somebody wins.', 'Somebody wins.']);
  assert.deepEqual(told(sheet([9, 4], [])), Array(3).fill('Somebody wins.'), 'it ended early');
});

test('winners see the picture, and who only looks on', () => {
  const page = sheet([3, 7, 17], [0]);
  const seen = (one) => [0, 1, null].map((you) => isFestive(one, 3, teller(you)));
  assert.deepEqual(seen(page), [true, false, true]);
  assert.deepEqual(seen(sheet([3, 7, 17], [])), [false, false, false]);
});

test('after a round one line says who leads and by how much', () => {
  const page = sheet([3, 7, 17], [0]);
  assert.deepEqual(
    [0, 1].map((you) => lead(page, teller(you))),
    ['You lead by 4.', 'Ann leads by 4.'],
  );
  assert.equal(lead(sheet([3, 3, 9], [0, 1]), teller(1)), 'Ann and you share the lead.');
  assert.equal(lead(sheet([], []), teller(0)), '');
});

test('a lead from the first round to the last is told of', () => {
  const rows = [{ totals: [1, 2] }, { totals: [3, 5] }];
  const of = (page) => aheadThroughout(page, (totals) => totals.map((each) => -each), teller(1));
  assert.equal(of({ rows, ahead: [0] }), 'Ann was ahead from round 1.');
  assert.equal(of({ rows: [{ totals: [2, 2] }, rows[1]], ahead: [0] }), null);
  assert.equal(of({ rows: rows.slice(1), ahead: [0] }), null, 'one round is no story');
});
