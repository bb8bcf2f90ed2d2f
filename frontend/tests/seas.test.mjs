import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { load } from './load.mjs';

const { CARDS, actionOfCard, actionOfLeader, cardOfAction, leaderOfAction, isFace } = await load(
  'src/games/seas-of-strife/cards.ts',
);
const { explain } = await load('src/games/seas-of-strife/explain.ts');
const { initial, reduce, settle, waiting, receiver } = await load('src/games/seas-of-strife/model.ts');
const { Engine, random } = await load('dev/engine.ts');

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

describe('why a trick was taken: the rule page\'s examples', () => {
  const cases = [
    ['most', 'texas', [0, 2, 1, 6, 42], { card: 6, kind: 'most', counted: ['orange'], count: 4 }],
    ['tie', 'texas', [53, 11, 13, 8, 51], { card: 53, kind: 'tie', counted: ['red', 'purple'], count: 2 }],
    ['zeroed', 'strife', [11, 15, 13, 20, 2], { card: 2, kind: 'most', counted: ['orange'], count: 1 }],
    ['all zeroed', 'strife', [11, 15, 13, 20, 10], { card: 20, kind: 'all_zeroed', counted: ['orange', 'red'], count: 5 }],
    ['zeroed by the last card', 'strife', [43, 11, 13, 8, 47], { card: 13, kind: 'most', counted: ['red'], count: 2 }],
    ['Face cards count in texas', 'texas', [43, 11, 47, 46], { card: 47, kind: 'most', counted: ['green'], count: 3 }],
  ];
  for (const [name, rules, cards, expected] of cases) {
    test(name, () => {
      const { tallies, ...why } = explain(cards, rules);
      assert.deepEqual(why, expected);
      assert.equal(tallies.reduce((sum, each) => sum + each.count, 0), cards.length);
    });
  }
  test('what is struck out', () => {
    const out = explain([11, 15, 13, 20, 2], 'strife').tallies.filter((each) => each.zeroed);
    assert.deepEqual(out.map((each) => each.suit), ['red']);
    assert.ok(explain([11, 15, 13, 20, 2], 'texas').tallies.every((each) => !each.zeroed));
  });
});

/** Plays a whole random game; tells of the engine after each decision. */
function playOut(options, seed, each) {
  const draw = random(seed);
  const engine = new Engine(options, draw);
  each(engine);
  while (!engine.over) {
    const [seat] = engine.pending;
    const legal = engine.legal(seat);
    const pick = () => legal.splice(Math.floor(draw() * legal.length), 1)[0];
    engine.decide(seat, engine.passing ? [pick(), pick()] : [pick()]);
    each(engine);
  }
  return engine;
}

const OPTIONS = [3, 4, 5, 6].flatMap((players) =>
  ['texas', 'strife'].flatMap((rules) =>
    [false, true].map((on) => ({
      players, rules, passing: on, happy_faces: on, tie_break: on ? 'extra_rounds' : 'shared', target: 12,
    })),
  ),
);

for (const options of OPTIONS) {
  const name = `${options.players} ${options.rules}${options.passing ? ' passing, happy' : ''}`;

  test(`the fold of a whole game follows it: ${name}`, () => {
    let model = initial(options, options.players);
    let done = 0;
    const engine = playOut(options, options.players * 7 + 1, (now) => {
      for (; done < now.events.length; done += 1) model = reduce(model, now.events[done]);
      assert.deepEqual(model.hands, now.hands);
      if (!now.over && !now.passing) assert.deepEqual(waiting(model), now.pending);
      assert.equal(model.phase === 'passing', !now.over && now.passing);
    });
    const end = engine.events.at(-1);
    assert.deepEqual(model.winners, end.winners);
    assert.deepEqual(model.totals, end.scores);
    assert.equal(model.phase, 'over');
    assert.equal(model.rounds.length, engine.events.filter(({ event }) => event === 'round_end').length);
    for (const { taken, faces, points } of model.rounds) {
      taken.forEach((tricks, seat) => {
        const expected = options.happy_faces ? Math.max(0, tricks - faces[seat]) : tricks;
        assert.equal(points[seat], expected);
      });
    }
  });

  test(`what a seat and a spectator see folds to the same public table: ${name}`, () => {
    const engine = playOut(options, 5, () => undefined);
    for (const reader of [0, null]) {
      let full = initial(options, options.players);
      let seen = full;
      engine.seen(reader).forEach((event, i) => {
        full = reduce(full, engine.events[i]);
        seen = reduce(seen, event);
        for (const field of ['phase', 'round', 'left', 'plays', 'taken', 'faces', 'totals', 'winners']) {
          assert.deepEqual(seen[field], full[field], field);
        }
        if (reader !== null) assert.deepEqual(seen.hands[reader], full.hands[reader]);
        seen.hands.forEach((hand, seat) => assert.equal(hand === null, seat !== reader));
      });
    }
  });
}

test('passing goes one place further every round, and not at all when it would come back', () => {
  const options = { ...OPTIONS[4], players: 4, passing: true };
  const at = (round) => receiver({ ...initial(options, 4), round }, 3);
  assert.deepEqual([1, 2, 3, 4, 5].map(at), [0, 1, 2, null, 0]);
});

test('a decided trick is put away once, and an unknown event changes nothing', () => {
  const options = { ...OPTIONS[4], rules: 'texas', passing: false, happy_faces: false };
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
  assert.deepEqual(waiting(model), [3]);
});
