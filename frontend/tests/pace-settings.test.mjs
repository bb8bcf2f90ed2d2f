import assert from 'node:assert/strict';
import { test } from 'vitest';
import { movementOf, paceOf, RATE, storedAs } from '../src/lib/pace.ts';

test('what earlier versions stored keeps its meaning', () => {
  const kept = (stored) => [movementOf(stored), paceOf(stored.speed)];
  assert.deepEqual(kept({}), [null, null], 'nothing was chosen: the system decides about movement');
  assert.deepEqual(kept({ speed: 'slow' }), ['on', 'slow'], 'also where the system asks for less motion');
  assert.deepEqual(kept({ speed: 'fast' }), ['on', 'fast']);
  assert.deepEqual(kept({ speed: 'off' }), ['off', 'none']);
  assert.equal(RATE[paceOf('off')], 0, 'then everything was shown at once');
});

test('a pace alone says nothing of movement, and a strange name nothing at all', () => {
  assert.equal(movementOf({ movement: null, speed: 'fast' }), null);
  assert.equal(movementOf({ movement: 'reduced', speed: 'off' }), 'reduced');
  assert.equal(movementOf({ movement: 'wild', speed: 'wild' }), null);
  assert.equal(movementOf({ speed: 'wild' }), null);
  assert.equal(paceOf('wild'), null);
  for (const pace of Object.keys(RATE)) assert.equal(paceOf(storedAs(pace)), pace);
});
