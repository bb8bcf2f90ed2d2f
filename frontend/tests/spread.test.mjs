import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { spread, heightOf } from '../src/games/feud/deciding/spread.ts';

const RATIO = 7 / 5;
const CARD = 60;
const UNIT = 112;

/** The rooms of tables on phones in both orientations, and on a desktop. */
const ROOMS = [
  [322, 165],
  [362, 280],
  [358, 130],
  [276, 190],
  [460, 200],
  [840, 380],
];

/** The visible part of a covered card. */
const shown = ({ card, across, down }) => [Math.min(card, across), Math.min(card * RATIO, down)];

describe('cards to choose from', () => {
  for (const [width, height] of ROOMS)
    test(`all of both piles are in sight in ${width} x ${height}, with their ranks`, () => {
      for (let deck = 0; deck <= 35; deck += 1) {
        const counts = [deck, 35 - deck].filter((count) => count > 0);
        const laid = spread(counts, width, height, CARD);
        assert.ok(heightOf(counts, laid) <= height, `${counts}: ${JSON.stringify(laid)}`);
        assert.ok((laid.inRow - 1) * laid.across + laid.card <= width + 0.01, `${counts}: ${JSON.stringify(laid)}`);
        const [right, below] = shown(laid);
        assert.ok(right >= 18 && below >= 25, `${counts}: ${JSON.stringify(laid)}`);
      }
    });

  for (const [width, height] of ROOMS)
    test(`so are all Units of an army in ${width} x ${height}`, () => {
      for (let count = 1; count <= 12; count += 1) {
        const laid = spread([count], width, height, UNIT);
        assert.ok(heightOf([count], laid) <= height && laid.card >= 40, `${count}: ${JSON.stringify(laid)}`);
      }
    });

  test('no card covers another where all have room', () => {
    assert.deepEqual(shown(spread([29, 6], 840, 380, CARD)), [CARD, CARD * RATIO]);
    const laid = spread([29, 6], 840, 300, CARD);
    assert.deepEqual(shown(laid), [laid.card, laid.card * RATIO]);
    assert.ok(laid.card < CARD && heightOf([29, 6], laid) <= 300);
  });

  test('rows are about as long as each other', () => {
    assert.equal(spread([12], 322, 200, UNIT).inRow, 6);
    assert.equal(spread([9], 322, 400, CARD).inRow, 3);
  });

  test('where nothing fits whole cards are scrolled through', () => {
    const laid = spread([29, 6], 150, 60, CARD);
    assert.ok(heightOf([29, 6], laid) > 60);
    assert.ok(laid.across > laid.card && laid.down > laid.card * RATIO);
  });

  test('before it is known how much room there is nothing goes wrong', () => {
    for (const one of [spread([], 0, 0, CARD), spread([5], -12, -12, CARD)])
      assert.ok(Object.values(one).every(Number.isFinite) && one.inRow === 1);
  });
});
