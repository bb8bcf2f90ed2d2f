import assert from 'node:assert/strict';
import { test } from 'node:test';
import { IDS } from './games.mjs';
import { load, samples } from './load.mjs';

const { withAsking } = await load('src/table/asking.ts');

test('what bots decided at one moment can be asked about once, beside what they did', async () => {
  for (const game of IDS) {
    for (const { steps, seats, events } of await samples(game)) {
      if (seats < 2) continue;
      const bots = new Set(Array.from({ length: seats - 1 }, (_, i) => i + 1));
      const lines = withAsking(
        events.map(({ event }) => ({ kind: 'play', text: event })),
        events,
        { steps, bots },
      );
      const asked = lines.flatMap(({ asks }, at) => (asks === undefined ? [] : [{ asks, by: events[at].seat, at }]));
      const due = steps.slice(0, -1).filter(({ pending }) => pending.some((seat) => bots.has(seat)));
      assert.deepEqual(
        asked.map(({ asks }) => asks),
        due.map((step) => step.events),
        game,
      );
      for (const { asks, by, at } of asked) {
        assert.ok(by === undefined || bots.has(by), `${game}: event ${at}`);
        assert.ok(at >= asks && at < steps.find((step) => step.events > asks).events);
      }
    }
  }
});

test('a line that is not there, and a heading, are passed over', () => {
  const told = [
    null,
    { kind: 'head', text: 'Round 1' },
    null,
    { kind: 'play', text: 'a' },
    { kind: 'play', text: 'b' },
  ];
  const events = told.map(() => ({ event: 'play', seat: 1 }));
  const steps = [
    { events: 1, pending: [1], phase: 'play' },
    { events: 5, pending: [0], phase: 'play' },
  ];
  const lines = withAsking(told, events, { steps, bots: new Set([1]) });
  assert.deepEqual(
    lines.map((line) => line?.asks),
    [undefined, undefined, undefined, 1, undefined],
  );
});
