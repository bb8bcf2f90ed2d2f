import assert from 'node:assert/strict';
import { test } from 'vitest';
import { AWAY } from '../src/table/pace/director.svelte.ts';
import { paced } from '../src/table/pace/timing.ts';
import { follow, samples } from './samples.mjs';

/** Limits for the pauses of a round of four at normal pace, in milliseconds: bots and drawing need the rest. */
const ROUND = { 'seas-of-strife': 23_000, 'turn-the-tide': 21_000, 'sea-change': 18_000 };

/** The rounds of all recorded games of four, each with its shown events and their durations. */
async function rounds(game) {
  const { initial, reduce, settle } = await import(`../src/games/${game}/rules/model.ts`);
  const pace = paced((await import(`../src/games/${game}/paces.ts`)).paces);
  const found = [];
  for (const { options, seats, events, steps } of await samples(game)) {
    if (options.players !== 4) continue;
    const [, ...models] = follow(reduce, initial(options, seats), events, steps);
    events.forEach((event, i) => {
      if (event.event === 'deal') found.push([]);
      const { move, read } = pace(event, models[i]);
      found.at(-1).push({ event, model: models[i], time: move + read + (settle(models[i]) === models[i] ? 0 : AWAY) });
    });
  }
  return found;
}

const time = (part) => part.reduce((sum, each) => sum + each.time, 0);

for (const [game, most] of Object.entries(ROUND))
  test(`a round of ${game} is watched in less than ${most / 1000} seconds`, async () => {
    const times = (await rounds(game)).map(time);
    assert.ok(times.length > 0);
    for (const each of times) assert.ok(each < most, `${times}`);
  });
