/** The player at a shared device who must decide. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { askedHere } from '../src/pages/table/here.ts';

const asked = (pending, you, wanted = null, here = [0, 2]) =>
  askedHere({ here, you, proposal: wanted && { wanted }, turn: pending && { pending } });

test('the one who has the device decides first, then the others by their seats', () => {
  assert.equal(asked([0, 1, 2], 2), 2);
  assert.equal(asked([0, 1, 2], null), 0);
  assert.equal(asked([1, 2], 0), 2);
});

test('nobody is asked while others are', () => {
  assert.equal(asked([1], 0), null);
  assert.equal(asked(null, null), null);
});

test('a question to them comes before a decision', () => {
  assert.equal(asked([0], 0, [2]), 2);
  assert.equal(asked([0], 0, [1]), 0);
});
