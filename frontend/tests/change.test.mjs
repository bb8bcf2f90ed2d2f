import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { cardOf, deck, STANDARD, sum, suitOf, valueOf } from '../src/games/sea-change/rules/cards.ts';
import * as model from '../src/games/sea-change/rules/model.ts';
import { explain } from '../src/games/sea-change/telling/explain.ts';
import { cards, change, fold, options } from './change.mjs';
import { samples } from './samples.mjs';

const { initial, reduce, freshChange, lastCard, hasDreaded } = model;

test("cards, their names, and the engine's numbers for them", () => {
  assert.deepEqual(cards('Y0 Y15 P0 B5 R8 G12'), [0, 15, 16, 37, 56, 76]);
  assert.deepEqual(
    cards('P10 G0').map((card) => [suitOf(card), valueOf(card)]),
    [
      ['P', 10],
      ['G', 0],
    ],
  );
  for (const name of ['X4', 'Y16', 'Y-1', 'Y', '', 'Y1.5']) assert.throws(() => cardOf(name), RangeError);
});

test('decks: suits and values in play, and every suit sums to nothing', () => {
  const sizes = [30, 30, 30, 40, 50, 60, 70, 80];
  sizes.forEach((size, i) => {
    const { suits, low, high } = deck(i + 1);
    const values = [0, ...Array.from({ length: high - low + 1 }, (_, at) => low + at)];
    assert.equal(suits.length * values.length, size);
    assert.equal(sum(values, STANDARD), 0);
  });
  assert.deepEqual(deck(4).suits, ['Y', 'P', 'B', 'R']);
});

describe("why a trick was taken: the rule page's examples", () => {
  const cases = [
    ['2: no trump in it', 'B5 P8 B4', 'Y', { kind: 'lead', suit: 'B', card: 'B5', count: 2, points: -4 }],
    [
      '6: last trick',
      'P12 B7 B0 R0',
      'R',
      { kind: 'trump', suit: 'R', card: 'R0', count: 1, points: 1, zeros: ['B', 'R'] },
    ],
    [
      '9: eight in teams',
      'R4 R2 R9 R11 P11 P15 R8 G0',
      'P',
      { kind: 'trump', suit: 'P', card: 'P15', count: 2, points: -1, zeros: ['G'] },
    ],
  ];
  for (const [name, played, trump, { card, zeros = [], ...expected }] of cases) {
    test(name, () => {
      const lead = played[0];
      assert.deepEqual(explain(cards(played), trump, STANDARD), {
        ...expected,
        lead,
        trump,
        card: cardOf(card),
        zeros,
      });
    });
  }
});

describe('the tracker', () => {
  const at = (count) => fold(change.slice(0, count), options(4));

  test('a Sea Change is fresh until the next card; setting trump by a lead is none', () => {
    assert.deepEqual(
      [3, 5, 6, 7].map((n) => freshChange(at(n))?.suit ?? null),
      [null, null, 'P', null],
    );
    assert.equal(freshChange(at(6)).before, 'Y');
    // Four more cards without a Sea Change: that of the previous trick does not count for this one.
    let next = at(8);
    for (const [seat, card] of [
      [3, 'Y9'],
      [0, 'Y5'],
      [1, 'Y6'],
      [2, 'Y7'],
    ]) {
      next = reduce(next, { event: 'play', seat, card });
      assert.equal(freshChange(next), null);
    }
    assert.equal(next.plays.length, 4);
  });

  test('a Sea Change to the same suit hoists the pennant again', () => {
    const same = fold(
      [
        change[0],
        change[1],
        change[2],
        { event: 'play', seat: 1, card: 'P4' },
        { event: 'trump', suit: 'P', cause: 'sea_change' },
        { event: 'play', seat: 2, card: 'P9' },
        { event: 'play', seat: 3, card: 'P9' },
        { event: 'trump', suit: 'P', cause: 'sea_change' },
      ],
      options(4),
    );
    assert.deepEqual([same.hoist.number, same.hoist.suit, same.hoist.before], [3, 'P', 'P']);
  });

  test('the card to match is the last of this trick only', () => {
    assert.deepEqual(
      [1, 2, 5, 8].map((n) => lastCard(at(n))),
      [null, ...cards('Y4 P10'), null],
    );
  });

  test('trump does not outlast its round', () => {
    const next = reduce(at(8), { ...change[0], round: 2, dealer: 0 });
    assert.deepEqual([next.trump, next.lead, next.collected.flat().length], [null, null, 0]);
    assert.throws(() => reduce(next, { event: 'trump', suit: 'Q', cause: 'lead' }), RangeError);
  });
});

test('one player: the stack leads and plays last, has its own places, and an 8 is looked for', () => {
  const given = options(1);
  const trick = [
    { event: 'play', seat: null, card: 'B8' },
    { event: 'trump', suit: 'B', cause: 'lead' },
    { event: 'play', seat: 0, card: 'B9' },
    { event: 'play', seat: null, card: 'P9' },
    { event: 'trump', suit: 'P', cause: 'sea_change' },
    { event: 'trick', taker: null, card: 'P9', cards: ['B8', 'B9', 'P9'] },
  ];
  let now = fold([{ event: 'deal', round: 1, hands: [['B9', 'P8']] }], given, initial(given, 1));
  assert.deepEqual([now.places, now.sides, now.pile], [2, 2, 20]);
  now = fold(trick, given, now);
  assert.deepEqual(
    now.plays.map(({ seat, spot }) => [seat, spot]),
    [
      [1, 1],
      [0, 0],
      [1, 2],
    ],
  );
  assert.equal(now.pile, 18);
  assert.deepEqual([hasDreaded(now, 0), hasDreaded(now, 1)], [false, true]);
  now = reduce(now, { event: 'trick', taker: 0, card: null, cards: [null, null, null] });
  assert.equal(hasDreaded(now, 0), null, 'it has to be remembered');
});

for (const { options: given, seats, events } of await samples('sea-change')) {
  const name = `${given.players}${given.teams ? ` in ${given.teams} teams` : ''}`;

  test(`a round's points are those of the cards, and five for the final trump's 0: ${name}`, () => {
    let now = initial(given, seats);
    for (const event of events) {
      if (event.event === 'round_end') {
        const points = now.collected.map(
          (side) => sum(side, given.points) + (side.includes(cardOf(`${now.trump}0`)) ? 5 : 0),
        );
        assert.deepEqual(points, event.points);
        assert.deepEqual(
          now.collected.map((side) => side.length),
          event.cards,
        );
        assert.ok(now.collected[event.trump_zero].includes(cardOf(`${now.trump}0`)));
        assert.equal(now.pile, 0);
      }
      now = reduce(now, event);
      const { decided } = now;
      if (event.event !== 'trick') continue;
      assert.deepEqual([decided.why.card, decided.plays.length], [cardOf(event.card), event.cards.length]);
      assert.equal(now.lead, suitOf(decided.plays[0].card));
      assert.ok(decided.plays.some(({ seat, card }) => seat === decided.taker && card === decided.why.card));
    }
  });
}
