import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import {
  CARDS,
  actionOfCard,
  actionOfLeader,
  cardOfAction,
  leaderOfAction,
  isFace,
} from '../src/games/seas-of-strife/rules/cards.ts';
import { initial, reduce, receiver } from '../src/games/seas-of-strife/rules/model.ts';
import { explain } from '../src/games/seas-of-strife/telling/explain.ts';
import { follow, samples } from './samples.mjs';

test('cards and actions number each other', () => {
  assert.equal(CARDS.length, 60);
  assert.deepEqual(CARDS.filter(isFace), [10, 20, 29, 38, 47, 56, 65, 74]);
  CARDS.forEach((card, action) => {
    assert.equal(actionOfCard(card), action);
    assert.equal(cardOfAction(action), card);
  });
  assert.equal(actionOfLeader(2), 62);
  assert.equal(leaderOfAction(62), 2);
  assert.equal(leaderOfAction(59), null);
  assert.throws(() => actionOfCard(30), RangeError);
});

describe("why a trick was taken: the rule page's examples", () => {
  const cases = [
    ['most', 'texas', [0, 2, 1, 6, 42], { card: 6, kind: 'most', counted: ['orange'], count: 4 }],
    ['tie', 'texas', [53, 11, 13, 8, 51], { card: 53, kind: 'tie', counted: ['red', 'purple'], count: 2 }],
    ['zeroed', 'strife', [11, 15, 13, 20, 2], { card: 2, kind: 'most', counted: ['orange'], count: 1 }],
    [
      'all zeroed',
      'strife',
      [11, 15, 13, 20, 10],
      { card: 20, kind: 'all_zeroed', counted: ['orange', 'red'], count: 5 },
    ],
    ['zeroed by the last card', 'strife', [43, 11, 13, 8, 47], { card: 13, kind: 'most', counted: ['red'], count: 2 }],
    ['Face cards count in texas', 'texas', [43, 11, 47, 46], { card: 47, kind: 'most', counted: ['green'], count: 3 }],
  ];
  for (const [name, rules, cards, expected] of cases) {
    test(name, () => {
      const { tallies, ...why } = explain(cards, rules);
      assert.deepEqual(why, expected);
      assert.equal(
        tallies.reduce((sum, each) => sum + each.count, 0),
        cards.length,
      );
    });
  }
});

const SAMPLES = await samples('seas-of-strife');

for (const { options, seats, steps, events } of SAMPLES) {
  const name = `${options.players} ${options.rules}${options.passing ? ' passing, happy' : ''}`;

  test(`hands, tricks and rounds of a whole game: ${name}`, () => {
    const models = follow(reduce, initial(options, seats), events, steps);
    const model = models.at(-1);
    for (const [at, event] of events.entries())
      if (event.event === 'trick') assert.equal(models[at + 1].decided.why.card, event.card);
    assert.equal(Math.max(...models.map(({ plays }) => plays.length)), seats, 'a trick lies alone on the table');
    assert.equal(model.phase, 'over');
    assert.deepEqual(model.hands, Array(seats).fill([]));
    assert.equal(model.rounds.length, events.filter(({ event }) => event === 'round_end').length);
    for (const { taken, faces, points } of model.rounds) {
      const expected = taken.map((tricks, seat) => (options.happy_faces ? Math.max(0, tricks - faces[seat]) : tricks));
      assert.deepEqual(points, expected);
    }
  });
}

test('passing goes one place further every round, and not at all when it would come back', () => {
  const options = { ...SAMPLES[2].options, passing: true };
  const at = (round) => receiver({ ...initial(options, 4), round }, 3);
  assert.deepEqual([1, 2, 3, 4, 5].map(at), [0, 1, 2, null, 0]);
});

test('of a trick that has to be remembered nothing is known but who took it, nor how many Faces that makes', () => {
  const { options } = SAMPLES[2];
  const forgotten = { event: 'trick', taker: 1, card: null, cards: [null, null, null, null] };
  const seen = { event: 'trick', taker: 1, card: 6, cards: [0, 1, 2, 6] };
  for (const events of [[forgotten], [seen, forgotten], [forgotten, seen]]) {
    const { taken, faces, tricks } = events.reduce(reduce, initial(options, 4));
    assert.deepEqual([taken[1], faces], [events.length, [0, null, 0, 0]]);
    assert.deepEqual(
      tricks.map((trick) => trick === null),
      events.map((event) => event === forgotten),
    );
  }
});
