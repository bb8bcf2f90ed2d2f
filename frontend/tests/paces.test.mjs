import assert from 'node:assert/strict';
import { test, vi } from 'vitest';
import { paces } from '../src/games/feud/board/paces.ts';
import { Director, AWAY } from '../src/table/pace/director.svelte.ts';
import { ContinueKey } from '../src/table/pace/continue-key.ts';
import { paced } from '../src/table/pace/timing.ts';
import { counting, list, start } from './counting.mjs';
import { follow, samples } from './samples.mjs';

/** The longest Round at normal speed, in milliseconds. */
const ROUND = 9000;

/** Limits for the pauses of a round of four at normal pace, in milliseconds: bots and drawing need the rest. */
const OF_FOUR = { 'seas-of-strife': 23_000, 'turn-the-tide': 21_000, 'sea-change': 18_000 };

/** The events of recorded games, each with its duration and the state after it. */
async function shownOf(game, { paces }, fits = () => true) {
  const { initial, reduce, settle } = await import(`../src/games/${game}/rules/model.ts`);
  const pace = paced(paces);
  return (await samples(game)).filter(fits).map(({ options, seats, events, steps }) => {
    const [, ...models] = follow(reduce, initial(options, seats), events, steps);
    return events.map((event, i) => {
      const { move, read } = pace(event, models[i]);
      return { event, model: models[i], time: move + read + (settle(models[i]) === models[i] ? 0 : AWAY) };
    });
  });
}

/** Split the events after each one that satisfies a condition. */
function cut(all, ends) {
  const parts = [[]];
  for (const each of all) {
    parts.at(-1).push(each);
    if (ends(each)) parts.push([]);
  }
  return parts;
}

const time = (part) => part.reduce((sum, each) => sum + each.time, 0);
const games = await shownOf('feud', { paces });

for (const [game, most] of Object.entries(OF_FOUR))
  test(`a round of ${game} is watched in less than ${most / 1000} seconds`, async () => {
    const paces = await import(`../src/games/${game}/paces.ts`);
    const all = await shownOf(game, paces, ({ options }) => options.players === 4);
    const rounds = all.flatMap((each) => cut(each, ({ event }) => event.event === 'round_end'));
    assert.ok(rounds.length > 1);
    for (const round of rounds) assert.ok(time(round) < most, `${time(round)}`);
  });

test('the six columns of a Round open in less than six seconds', () => {
  const { move, read } = paces.column;
  assert.ok(6 * (move + read) <= 6000);
});

test('a Round of Feud is watched in less than nine seconds', () => {
  const rounds = games.flatMap((game) => cut(game, ({ event }) => event.event === 'tally'));
  const plain = rounds.filter(
    (round) => !round.some(({ event }) => ['skirmish', 'buy', 'x_buy'].includes(event.event)),
  );
  assert.ok(plain.length > 50);
  assert.deepEqual(
    plain.map(time).filter((sum) => sum >= ROUND),
    [],
  );
});

test('with maneuvers and Skirmishes, too, a player is asked again in less than nine seconds', () => {
  for (const you of [0, 1]) {
    const stretches = games.flatMap((game) => cut(game, ({ model }) => model.owing.includes(you)));
    assert.deepEqual(
      stretches.map(time).filter((sum) => sum >= ROUND),
      [],
    );
  }
});

/** A director that shows these events, and the names shown after each press. */
function pressed(context, names, options = {}) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  context.onTestFinished(() => vi.useRealTimers());
  const game = counting((name) => name === 'trick', { pace: () => ({ move: 100, read: 100 }), ...options.game });
  const told = [];
  const shown = (event) => told.push(event.event);
  const director = new Director({ game, start, factor: () => 1, shown, waits: () => options.waits ?? false });
  director.follow(list(...names), [], false);
  const seen = [];
  return { director, told, seen, look: () => seen.push(director.model.names.at(-1)) };
}

test('a press goes on to what is to be read, and past it', (context) => {
  const { director, seen, look } = pressed(context, ['a', 'b', 'trick', 'c', 'd']);
  while (!director.caughtUp) {
    look();
    director.hasten();
  }
  assert.deepEqual(seen, ['a', 'trick', 'c']);
  director.hasten();
  assert.equal(director.caughtUp, true);
});

test('where the table waits no time makes it go on, and a press does', (context) => {
  const waits = ({ event }) => event === 'tally';
  const { director } = pressed(context, ['a', 'tally', 'b'], { waits: true, game: { waits } });
  for (let i = 0; i < 20; i += 1) vi.advanceTimersByTime(100);
  assert.deepEqual([director.model.names.at(-1), director.waiting], ['tally', true]);
  director.follow(list('a', 'tally', 'b', 'c'), [], false);
  assert.equal(director.waiting, true, 'what comes meanwhile waits, too');
  director.hasten();
  assert.deepEqual([director.model.names.at(-1), director.waiting], ['b', false]);
});

test('with others the table goes on by itself', (context) => {
  const waits = ({ event }) => event === 'tally';
  const { director } = pressed(context, ['tally', 'b'], { game: { waits } });
  for (let i = 0; i < 6; i += 1) vi.advanceTimersByTime(100);
  assert.equal(director.caughtUp, true);
});

test("a round's rest can be skipped, also what comes of it later; its end is shown", (context) => {
  const { director, told } = pressed(context, ['a', 'trick', 'b']);
  director.toRoundEnd();
  assert.deepEqual([director.model.names.at(-1), director.caughtUp], ['b', true]);
  director.follow(list('a', 'trick', 'b', 'trick', 'round', 'deal'), [], false);
  assert.deepEqual([director.model.names.at(-1), told], ['round', ['a', 'round']]);
  assert.equal(director.caughtUp, false, 'and stays to be read');
});

const key = (more = {}) => ({ key: ' ', repeat: false, target: null, preventDefault() {}, ...more });

test('Space goes on while something is shown, and its echo plays no card', (context) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  context.onTestFinished(() => vi.useRealTimers());
  let [shows, times, now] = [true, 0, 1000];
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const going = new ContinueKey({ shows: () => shows, goOn: () => (times += 1) });
  assert.equal(going.key(key()), true);
  shows = false;
  assert.equal(going.key(key({ repeat: true })), true, 'held down');
  going.released(key());
  now += 200;
  assert.equal(going.key(key()), true, 'an echo');
  going.released(key());
  now += 1000;
  going.settled();
  now += 200;
  assert.equal(going.key(key()), true, 'it was on its way before the turn came');
  going.released(key());
  now += 1000;
  assert.equal(going.key(key()), false, 'now it belongs to the card');
  assert.equal(going.key(key({ key: 'x' })), false);
  assert.equal(times, 1);
});
