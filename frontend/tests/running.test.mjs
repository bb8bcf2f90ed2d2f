/** What a plate says that the round would score now is what it scores when it ends then. */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { follow, samples } from './samples.mjs';

const END = { feud: 'tally' };
const AIDS = true;

for (const id of ['seas-of-strife', 'turn-the-tide', 'sea-change', 'feud']) {
  const { initial, reduce } = await import(`../src/games/${id}/rules/model.ts`);
  const { running } = await import(`../src/games/${id}/rules/running.ts`);
  const end = END[id] ?? 'round_end';
  const played = await samples(id);
  const of = (sample, events = sample.events) =>
    follow(reduce, initial(sample.options, sample.seats), events, sample.steps);

  describe(id, () => {
    test('before a round ends it says what the end scores', () => {
      let rounds = 0;
      for (const sample of played) {
        const models = of(sample);
        sample.events.forEach((event, at) => {
          if (event.event !== end) return;
          rounds += 1;
          assert.deepEqual(running(models[at], AIDS), event.points);
        });
      }
      assert.ok(rounds > 5);
    });

    test('what has been scored is not counted twice', () => {
      for (const sample of played) {
        const models = of(sample);
        sample.events.forEach((event, at) => {
          if (event.event === end) assert.ok((running(models[at + 1], AIDS) ?? []).every((points) => points === 0));
        });
      }
    });
  });
}

test('what has to be remembered is not said', async () => {
  const { initial, reduce } = await import('../src/games/seas-of-strife/rules/model.ts');
  const { running } = await import('../src/games/seas-of-strife/rules/running.ts');
  const [, , { options }] = await samples('seas-of-strife');
  const events = [
    { event: 'deal', round: 1, hands: [null, null, null, null] },
    { event: 'trick', taker: 1, card: null, cards: [null, null, null, null] },
  ];
  const model = events.reduce(reduce, initial({ ...options, happy_faces: true }, 4));
  assert.equal(running(model, true), null);
  assert.deepEqual(running({ ...model, faces: [0, 0, 0, 0] }, true), [0, 1, 0, 0]);
  assert.equal(running({ ...model, faces: [0, 0, 0, 0] }, false), null, 'nor where the table gives no such help');
  assert.deepEqual(running({ ...model, options: { ...options, happy_faces: false } }, false), [0, 1, 0, 0]);
});

test('in strict memory a game of Sea Change says no points before its end', async () => {
  const { initial, reduce } = await import('../src/games/sea-change/rules/model.ts');
  const { running } = await import('../src/games/sea-change/rules/running.ts');
  const [{ options }] = await samples('sea-change');
  const events = [
    { event: 'deal', round: 1, hands: [] },
    { event: 'trick', taker: 0, cards: [null, null, null, null] },
  ];
  assert.equal(running(events.reduce(reduce, initial({ ...options, players: 4, teams: 0 }, 4))), null);
});
