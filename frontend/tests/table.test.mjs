import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { growth } from '../src/lib/device/viewport.svelte.ts';
import { fan, formOf, others, plateOf, seatsIn, CARD_RATIO } from '../src/table/board/layout.ts';
import { Director } from '../src/table/pace/director.svelte.ts';
import { arrive, begins, isScored } from '../src/table/pace/progress.ts';
import { unfold, nextStop, lastStop, BrokenRecord } from '../src/table/pace/stepping.ts';
import { paced, endsBy, pausesAfterRounds } from '../src/table/pace/timing.ts';
import { counting, list, start } from './counting.mjs';

/** The distances of a hand's cards in their row; none leaves the width. */
function gaps({ cards, card }, width, what) {
  for (const { x } of cards) assert.ok(x >= -0.01 && x + card <= width + 0.01, `${what}: ${x}`);
  return cards.slice(1).flatMap(({ x, row }, i) => (row === cards[i].row ? [x - cards[i].x] : []));
}
const rowsOf = ({ cards }) => Math.max(...cards.map(({ row }) => row)) + 1;

test('a hand never leaves its width, and every rank can be read', () => {
  for (const narrow of [true, false]) {
    for (const width of narrow ? [320, 344, 398, 600, 840] : [860, 900, 1240, 1900]) {
      for (let count = 1; count <= 15; count += 1) {
        const hand = fan(count, width, narrow, 740);
        assert.equal(hand.cards.length, count);
        const shown = Math.min(...gaps(hand, width, `${count} in ${width}`));
        assert.ok(shown >= 36, `${count} in ${width}: ${shown} px of a card show`);
        for (const { y } of hand.cards) assert.ok(y + hand.card * CARD_RATIO <= hand.height + 0.01);
      }
    }
  }
  const phone = fan(15, 344, true, 740);
  assert.deepEqual([rowsOf(phone), phone.cards.filter(({ row }) => row === 0).length], [2, 8]);
  assert.ok(phone.card * 0.36 >= 20, 'the rank is at least 20 px');
});

test('a table grows with its window, but not on phones and small desktops, nor when it is magnified', () => {
  for (const [width, height] of [
    [360, 640],
    [430, 932],
    [844, 390],
    [640, 400],
    [1024, 560],
    [1280, 800],
  ])
    assert.equal(growth(width, height), 1, `${width} x ${height}`);
  for (const [width, height, least] of [
    [820, 1180, 1.2],
    [1024, 1366, 1.4],
    [1366, 1024, 1.05],
    [1920, 1080, 1.25],
    [2560, 1440, 1.55],
  ]) {
    const by = growth(width, height);
    assert.ok(by >= least && by < 2.3, `${width} x ${height}: ${by}`);
    assert.ok(growth(width * 1.1, height * 1.1) >= by);
  }
  assert.equal(growth(9000, 9000), growth(12000, 9000));
});

test('a hand uses the width of the window', () => {
  for (const [width, height, count, share] of [
    [1280, 800, 15, 0.9],
    [1280, 800, 10, 0.6],
    [2560, 1440, 10, 0.55],
    [1366, 1024, 10, 0.6],
    [1024, 1366, 10, 0.9],
    [820, 1180, 10, 0.9],
  ]) {
    const by = growth(width, height);
    const room = width - 48 * by;
    const narrow = width / by < 860;
    const { cards, card } = fan(count, room / by, narrow, height / by);
    const left = Math.min(...cards.map(({ x }) => x));
    const right = Math.max(...cards.map(({ x }) => x)) + card;
    assert.ok(((right - left) * by) / room >= share, `${count} in ${width}: ${((right - left) * by) / room}`);
    for (const gap of gaps({ cards, card }, room / by, width)) assert.ok(gap >= card * 0.47, `${gap} of ${card}`);
  }
});

test('larger cards stay inside, and every rank can be read', () => {
  for (const [width, height, narrow, whole, low] of [
    [374, 844, true, 0, false],
    [374, 844, true, 10, false],
    [344, 640, true, 6, false],
    [1232, 800, false, 0, false],
    [1232, 800, false, 10, false],
    [756, 390, true, 0, true],
  ])
    for (let count = 1; count <= (whole || 15); count += 1) {
      const [usual, large] = [1, 1.25].map((size) => fan(count, width, narrow, height, whole, low, size));
      const what = `${count} in ${width}`;
      for (const gap of gaps(large, width, what)) assert.ok(gap >= large.card * 0.45, `${what}: ${gap}`);
      assert.ok(large.card >= usual.card && large.height <= height * 0.45, `${what}: ${large.card} ${large.height}`);
    }
  assert.ok(fan(8, 374, true, 844, 0, false, 1.25).card > 1.2 * fan(8, 374, true, 844).card);
});

test('on a low window a hand lies in one row while its ranks can be read, else in two that are in sight', () => {
  const sizes = [
    [552, 320],
    [552, 400],
    [756, 390],
    [232, 200],
  ];
  for (const [width, height] of sizes) {
    for (let count = 1; count <= 20; count += 1) {
      const what = `${count} in ${width} x ${height}`;
      const hand = fan(count, width, true, height, 0, true);
      assert.equal(rowsOf(hand), width < 300 && count > 9 ? 2 : 1, what);
      assert.ok(hand.height < height * 0.5, what);
      const shown = Math.min(...gaps(hand, width, what));
      assert.ok(rowsOf(hand) > 1 || shown >= hand.card * 0.46, `${what}: ${shown}`);
    }
  }
});

test("a whole hand shows every card's corners, and shrinks before it overlaps", () => {
  const whole = (count, width, rest) => {
    const hand = fan(count, width, ...rest);
    assert.ok(Math.min(...gaps(hand, width, count)) >= hand.card, `${count} in ${width}`);
    return hand;
  };
  for (const narrow of [true, false])
    for (const width of narrow ? [344, 398, 800] : [812, 918, 1240])
      for (let count = 1; count <= 10; count += 1)
        assert.ok(whole(count, width, [narrow, 740, 10]).card * 0.36 >= 20, 'the rank is at least 20 px');
  const low = [
    [297, 6],
    [552, 10],
    [232, 6],
  ];
  for (const [width, count] of low) assert.equal(rowsOf(whole(count, width, [true, 320, count, true])), 1);
});

/** The width and height of a stage's middle, in both forms. */
const ROOMS = [
  ['row', 303, 250],
  ['row', 343, 320],
  ['row', 734, 226],
  ['row', 800, 700],
  ['ring', 991, 480],
  ['ring', 1577, 690],
];

/** Whether two boxes overlap by more than a rounding error. */
const meet = (a, b) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

test('every plate touches its card, inside the room, and lies on nothing else', () => {
  for (const [form, width, height] of ROOMS)
    for (let seats = 2; seats <= 8; seats += 1) {
      const plate = plateOf(form, seats);
      const { cells, wide, card, tall } = seatsIn({ form, width, height, by: 1 }, seats, plate);
      const what = `${seats} in a ${form} of ${width} x ${height}`;
      const boxes = cells.flatMap((cell) => [
        { ...cell.plate, width: wide, height: plate },
        { ...cell.card, width: card, height: card * CARD_RATIO },
      ]);
      assert.equal(cells.length, seats);
      assert.ok(tall <= height + 0.01, what);
      boxes.forEach((a, i) => {
        assert.ok(a.x > -0.01 && a.y > -0.01 && a.x + a.width < width + 0.01 && a.y + a.height < height + 0.01, what);
        for (const b of boxes.slice(i + 1)) assert.ok(!meet(a, b), `${what}: ${JSON.stringify([a, b])}`);
      });
      for (const { plate: above, card: below } of cells) {
        const gap = above.y < below.y ? below.y - above.y - plate : above.y - below.y - card * CARD_RATIO;
        assert.ok(gap > 0 && gap < 4 && Math.abs(above.x + wide / 2 - below.x - card / 2) < 0.01, what);
      }
    }
});

test('the others stand clockwise from the left, whatever the form', () => {
  assert.deepEqual(others(4, 2), [3, 0, 1]);
  const order = (form, width, height, seats) =>
    seatsIn({ form, width, height, by: 1 }, seats, 40).cells.map(({ card }) => card);
  for (let seats = 3; seats <= 8; seats += 1) {
    const [own, ...rest] = order('ring', 1000, 500, seats);
    const turns = rest.map(({ x, y }) => Math.atan2(x - own.x, own.y / 2 - y));
    assert.ok(
      turns.every((turn, at) => at === 0 || turn >= turns[at - 1]),
      `${turns}`,
    );
    assert.ok(own.y >= Math.max(...rest.map(({ y }) => y)) - 50);
  }
  const row = order('row', 343, 320, 4).map(({ x }) => x);
  assert.deepEqual(
    [...row].sort((a, b) => a - b),
    [...row.slice(1), row[0]],
  );
  const [own, next, ...rest] = order('row', 343, 320, 8);
  assert.ok(own.x === next.x && own.y > next.y && rest[2].y === next.y && rest[3].y === own.y);
});

test('cards in the middle are as wide as every window promises', () => {
  for (const [form, width, height, least] of [
    ['row', 303, 250, 50],
    ['row', 343, 320, 56],
    ['row', 734, 190, 56],
    ['ring', 974, 467, 112],
  ])
    for (let seats = 2; seats <= 8; seats += 1) {
      const { card } = seatsIn({ form, width, height, by: 1 }, seats, plateOf(form, seats));
      assert.ok(card >= least - 0.5, `${seats} in ${width} x ${height}: ${card}`);
    }
});

test('a rail stands beside a wide table, not beside a low one', () => {
  assert.deepEqual(
    [
      [360, false],
      [1024, false],
      [1100, false],
      [1280, true],
    ].map(([width, low]) => formOf(width, low)),
    ['row', 'row', 'ring', 'row'],
  );
});

const game = counting((name) => name === 'trick', { pace: () => ({ move: 100, read: 100 }) });

test('stepping knows where tricks and rounds end', () => {
  const all = unfold(game, start, list('a', 'trick', 'b', 'trick', 'round', 'c', 'end'), []);
  assert.equal(all.models.length, 8);
  assert.deepEqual(all.tricks, [2, 4]);
  assert.deepEqual(all.rounds, [5, 7]);
  assert.equal(nextStop(all.tricks, 2, 7), 4);
  assert.equal(nextStop(all.tricks, 4, 7), 7);
  assert.equal(lastStop(all.tricks, 4), 2);
  assert.equal(lastStop(all.tricks, 1), 0);
  assert.throws(
    () => unfold(game, start, list('a', 'bad'), []),
    (error) => error instanceof BrokenRecord && error.event === 2,
  );
});

test('who owes a decision is known between two steps only, the phase until the next one', () => {
  const steps = [
    { events: 1, pending: [0, 2], phase: 'bid', now: [3, 0] },
    { events: 4, pending: [1], phase: 'play' },
  ];
  const { models } = unfold(game, start, list('a', 'b', 'c', 'd', 'e'), steps);
  assert.deepEqual(
    models.map(({ now }) => now),
    [null, [3, 0], [3, 0], [3, 0], null, null],
    'what the round would score stays until the next step says otherwise',
  );
  assert.deepEqual(
    models.map(({ owing }) => owing),
    [[], [0, 2], [], [], [1], []],
  );
  assert.deepEqual(
    models.map(({ phase }) => phase),
    [null, 'bid', 'bid', 'bid', 'play', 'play'],
  );
  assert.deepEqual(unfold(game, start, list('a'), []).models[1], { phase: null, owing: [], now: null, names: ['a'] });
  assert.deepEqual(arrive(models[1], undefined).names, ['a'], 'and nothing else is touched');
  const { director } = direct();
  director.follow(list('a', 'b', 'c', 'd'), steps, true);
  assert.deepEqual([director.model.owing, director.model.phase, director.done], [[1], 'play', 4]);
  director.follow(list('a', 'b', 'c', 'd', 'e'), steps, false);
  assert.deepEqual(director.model.owing, []);
  director.stop();
});

test('a round is scored until the next one is dealt', () => {
  assert.deepEqual(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ].map(([round, count]) => isScored({ round, rounds: Array(count) })),
    [false, false, true, false],
  );
});

function direct(factor = 1) {
  const shown = [];
  const director = new Director({ game, start, factor: () => factor, shown: ({ event }) => shown.push(event) });
  return { director, shown };
}

test('events are shown one at a time, each in its own time', (context) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  context.onTestFinished(() => vi.useRealTimers());
  const { director, shown } = direct();
  director.follow(list('a', 'trick', 'b'), [], false);
  assert.deepEqual(director.model.names, ['a']);
  assert.equal(director.caughtUp, false);
  vi.advanceTimersByTime(100);
  assert.deepEqual(shown, ['a'], 'the pause for reading');
  vi.advanceTimersByTime(100);
  assert.deepEqual(director.model.names, ['a', 'trick']);
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(100);
  assert.deepEqual(director.model.names, ['a', 'trick', 'away'], 'put away before the next one');
  vi.advanceTimersByTime(260);
  assert.deepEqual(shown, ['a', 'trick', 'b']);
  vi.advanceTimersByTime(100);
  vi.advanceTimersByTime(100);
  assert.equal(director.caughtUp, true);
});

test('history is not played again after a reconnection', () => {
  const { director, shown } = direct();
  director.follow(list('a', 'b', 'c'), [], true);
  assert.deepEqual(director.model.names, ['a', 'b', 'c']);
  assert.deepEqual(shown, []);
  assert.equal(director.caughtUp, true);
  director.follow(list('a'), [], true);
  assert.deepEqual(director.model.names, ['a'], 'a shorter list begins anew');
});

test('events that are told otherwise than before are folded anew, and the next ones shown as they come', () => {
  const { director, shown } = direct(0);
  director.follow(list('a', 'forgotten', 'b'), [], true);
  director.follow(list('a', 'told', 'b', 'c'), [], false);
  assert.deepEqual(director.model.names, ['a', 'told', 'b', 'c']);
  assert.deepEqual(shown, ['c']);
});

test("the round's end waits for the reader, the game's end does not wait twice", () => {
  const { director } = direct(0);
  director.follow(list('a', 'round', 'b', 'round', 'end'), [], false);
  assert.deepEqual(director.model.names, ['a', 'round']);
  assert.equal(director.paused.event, 'round');
  director.resume();
  assert.deepEqual(director.model.names, ['a', 'round', 'b', 'round', 'end']);
  assert.equal(director.paused, null);
  assert.equal(director.caughtUp, true);
});

test('without movement nothing waits, and a decided trick stays in sight', () => {
  const { director } = direct(0);
  director.follow(list('a', 'trick'), [], false);
  assert.deepEqual(director.model.names, ['a', 'trick']);
  assert.equal(director.caughtUp, true);
});

test('a deal comes before what follows, in no time where nothing moves', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dealt = { ...game, pace: () => ({ move: 100, read: 0 }) };
  for (const still of [false, true]) {
    const director = new Director({ game: dealt, start, factor: () => 1, still: () => still });
    director.follow(list('deal', 'a'), [], false);
    assert.deepEqual(director.model.names, still ? ['deal', 'a'] : ['deal']);
    director.stop();
  }
  vi.useRealTimers();
  const asked = (...pending) => pending.map((seat) => ({ pending: [seat] }));
  assert.equal(begins({ you: 2, steps: asked(0, 1, 2) }), true);
  assert.equal(begins({ you: 1, steps: asked(0, 1, 2) }), false, 'the reader has decided');
  assert.equal(begins({ you: null, steps: [] }), false);
});

test("events have their game's pace and ends; those that it does not know take no time and end nothing", () => {
  const pace = paced({ play: { move: 3, read: 4 } });
  const ends = endsBy({ trick: 'trick', tally: 'round' });
  assert.deepEqual(
    ['play', 'other', 'constructor'].map((event) => pace({ event })),
    [
      { move: 3, read: 4 },
      { move: 0, read: 0 },
      { move: 0, read: 0 },
    ],
  );
  const names = ['trick', 'tally', 'game_end', 'play', 'constructor'];
  assert.deepEqual(
    names.map((event) => ends({ event })),
    ['trick', 'round', 'game', null, null],
  );
  const round = { event: 'round_end' };
  assert.deepEqual(
    [undefined, { event: 'deal' }, { event: 'game_end' }].map((next) => pausesAfterRounds(round, next)),
    [true, true, false],
  );
  assert.equal(pausesAfterRounds({ event: 'trick' }, round), false);
});
