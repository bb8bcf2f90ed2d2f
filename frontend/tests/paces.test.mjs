import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { counting, list, start } from './counting.mjs';
import { follow, load, samples } from './load.mjs';

const { paces } = await load('src/games/feud/board/paces.ts');
const { initial, reduce, settle } = await load('src/games/feud/rules/model.ts');
const { Director, AWAY } = await load('src/table/director.svelte.ts');

/** What a Round may take at normal speed, in milliseconds. */
const ROUND = 8000;

/** How long the events of a whole game of Feud are shown one after the other, and what is shown after each. */
function shown({ options, events, steps }) {
  const [, ...models] = follow(reduce, initial(options), events, steps);
  return events.map((event, i) => {
    const { move, read } = paces[event.event];
    return { event, model: models[i], time: move + read + (settle(models[i]) === models[i] ? 0 : AWAY) };
  });
}

/** The events cut after each one for which it is so. */
function cut(all, ends) {
  const parts = [[]];
  for (const each of all) {
    parts.at(-1).push(each);
    if (ends(each)) parts.push([]);
  }
  return parts;
}

const time = (part) => part.reduce((sum, each) => sum + each.time, 0);
const games = (await samples('feud')).map(shown);

test('a Round of Feud is watched in less than eight seconds', () => {
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

test('with maneuvers and Skirmishes, too, a player is asked again in less than eight seconds', () => {
  for (const you of [0, 1]) {
    const stretches = games.flatMap((game) => cut(game, ({ model }) => model.owing.includes(you)));
    assert.deepEqual(
      stretches.map(time).filter((sum) => sum >= ROUND),
      [],
    );
  }
});

test('one press ends the showing of one event, its movement and its pause', (context) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  context.after(() => mock.timers.reset());
  const game = counting((name) => name === 'trick', { pace: () => ({ move: 100, read: 100 }) });
  const director = new Director({ game, start, factor: () => 1 });
  director.follow(list('a', 'trick', 'b', 'c'), [], false);
  const seen = [];
  while (!director.caughtUp) {
    seen.push(director.model.names.at(-1));
    director.hasten();
  }
  assert.deepEqual(seen, ['a', 'trick', 'b', 'c']);
  director.hasten();
  assert.equal(director.caughtUp, true);
});
