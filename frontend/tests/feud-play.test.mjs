import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import * as cards from '../src/games/feud/rules/cards.ts';
import { initial, reduce, settle, lastFights } from '../src/games/feud/rules/model.ts';
import { roundNow } from '../src/games/feud/rules/phases.ts';
import { cardsIn, countOf } from '../src/games/feud/rules/piles.ts';
import { deckOf } from '../src/games/feud/rules/sides.ts';
import * as telling from '../src/games/feud/telling/telling.ts';
import { list, OPTIONS } from './feud.mjs';
import { follow, samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const teller = tellerOf(await wordsOf('games/feud', 'games/feud-guide'), ['Ann', 'Bo']);

const GAMES = await samples('feud');

for (const [number, game] of GAMES.entries()) {
  const { options, steps, events, seen } = game;
  const name = `${number}: ${options.preset}`;
  const folds = [events, ...seen].map((view) => follow(reduce, initial(options), view, steps));
  const [whole, mine] = folds;

  test(`every card is somewhere, and what lies open is the same for everybody: ${name}`, () => {
    for (const { events: count } of steps) {
      const models = folds.map((fold) => fold[count]);
      for (const model of models.filter(({ round }) => round > 0))
        for (const side of model.sides) complete(side, options, model);
      agree(models);
    }
  });

  if (game.stands) {
    test(`what two readers know is what the engine shows them: ${name}`, () => {
      for (const [count, views] of Object.entries(game.stands))
        for (const [i, stand] of views.entries())
          for (const seat of [0, 1])
            knows(folds[i + 1][count], seat, stand, i === 0 && seat === 0, `${i}, ${seat} after ${count}`);
    });
  }

  test(`Rounds are counted as the engine does: ${name}`, () => {
    events.forEach((event, at) => {
      const [before, after] = whole.slice(at, at + 2);
      if (event.event === 'tally') assert.equal(after.round, event.round);
      if (at > 0 && after.round > before.round) assert.ok(after.sides.every(({ bought }) => !bought.length));
    });
    for (const { events: count, phase } of steps) {
      const model = whole[count];
      const between = phase !== 'take' && model.round === model.counted;
      if (phase !== 'over')
        assert.equal(roundNow(model), model.counted + (between ? 0 : 1), `after ${count}, in ${phase}`);
    }
  });

  test(`what is sent is what is hidden, and the sheet's totals are what was gained and not spent: ${name}`, () => {
    const [all, own] = [whole, mine].map((fold) => fold.at(-1));
    assert.deepEqual(own.sides[0].hand, all.sides[0].hand);
    assert.equal(own.sides[1].hand.length, all.sides[1].hand.length);
    assert.equal(cardsIn(own, 1, 'deck', 0), null);
    const deck = cardsIn(own, 0, 'deck', 0);
    if (deck) assert.equal(deck.length, countOf(own, 0, 'deck'));
    assert.deepEqual(deckOf(all.sides[0], options.items).length, all.sides[0].deck);
    let totals = [0, 0];
    for (const row of all.rounds) {
      totals = totals.map((total, seat) => total + row.gained[seat] - row.spent[seat]);
      assert.deepEqual(row.totals, totals);
    }
    assert.ok(lastFights(all).every(({ round }) => round === all.fights.at(-1).round));
  });
}

test('an Instant Kill scores at once, for whoever did it', () => {
  const killed = { event: 'killed', seat: 0, card: 'JC', points: 2 };
  const { sides } = reduce(initial(GAMES[0].options), killed);
  assert.deepEqual([sides[0].points, sides[1].points], [0, 2]);
});

/** Check that all cards of a pack are somewhere. */
function complete(side, options, model) {
  const laid = model.tallied ? 0 : side.columns.filter(Boolean).length;
  const cardCount = side.hand.length + laid + side.deck + side.discard.length + side.reserve.length;
  assert.equal(cardCount, options.items ? 42 : 28);
  const units = side.army + side.guard.length + side.dead.length + (side.unit && !side.fallen ? 1 : 0);
  assert.equal(units, 12);
}

const FIRST_UNIT = 42;
const inSet = (bits) =>
  [...Array(FIRST_UNIT).keys()].filter((card) => Math.floor(bits / 2 ** card) % 2).map(cards.cardOf);
const nameOf = (card) => (card < 0 ? null : cards.cardOf(card));

/** Check that a side agrees with a state of the engine; `own`: it is the reader's. */
function knows(model, seat, stand, own, where) {
  const side = model.sides[seat];
  const taken = model.phase === 'arrange' && side.hand.length === 0; // rearranged cards lie in the hand
  if (own && !taken) assert.deepEqual(new Set(side.hand), new Set(inSet(stand.hand[seat])), where);
  if (!model.tallied && !taken) {
    const columns = stand.column.slice(6 * seat, 6 * seat + 6).map(nameOf);
    assert.deepEqual(
      side.columns.map((slot) => slot?.card ?? null),
      columns,
      where,
    );
    const up = side.columns.flatMap((slot, at) => (slot?.open ? [at] : []));
    for (let at = 0; at < 6; at += 1) if ((stand.shown[seat] >> at) & 1) assert.ok(up.includes(at), where);
    assert.equal(side.lock, stand.lock[seat] < 0 ? null : stand.lock[seat], where);
    if ((stand.spies >> (1 - seat)) & 1 && !own && stand.hand[seat] >= 0) {
      const open = side.columns.flatMap((slot) => (slot?.open ? [slot.card] : []));
      assert.deepEqual(
        new Set(side.shown.filter((card) => !open.includes(card))),
        new Set(inSet(stand.hand[seat])),
        where,
      );
    }
  }
  const { deck, points, unit, army } = side;
  const markers = side.fallen ? 0 : side.markers;
  const counts = ['deck_count', 'points', 'markers', 'army_count'].map((field) => stand[field][seat]);
  assert.deepEqual([deck, points, markers, army], counts, where);
  assert.deepEqual(
    [side.reserve.length, side.guard.length],
    [stand.reserve_count[seat], stand.guard_count[seat]],
    where,
  );
  assert.equal(side.fallen ? null : unit, nameOf(stand.unit[seat]), where);
  assert.deepEqual(new Set(side.discard), new Set(inSet(stand.discard[seat])), where);
  assert.deepEqual(
    side.dead.map((card) => cards.actionOf(card) - FIRST_UNIT).reduce((set, at) => set | (1 << at), 0),
    stand.dead[seat],
    where,
  );
  if (own) side.next.forEach((card, at) => assert.equal(card, nameOf(stand.deck[42 * seat + deck - 1 - at])), where);
  assert.equal(model.denied.length, [0, 1].filter((rule) => (stand.denied >> rule) & 1).length, where);
}

/** Open cards are the same for every reader: discard piles card by card, locks, dead Units. */
function agree([all, ...others]) {
  for (const [seat, side] of all.sides.entries()) {
    assert.ok(side.discard.every((card) => card !== null));
    for (const model of others) {
      const { discard, lock, dead } = model.sides[seat];
      assert.deepEqual([new Set(discard), lock, dead], [new Set(side.discard), side.lock, side.dead]);
      assert.equal(discard.length, side.discard.length);
    }
  }
}

describe('what becomes public', () => {
  test('a lock that is void: its card goes back to the hand, and the next arrangement is free', () => {
    const cards = [list('TC TS 3C AC 2C X1'), list('3H 4H 5H 6H 7H 8H')];
    const study = cards.map((columns, seat) => ({ event: 'study', seat, columns }));
    const locks = [
      { event: 'lock', seat: 0, column: null },
      { event: 'lock', seat: 1, column: 3 },
    ];
    const bought = { event: 'buy', seat: 1, window: 'after_study', maneuver: 'sabotage', cost: 40 };
    const void_ = { event: 'x_unlock', seat: 0, column: 3, card: '3C' };
    const model = { ...initial({ ...OPTIONS, study: true, maneuvers: { sabotage: 40 } }) };
    for (const [you, buy] of [
      [0, { ...bought, lost: 'TC', drew: 'AS' }],
      [1, bought],
    ]) {
      const before = [...study, ...locks, buy].reduce(reduce, model);
      assert.deepEqual([before.sides[0].lock, before.sides[0].columns[2].card], [2, '3C']);
      const after = reduce(before, void_);
      const [side] = after.sides;
      assert.deepEqual([side.lock, side.hand.length, side.hand.includes('3C')], [null, 6, true]);
      assert.ok(side.columns.every((slot) => slot === null));
      assert.equal(after.phase, before.phase);
      const line = telling.log(void_, after, teller(you)).text;
      assert.equal(line, `${you === 0 ? 'You take' : 'Ann takes'} 3 of clubs in column 3 back: its lock is void.`);
      assert.equal(
        telling.announce(void_, after, teller(you, 'ja')),
        `第3列のロックが取り消され、${you === 0 ? 'あなた' : 'Annさん'}がクラブの3を手札に戻しました。`,
      );
    }
  });
});

describe('what a person sees on the table', () => {
  const basic = GAMES.find(({ options }) => options.preset === 'basic');
  const shown = (count) => basic.seen[0].slice(0, count).reduce(reduce, initial(basic.options));
  const tally = basic.events.findIndex(({ event }) => event === 'tally');
  test('the columns stay until the tally has been looked at', () => {
    const model = shown(tally + 1);
    assert.ok(model.tallied && model.sides[0].columns.every(Boolean));
    const left = reduce(model, { event: 'x_discard', seat: 0, cards: [] });
    assert.ok(left.tallied && left.sides[0].columns.every(Boolean));
    const settled = settle(model);
    assert.ok(!settled.tallied && settled.sides[0].columns.every((slot) => slot === null));
    assert.equal(settle(settled), settled);
  });
  test('reasons name the card, and what keeps it', () => {
    const tell = teller(0);
    const reason = (code, data) => telling.reason({ rule: '', code, data }, tell);
    assert.equal(
      reason('needs_strike', { card: 'AC', column: 1 }),
      'The Ace of clubs needs a Strike in an earlier column.',
    );
    assert.equal(reason('too_dear', { maneuver: 'heal', price: 30, points: 10 }), 'Heal costs 30; you have 10.');
    assert.equal(reason('no_effect', { maneuver: 'heal' }), 'Your Unit has no Marker.');
    assert.equal(reason('gibberish', {}), 'The rules do not allow that now.');
  });
});

test('a short game says which Round is the last, and what decided after it', () => {
  const { options, events, steps } = GAMES.find((game) => game.options.last_round);
  const models = follow(reduce, initial(options), events, steps);
  assert.match(telling.place(models[steps[0].events], teller()), /^Round\u00a01\u00a0of\u00a010/);
  const over = models.at(-1);
  assert.equal(telling.place(over, teller()), 'Round\u00a010\u00a0of\u00a010');
  const left = [0, 1].map((seat) => 12 - events.filter((each) => each.event === 'killed' && each.seat === seat).length);
  assert.equal(left[0], left[1]);
  const [ann, bo] = events.at(-1).scores;
  const equal = `Round 10 was the last. Both have as many Units left; points: Ann ${ann}, Bo ${bo}.`;
  assert.equal(telling.because(over, teller()), equal);
  const [one, other] = over.sides;
  const sides = [{ ...one, army: one.army + 1 }, other];
  const more = `Round 10 was the last. Units left: Ann ${left[0] + 1}, Bo ${left[1]}.`;
  assert.equal(telling.because({ ...over, sides }, teller()), more);
});
