import assert from 'node:assert/strict';
import { test } from 'vitest';
import { DAILY, keyOf, named, ofDay, resultOf, seatOf, seedOf } from '../src/engine/duplicates.ts';
import { chanceFrom } from '../src/offline/bots.ts';

test('a day deals what the server says it deals', () => {
  // From quarterdeck.analysis.duplicate_events.
  const wanted = {
    'seas-of-strife': [{ players: 5 }, 5, 3],
    'turn-the-tide': [{ players: 5 }, 5, 0],
    'sea-change': [{ teams: 2 }, 4, 0],
  };
  for (const [game, [options, seats, seat]] of Object.entries(wanted)) {
    const found = ofDay('2026-11-22', game);
    assert.deepEqual(found.options, options);
    assert.equal(seatOf(found, 0, seats), seat);
    assert.deepEqual(named(`2026-11-22-${game}`), found);
  }
  assert.equal(DAILY.length, 4);
  const id = '2026-11-22-seas-of-strife';
  assert.equal(
    Buffer.from(keyOf({ id }, 0)).toString('hex'),
    '323032362d31312d32322d736561732d6f662d73747269666520300000000000',
  );
  assert.equal(seedOf({ id }, 0), 495992308);
  assert.equal(chanceFrom(495992308, 2, 5)(), 2959350468);
});

test('what is no day names no deal', () => {
  for (const id of ['2026-02-30-feud', '2026-11-22-chess', '2026-11-22', 'LvX0', '']) assert.equal(named(id), null);
});

test('how far ahead of the best of the others, also where fewer points are better', () => {
  assert.deepEqual(resultOf('sea-change', 0, { returns: [1, 0, 0], scores: [3, 1, 2] }), { share: 1, points: 1 });
  assert.deepEqual(resultOf('sea-change', 2, { returns: [0.5, 0, 0.5, 0], scores: [3, 1] }), { share: 0.5, points: 2 });
  assert.deepEqual(resultOf('seas-of-strife', 1, { returns: [1, 0, 0], scores: [3, 8, 5] }), { share: 0, points: -5 });
});
