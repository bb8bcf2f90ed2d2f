import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { follow, load, samples } from './load.mjs';

const { CARDS, actionOfCard, actionOfLeader, cardOfAction, leaderOfAction, isFace } = await load(
  'src/games/seas-of-strife/rules/cards.ts',
);
const { explain } = await load('src/games/seas-of-strife/telling/explain.ts');
const { initial, reduce, settle, receiver } = await load('src/games/seas-of-strife/rules/model.ts');

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
  test('what is struck out', () => {
    const out = explain([11, 15, 13, 20, 2], 'strife').tallies.filter((each) => each.zeroed);
    assert.deepEqual(
      out.map((each) => each.suit),
      ['red'],
    );
    assert.ok(explain([11, 15, 13, 20, 2], 'texas').tallies.every((each) => !each.zeroed));
  });
});

const SAMPLES = await samples('seas-of-strife');

for (const { options, seats, steps, events, seen, result } of SAMPLES) {
  const name = `${options.players} ${options.rules}${options.passing ? ' passing, happy' : ''}`;

  test(`the fold of a whole game follows it: ${name}`, () => {
    const models = follow(reduce, initial(options, seats), events, steps);
    const model = models.at(-1);
    for (const { events: count, pending, phase } of steps) {
      assert.deepEqual([models[count].owing, models[count].phase], [pending, phase]);
      assert.deepEqual(
        models[count].hands.map(({ length }) => length),
        models[count].left,
      );
    }
    assert.equal(Math.max(...models.map(({ plays }) => plays.length)), seats, 'a trick lies alone on the table');
    assert.deepEqual(result.winners, model.winners);
    assert.deepEqual(result.scores, model.totals);
    assert.equal(model.phase, 'over');
    assert.deepEqual(model.left, Array(seats).fill(0));
    assert.equal(model.rounds.length, events.filter(({ event }) => event === 'round_end').length);
    for (const { taken, faces, points } of model.rounds) {
      taken.forEach((tricks, seat) => {
        assert.equal(points[seat], options.happy_faces ? Math.max(0, tricks - faces[seat]) : tricks);
      });
    }
  });

  test(`what a seat and a spectator see folds to the same public table: ${name}`, () => {
    for (const [at, reader] of [0, null].entries()) {
      let full = initial(options, seats);
      let view = full;
      seen[at].forEach((event, i) => {
        full = reduce(full, events[i]);
        view = reduce(view, event);
        for (const field of ['phase', 'round', 'left', 'plays', 'taken', 'faces', 'totals', 'winners']) {
          assert.deepEqual(view[field], full[field], field);
        }
        if (reader !== null) assert.deepEqual(view.hands[reader], full.hands[reader]);
        view.hands.forEach((hand, seat) => assert.equal(hand === null, seat !== reader));
      });
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

test('a decided trick is put away once, and an unknown event changes nothing', () => {
  const { options } = SAMPLES[2];
  let model = initial(options, 4);
  const events = [
    { event: 'deal', round: 1, hands: [null, null, null, null] },
    ...[0, 1, 2, 6].map((card, seat) => ({ event: 'play', seat, card })),
    { event: 'trick', taker: 3, card: 6, cards: [0, 1, 2, 6] },
  ];
  for (const event of events) model = reduce(model, event);
  assert.equal(model.plays.length, 4);
  assert.equal(model.decided.why.card, 6);
  assert.deepEqual(settle(model).plays, []);
  assert.equal(settle(settle(model)).decided, null);
  assert.equal(reduce(model, { event: 'x_note' }), model);
});
