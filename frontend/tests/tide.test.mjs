import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { arrange, levelAt } from '../src/games/turn-the-tide/places.ts';
import { belts, storm } from '../src/games/turn-the-tide/rules/cards.ts';
import { heldIn, held, remember } from '../src/games/turn-the-tide/rules/memory.ts';
import {
  initial,
  reduce,
  settle,
  isBidding,
  highest,
  staying,
  stillHeld,
} from '../src/games/turn-the-tide/rules/model.ts';
import { skyOf } from '../src/games/turn-the-tide/sky.ts';
import { outcome } from '../src/games/turn-the-tide/telling/outcome.ts';
import { sheet } from '../src/games/turn-the-tide/telling/sheet.ts';
import * as telling from '../src/games/turn-the-tide/telling/telling.ts';
import { follow, samples } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const teller = tellerOf(await wordsOf('games/turn-the-tide'), ['North', 'East', 'South', 'West']);

const fold = (events, options, start = initial(options, options.players)) => events.reduce(reduce, start);
const sum = (list) => list.reduce((total, value) => total + value, 0);
const all = Array.from({ length: 60 }, (_, i) => i + 1);

test('twenty-four preservers on sixty cards, in five bands', () => {
  assert.equal(sum(all.map(belts)), 24);
  assert.deepEqual([1, 12, 13, 24, 25, 36, 37, 48, 49, 60].map(belts), [0, 0, 0.5, 0.5, 1, 1, 0.5, 0.5, 0, 0]);
});

test('no two skies are drawn alike, and every one is stormier than the one before', () => {
  const skies = all.map(skyOf);
  const drops = ({ rain }) => rain.split('M').length;
  assert.equal(new Set(skies.map(({ waves, boat }) => JSON.stringify([waves, boat]))).size, 60);
  skies.slice(1).forEach((sky, i) => {
    assert.ok(sky.storm > skies[i].storm);
    assert.ok(sky.sun <= skies[i].sun && sky.clouds.length >= skies[i].clouds.length);
    assert.ok(drops(sky) >= drops(skies[i]) && sky.bolts >= skies[i].bolts);
  });
  assert.deepEqual([storm(1), storm(60)], [0, 1]);
  assert.deepEqual([skies[0].sun, skies[0].rain, skies[59].sun, skies[59].bolts], [1, '', 0, 3]);
});

test('seats that are out neither take nor show, and one bid is no bid', () => {
  const found = outcome(4, { low: 1, high: 2 }, [9, null, 8, 7], [3, 12, null, null]);
  assert.deepEqual([found.lowTo, found.highTo, found.shows[1], found.top], [0, 2, null, 2]);
  assert.throws(() => outcome(1, { low: 1, high: 2 }, [9, null, null], [null, null, null]), RangeError);
});

const GAMES = await samples('turn-the-tide');

for (const { options, seats, events, seen, steps } of GAMES) {
  const name = `${options.players} players, ${options.rounds} rounds`;
  const models = follow(reduce, initial(options, seats), events, steps);

  test(`the fold of a whole game follows it: ${name}`, () => {
    let expected;
    for (const [i, event] of events.entries()) {
      const model = models[i + 1];
      if (event.event === 'bids') expected = model.revealed;
      if (event.event === 'take_tide') {
        assert.equal(event.seat, model.offered.length === 1 ? expected.lowTo : expected.highTo);
        assert.equal(model.tides[event.seat], event.tide);
      }
      if (event.event === 'lose_preserver') assert.equal(model.preservers[event.seat], event.left);
      if (['lose_preserver', 'eliminated'].includes(event.event)) {
        assert.ok(expected.losers.includes(event.seat));
        const next = events[i + 1].event;
        assert.equal(model.decided, next === 'tides' || next === 'round_end', 'decided once all has been shown');
      }
      if (event.event === 'round_end') checkScore(model, event);
    }
    assert.equal(models.at(-1).rounds.length, options.rounds);
  });

  test(`bids are asked of the seats in the round, and tides showing give the level: ${name}`, () => {
    for (const [at, event] of events.entries()) {
      const model = models[at + 1];
      assert.equal(isBidding(model), event.event === 'tides');
      if (isBidding(model)) assert.deepEqual(model.owing, staying(model));
      const showing = Math.max(0, ...model.tides.filter((tide) => tide !== null));
      assert.equal(highest(model), model.lost.length > 0 ? model.last.top : showing);
    }
  });

  test(`what must still be held is true, and all that was seen is remembered: ${name}`, () => {
    for (const [at, reader] of [0, null].entries())
      for (const [count, model] of follow(reduce, initial(options, seats), seen[at], steps).entries())
        for (const seat of staying(models[count])) checkMemory(models[count], model, seat, reader);
  });
}

function checkScore(model, { points, bonus }) {
  assert.equal(model.revealed, null);
  const { preservers, out } = model.rounds.at(-1);
  points.forEach((value, seat) => {
    assert.equal(value, out[seat] ? -1 : preservers[seat] + (bonus.includes(seat) ? 1 : 0));
  });
}

function checkMemory(full, seen, seat, reader) {
  if (full.round === 0) return;
  const hand = full.hands[seat];
  const { known, others } = stillHeld(seen, seat);
  assert.ok(
    known.every((card) => hand.includes(card)),
    'nothing is claimed that is not so',
  );
  assert.equal(known.length + others, hand.length);
  const own = reader !== null && (seat === reader || heldIn(reader, seat, full.round, full.seats) !== null);
  if (own) assert.deepEqual([known, others], [hand, 0], 'a hand once held is remembered whole');
}

test("with five players the last hand's cards are what is left of the deck", () => {
  const hands = Array.from({ length: 5 }, (_, hand) => all.slice(12 * hand, 12 * hand + 12));
  let memory = [[], [], [], [], []];
  for (const hand of [0, 1, 2]) memory = remember(memory, hand, hands[hand]);
  memory = remember(memory, 3, hands[3].slice(0, 11));
  assert.deepEqual(held(memory, 4, []), { known: [], others: 12 });
  memory = remember(memory, 3, hands[3].slice(11));
  assert.deepEqual(memory[4], hands[4]);
  assert.deepEqual(held(memory, 4, [49]), { known: hands[4].slice(1), others: 0 });
});

test('with four players the box keeps its secret', () => {
  let memory = [[], [], [], []];
  for (const hand of [0, 1, 2]) memory = remember(memory, hand, all.slice(12 * hand, 12 * hand + 12));
  assert.deepEqual(held(memory, 3, []), { known: [], others: 12 });
});

test('decided bids, and hands that were passed, are put away', () => {
  const { options, events } = GAMES[1];
  const cut = events.findIndex(({ event }) => event === 'lose_preserver');
  const shown = fold(events.slice(0, cut + 1), options);
  assert.ok(shown.revealed && shown.decided);
  const away = settle(shown);
  assert.equal(away.revealed, null);
  assert.deepEqual(away.last, shown.revealed);
  const before = fold(events.slice(0, cut), options);
  assert.equal(settle(before), before, 'not while something is still to be shown');
  const second = events.findIndex(({ event, round }) => event === 'deal' && round === 2);
  const passed = fold(events.slice(0, second + 1), options);
  assert.equal(passed.passing, true);
  assert.equal(settle(passed).passing, false);
});

test('events that are no game are refused', () => {
  const options = { players: 3, rounds: 3 };
  const start = fold([{ event: 'deal', round: 1, hands: [null, null, null], preservers: [1, 2, 3] }], options);
  assert.throws(() => reduce(start, { event: 'bids', cards: [1, 2, 3] }), RangeError);
});

describe('where things lie in the middle', () => {
  const rooms = [
    ['row', 303, 227, 50],
    ['row', 343, 291, 56],
    ['row', 373, 396, 62],
    ['row', 530, 233, 50],
    ['row', 734, 226, 56],
    ['row', 627, 440, 78],
    ['ring', 991, 447, 112],
    ['ring', 1249, 506, 119],
  ];
  const over = (a, b) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

  for (const seats of [3, 4, 5])
    for (const [form, width, height, least] of rooms)
      test(`${seats} bids and two tides in ${width} × ${height}: inside, and none over another`, () => {
        const { cells, card, tide, offer, tall } = arrange({ form, width, height, by: 1 }, seats);
        const box = ({ x, y }, wide) => ({ x, y, width: wide, height: wide * 1.4 });
        const things = [...cells.map((cell) => box(cell.card, card)), ...offer.map((at) => box(at, tide))];
        assert.ok(tide >= least, `${tide}`);
        assert.ok(tall <= height + 0.01 && card > 0);
        for (const [i, thing] of things.entries()) {
          assert.ok(thing.x >= 0 && thing.y >= 0);
          assert.ok(thing.x + thing.width <= width && thing.y + thing.height <= height + 0.01);
          for (const other of things.slice(i + 1)) assert.ok(!over(thing, other), JSON.stringify([thing, other]));
        }
      });

  test('the water rises with the tide and stays in the middle', () => {
    for (const height of [90, 230, 700]) {
      const levels = Array.from({ length: 13 }, (_, tide) => levelAt(tide, height));
      levels.slice(1).forEach((level, i) => assert.ok(level > levels[i]));
      assert.ok(levels[12] < height);
    }
  });
});

describe('in words', () => {
  const tell = teller(0);
  const { options, events, seen, steps } = GAMES[1];
  const models = follow(reduce, initial(options, 4), seen[0], steps);

  test('the water and what came of bids have their words', () => {
    for (const model of models.slice(1)) {
      const lines = [telling.waterLine(model, tell), model.last && telling.summary(model.last, model, tell)];
      for (const line of lines) assert.ok(line !== '' && !/[{}]|undefined|NaN|null/.test(line ?? ''), line);
    }
  });

  const bidding = models.find(isBidding);
  const choice = (chosen, sent = []) => ({ legal: new Set([1, 2]), illegal: new Map(), chosen, sent });

  test('a bid is asked for, then stands until the last one is in', () => {
    const { low, high } = bidding.offer;
    const ask = (given, pending) => telling.prompt(bidding, given, pending, tell);
    const same = { ...bidding, offer: { low, high: low } };
    assert.match(telling.prompt(same, choice([]), [0, 1], tell), /: the two highest each take a tide of /);
    assert.equal(ask(choice([]), [0, 1]), `Bid a Weather card: the highest takes tide ${low}, the second ${high}.`);
    assert.equal(ask(choice([51]), [2, 3]), 'You bid the 51. You may change it until South, West have bid.');
    assert.equal(ask(choice([51], [7]), [3]), 'You bid the 7. You may change it until West has bid.');
    assert.equal(ask(choice([51]), []), 'You bid the 51. All bids are in.');
    assert.equal(ask(null, [1]), 'Waiting for East.');
    const gone = { ...bidding, out: [true, false, false, false] };
    assert.equal(telling.prompt(gone, null, [1], tell), 'You are out of this round. Waiting for East.');
  });

  test('losses say who, how many and why', () => {
    assert.equal(telling.losses([1], [], tell), 'East loses a preserver.');
    assert.equal(telling.losses([0], [], tell), 'You lose a preserver.');
    assert.equal(telling.losses([1, 2], [], tell), 'East, South each lose a preserver.');
    const out = [false, false, true, false];
    assert.match(telling.losses([1, 2], out, tell), /^East loses .* South has no preserver left/);
    const bare = {
      ...bidding,
      preservers: [2, 0, 2, 2],
      last: outcome(1, { low: 3, high: 5 }, [60, 50, 2, 3], [1, 9, 1, 1]),
    };
    assert.match(telling.summary(bare.last, bare, tell), /East has none left: out with the next loss, and −1 point\.$/);
    assert.match(telling.summary(bare.last, { ...bare, bid: 12 }, tell), /lose a preserver\.$|loses a preserver\.$/);
    const later = { ...bidding, round: 2, tides: [null, null, null, null] };
    assert.match(telling.waterLine(later, tell), /You hold the hand that West had in round 1\.$/);
    const tie = outcome(1, { low: 10, high: 10 }, [50, 2, 3, 60], [null, null, null, null]);
    assert.equal(telling.because(tie, tell), 'You, West tie for the highest tide, 10.');
  });

  test('a refusal has words, also one that nobody foresaw', () => {
    assert.equal(
      telling.reason({ rule: 'TTT-6', code: 'not_in_hand', data: { card: 7 } }, tell),
      'You do not hold the 7.',
    );
    assert.equal(telling.reason({ rule: '', code: 'odd', data: {} }, tell), tell.t('table.illegal'));
  });

  test('the score sheet: preservers, bonus and eliminations as notes, most points ahead', () => {
    const model = fold(events, options);
    const page = sheet(model, tell);
    assert.equal(page.rows.length, options.rounds);
    assert.deepEqual(page.ahead, model.winners);
    assert.ok(page.verdict && page.because);
    page.rows.forEach((row, i) => {
      const { out, bonus, preservers } = model.rounds[i];
      row.notes.forEach((note, seat) => {
        if (out[seat]) assert.equal(note, 'out');
        else assert.equal(note, bonus.includes(seat) ? `${preservers[seat]} + 1` : '');
      });
    });
    assert.ok(
      model.rounds.some(({ out }) => out.includes(true)),
      'somebody was eliminated',
    );
    assert.deepEqual(sheet(initial(options, 4), tell).ahead, []);
  });
});
