import assert from 'node:assert/strict';
import { test } from 'vitest';
import { Advance } from '../src/table/pace/advance.svelte.ts';
import { standing } from '../src/table/picking.svelte.ts';

/** A clock that only the test advances. */
let now = 0;
performance.now = () => now;

/** A hand of the actions 1 to 3 in the first round, before the reader's turn. */
function waiting() {
  const at = { early: { round: 1, actions: [1, 2, 3] }, waits: true, played: '4 0' };
  const advance = new Advance({ early: () => at.early, waits: () => at.waits, played: () => at.played });
  const press = (action, after = 1000) => {
    now += after;
    advance.press(action);
    return advance.chosen;
  };
  return { at, advance, press };
}

test('one press chooses, another card changes it, the same takes it back', () => {
  const { press } = waiting();
  assert.deepEqual([press(1), press(2), press(2)], [1, 2, null]);
});

test('only cards of the hand, and only before the turn', () => {
  const { at, advance, press } = waiting();
  assert.equal(press(7), null);
  assert.equal(standing(null, 1, advance), 'early');
  assert.equal(standing(null, 7, advance), 'idle');
  at.waits = false;
  assert.equal(press(1), null);
  assert.equal(standing(null, 1, advance), 'idle');
  at.waits = true;
  at.early = null;
  assert.equal(press(1), null);
  assert.equal(standing(null, 1), 'idle');
});

test('the second press of a double tap is not meant for the card that has moved there', () => {
  const { advance, press } = waiting();
  assert.deepEqual([press(1), press(1, 200), press(2, 200), press(2, 200)], [1, 1, 1, 2]);
  advance.drop();
  now += 1000;
  assert.ok(!advance.echoes());
  assert.equal(press(3, 200), null);
});

test('it is handed out once', () => {
  const { advance, press } = waiting();
  press(3);
  assert.deepEqual([advance.take(), advance.take(), advance.chosen], [3, null, null]);
});

test('it outlasts what others do, but neither its hand nor what somebody played for the reader, nor a decision taken back', () => {
  const changes = {
    'another round': (at) => (at.early = { round: 2, actions: [1, 2, 3] }),
    'the card is gone': (at) => (at.early = { round: 1, actions: [1, 3] }),
    'nothing to choose': (at) => (at.early = null),
    'a stand-in has played': (at) => (at.played = '5 0'),
    'something was taken back': (at) => (at.played = '4 1'),
  };
  for (const [what, change] of Object.entries(changes)) {
    const { at, advance, press } = waiting();
    press(2);
    at.early = { round: 1, actions: [1, 2, 3] };
    at.waits = false;
    advance.review();
    assert.equal(advance.chosen, 2);
    change(at);
    advance.review();
    assert.equal(advance.chosen, null, what);
  }
});
