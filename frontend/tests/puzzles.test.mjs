import assert from 'node:assert/strict';
import { test } from 'vitest';
import { playout } from '../src/engine/playout.ts';
import { keyOf, packed, puzzlesOf, unpacked } from '../src/engine/puzzles.ts';
import { inSlices } from '../src/engine/thinking/slices.ts';
import { restore } from '../src/features/puzzles/progress.svelte.ts';
import { answered, dayOf, following, isDue, ofDay, settled, suited } from '../src/features/puzzles/schedule.ts';
import { engineFor } from './engines.mjs';

test('what is failed comes back after a day, then three, then seven, and then no more', () => {
  const right = answered(undefined, true, 10);
  assert.ok(settled(right), 'what is solved at once does not come back');
  let standing = answered(undefined, false, 10);
  assert.deepEqual(standing, { step: 0, due: 11 });
  assert.equal(isDue(standing, 10), false);
  assert.equal(isDue(standing, 11), true);
  standing = answered(standing, true, 11);
  assert.equal(standing.due, 14);
  standing = answered(standing, true, 15);
  assert.equal(standing.due, 22);
  assert.deepEqual(answered(standing, false, 22), { step: 0, due: 23 }, 'failed again it begins anew');
  assert.ok(settled(answered(standing, true, 22)));
});

/** Puzzles of one grade. */
const graded = (ids) => [...ids].map((id) => ({ id, grade: 1 }));

test('first what is due, then what is new, and not the same twice', () => {
  const standings = { a: { step: null, due: null }, b: { step: 0, due: 5 }, c: { step: 0, due: 9 } };
  const next = (today, last = null) => following(graded('abcd'), (id) => standings[id], today, last);
  assert.equal(next(5), 'b');
  assert.equal(next(5, 'b'), 'd');
  assert.equal(next(4), 'd');
  assert.equal(next(9, 'd'), 'b');
  assert.equal(
    following(graded('a'), (id) => standings[id], 9, null),
    null,
  );
});

test('new ones grow harder with what is solved at once, and easier with what is failed', () => {
  const [solved, failed] = [
    { step: null, due: null },
    { step: 0, due: 99 },
  ];
  const of = (right, wrong) => [...Array(right).fill(solved), ...Array(wrong).fill(failed)];
  assert.deepEqual(
    [of(0, 0), of(3, 0), of(4, 0), of(8, 0), of(50, 0), of(8, 4), of(0, 3)].map(suited),
    [1, 1, 2, 3, 4, 2, 1],
  );
  const puzzles = [3, 2, 1, 2, 3, 1].map((grade, at) => ({ id: `${at}`, grade }));
  assert.equal(
    following(puzzles, () => undefined, 1, null),
    '2',
    'the first easy one',
  );
  const known = Object.fromEntries(['2', '5', '3', '1'].map((id) => [id, solved]));
  assert.equal(
    following(puzzles, (id) => known[id], 1, null),
    '0',
    'the nearest that is left',
  );
});

test('a day has one puzzle, games in turn', () => {
  const counts = [
    ['one', 100],
    ['two', 104],
  ];
  const days = Array.from({ length: 400 }, (_, day) => ofDay(day, counts));
  assert.deepEqual(days[0], ofDay(0, counts));
  assert.deepEqual(new Set(days.map(({ game }) => game)), new Set(['one', 'two']));
  const first = days.filter(({ game }) => game === 'one').map(({ at }) => at);
  assert.equal(new Set(first.slice(0, 100)).size, 100, 'all come round before one comes again');
  assert.equal(dayOf(new Date(2026, 10, 22, 23, 59)), dayOf(new Date(2026, 10, 22)));
  assert.equal(dayOf(new Date(2026, 10, 23)) - dayOf(new Date(2026, 10, 22)), 1);
});

test('what else wrote there is no progress', () => {
  const nothing = { games: {}, row: 0, best: 0 };
  for (const text of [null, '', '[]', '{"games":3,"row":"x","best":-1}']) assert.deepEqual(restore(text), nothing);
  const kept = { games: { feud: { a: { step: 0, due: 4 } } }, row: 2, best: 5 };
  assert.deepEqual(restore(JSON.stringify(kept)), kept);
  const mixed = { ...kept, games: { feud: { a: { step: 0, due: 4 }, b: 7, c: { step: 'x', due: 1 } } } };
  assert.deepEqual(restore(JSON.stringify(mixed)), kept);
  const daily = { ...kept, daily: { day: 20000, right: true } };
  assert.deepEqual(restore(JSON.stringify(daily)), daily);
  assert.deepEqual(restore(JSON.stringify({ ...kept, daily: { day: 'x', right: 1 } })), kept);
});

test('keys and decisions as the engine has them', () => {
  assert.deepEqual([...keyOf(0x0102030405)].slice(0, 6), [5, 4, 3, 2, 1, 0]);
  const decisions = [
    [0, 3],
    [7, 61],
    [2, 0],
  ];
  assert.deepEqual(unpacked(packed(decisions)), decisions);
});

test('an answer is played out in deals that the seat cannot tell apart, the same ones each time', async () => {
  const engine = await engineFor('turn-the-tide');
  const [puzzle] = await puzzlesOf('turn-the-tide');
  const choices = puzzle.actions.slice(0, 2);
  const find = async () => inSlices(playout({ ...engine, module: await engine.module() }, { ...puzzle, choices }));
  const found = await find();
  assert.deepEqual(await find(), found);
  assert.ok(found.better > found.worse && found.better + found.worse <= found.deals);
  for (const [at, { events, differs }] of found.lines.entries()) {
    const bids = events.find(({ event }) => event === 'bids');
    assert.equal(bids.cards[puzzle.seat], choices[at]);
    assert.ok(differs <= events.length);
  }
});
