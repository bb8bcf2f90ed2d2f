/** The decisions of a table in this browser: how they are counted, taken back, and read from a log without its rules. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { bareRecord } from '../src/offline/closed.ts';
import { Moves } from '../src/offline/moves.ts';

/** Moves by seat: `3` is a decision with a choice, `3f` a forced one, `3s` one of a stand-in, `3x2` two at once. */
function moves(text) {
  const made = new Moves();
  for (const [, seat, how, count] of text.matchAll(/(\d)([fs]?)(?:x(\d))?/g))
    made.made({ seat: Number(seat), count: Number(count ?? 1), free: how !== 'f', standin: how === 's' });
  return made;
}

test('a seat goes back to its last decision in which it had a choice itself', () => {
  assert.equal(moves('0 1 0f 1').lastFree(0), 0);
  assert.equal(moves('0 1 0s 1').lastFree(0), 0);
  assert.equal(moves('1 0x2 1f 0f').lastFree(0), 1);
  assert.equal(moves('1 0f').lastFree(0), null);
  assert.equal(moves('1x3 0x2').last(0), 3);
  assert.equal(moves('0 1').last(0), null);
});

test('what is taken back is gone, and what comes after it is counted from there', () => {
  const cut = moves('0 1x2 0 1');
  cut.cut(3);
  assert.deepEqual([cut.lastFree(0), cut.lastFree(1), cut.last(1)], [0, 1, 1]);
  cut.made({ seat: 0, count: 1, free: true, standin: false });
  assert.deepEqual([cut.last(0), cut.lastFree(0)], [3, 3]);
});

test('a choice that is made anew takes the place of the one before, behind those of the others', () => {
  const changed = moves('0 0 1');
  changed.changed(0, 2, 1);
  assert.deepEqual([changed.last(0), changed.lastFree(1)], [1, 0]);
  const second = moves('1 0');
  second.changed(0, 1, 1);
  assert.deepEqual([second.last(0), second.lastFree(1)], [1, 0]);
});

test('the decisions of a stand-in are named by their place in the game', () => {
  assert.deepEqual(moves('0 1sx2 0 1s').byStandins(), [1, 2, 4]);
  assert.deepEqual(moves('0 1').byStandins(), []);
});

test('a log holds its decisions without their rules: those that were taken back or changed are not among them', () => {
  const created = { type: 'created', game: 'g', rules: 1, options: {}, key: '00', start: null, made: [[1, 9]] };
  const decided = (seat, ...actions) => ({ type: 'decided', seat, actions });
  const decisions = (...later) =>
    bareRecord([created, ...later], { seats: [{ name: 'Ann', level: null }] }).decisions.map(({ seat, action }) => [
      seat,
      action,
    ]);
  const made = [decided(0, 1), decided(1, 2, 3)];
  assert.deepEqual(decisions(...made, { type: 'took_back', seat: 0, ply: 1 }, decided(0, 4)), [
    [1, 9],
    [0, 4],
  ]);
  assert.deepEqual(decisions(...made, { type: 'changed', seat: 0, actions: [5] }), [
    [1, 9],
    [1, 2],
    [1, 3],
    [0, 5],
  ]);
});
