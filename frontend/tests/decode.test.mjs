import assert from 'node:assert/strict';
import { test } from 'vitest';
import { decode } from '../src/contract/decode.ts';
import { samples } from './samples.mjs';

const GAMES = ['feud', 'sea-change', 'seas-of-strife', 'turn-the-tide'];

for (const game of GAMES) {
  const { EVENTS } = await import(`../src/contract/events/${game}.ts`);

  test(`the engine's numbers are the events that everybody sees: ${game}`, async () => {
    const kinds = new Set();
    for (const { numbers, events } of await samples(`told/${game}`)) {
      assert.deepEqual(decode(EVENTS, numbers), events);
      for (const { event } of events) kinds.add(event);
    }
    const missing = EVENTS.map(({ event }) => event).filter((event) => !kinds.has(event));
    assert.deepEqual(
      missing.filter((event) => !event.startsWith('x_')),
      [],
      'every event is met',
    );
  });

  test(`numbers that are none of the game's are refused: ${game}`, () => {
    assert.throws(() => decode(EVENTS, [EVENTS.length, 3, 0]), RangeError);
    assert.throws(() => decode(EVENTS, [0]), RangeError);
    assert.deepEqual(decode(EVENTS, []), []);
  });
}

/** A game with rare features: both kinds of hidden lists, rows, and long events. */
const MADE = [
  {
    event: 'made',
    fields: [
      { key: 'open', value: { code: 'wide', places: 2 } },
      { key: 'rows', value: { code: 'name', names: ['a', 'b'] }, part: true, items: 2, rows: 2, hidden: 'nulls' },
      { key: 'left', value: { code: 'number', plus: 0 }, part: true, items: 0, hidden: 'left_out', optional: true },
      {
        key: 'each',
        value: { code: 'members', names: ['x', 'y', 'z'], bits: 2, words: 2 },
        items: 0,
        each: true,
        hidden: 'null',
      },
      { key: 'one', value: { code: 'number', plus: 0 }, part: true, hidden: 'null' },
    ],
  },
];

test('what is hidden, left out or empty is told apart', () => {
  const made = (...rest) => decode(MADE, [0, rest.length + 3, 3, ...rest])[0];
  const seen = made(1, 64, 2, -1, 4, 0, 1, 1, 0, -1, 2, 5, 6, -1, 2, 1, 1, 2, 2, -2, -2, -1, 1, 9);
  assert.deepEqual(seen, {
    event: 'made',
    open: 1,
    rows: [
      ['a', 'b'],
      ['b', 'a'],
    ],
    left: [5, 6],
    each: [['x', 'z'], null],
    one: 9,
  });
  const hidden = made(0, 63, 0, 2, 4, -2, -2, -2, -2, -1, 0, 1, 1, -2);
  assert.deepEqual(hidden, {
    event: 'made',
    open: -128,
    rows: [
      [null, null],
      [null, null],
    ],
    each: [],
    one: null,
  });
});

test('an event may be up to 255 numbers long', () => {
  const half = (key) => ({ key, value: { code: 'number', plus: 1 }, items: 0 });
  const hundred = Array(100).fill(4);
  const [event] = decode(
    [{ event: 'long', fields: [half('one'), half('other')] }],
    [0, 205 - 256, 0, 100, ...hundred, 100, ...hundred],
  );
  assert.deepEqual([event.one, event.other], [Array(100).fill(5), Array(100).fill(5)]);
});
