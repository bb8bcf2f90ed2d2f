/** Initials and colours of the people at a table. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { badges } from '../src/ui/badges.ts';

const of = (...names) =>
  badges(names.map((name, seat) => ({ seat, name: name ?? 'Bao', kind: name === null ? 'bot' : 'person' }))).map(
    (badge) => badge?.initials ?? null,
  );

test('people have the shortest initials that tell them apart, and bots none', () => {
  assert.deepEqual(of('Ada Lovelace', null, 'ben', 'Cy'), ['AL', null, 'B', 'C']);
  assert.deepEqual(of('Ben', 'Bea', '花子', 'はな'), ['B1', 'B2', '花', 'は']);
  assert.deepEqual(of('Bob', 'Bea'), ['Bo', 'Be']);
  assert.deepEqual(of('Gast 123', 'Gast 145'), ['G1', 'G2']);
  assert.deepEqual(of('…', '😀 Eve'), ['…', 'E']);
});
