import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ApiError } from '../src/contract/api-error.ts';
import { tableWith } from '../src/engine/recorded.ts';
import { Refusal } from '../src/engine/table.ts';
import { Answers, Questions } from '../src/engine/thinking/answering.ts';
import { inSlices } from '../src/engine/thinking/slices.ts';
import { JOBS } from '../src/worker/jobs.ts';
import { engineFor } from './engines.mjs';

/** Both ends of the channel, as with a worker: only what can be cloned is sent. */
function wire(known) {
  const questions = new Questions((question) => queueMicrotask(() => void answers.take(structuredClone(question))));
  const answers = new Answers(known, (answer) => queueMicrotask(() => questions.take(structuredClone(answer))));
  return questions;
}

function* counting(to) {
  for (let at = 1; at <= to; at++) yield at;
  return 'done';
}

test('parts of an answer come in order before it', async () => {
  const told = [];
  const questions = wire({ count: (to, { tell, stop }) => inSlices(counting(to), stop, tell) });
  assert.equal(await questions.ask('count', 3, { told: (part) => told.push(part) }), 'done');
  assert.deepEqual(told, [1, 2, 3]);
});

test('an error there is an error here, with its code', async () => {
  const questions = wire({
    refuse: async () => {
      throw new ApiError('unknown_table', 'no');
    },
    fail: async () => {
      throw new RangeError('beyond an array');
    },
  });
  await assert.rejects(questions.ask('refuse', null), { code: 'unknown_table', message: 'no' });
  await assert.rejects(questions.ask('fail', null), { code: 'mistake', message: 'beyond an array' });
  await assert.rejects(questions.ask('unheard_of', null), { code: 'mistake' });
});

test('what is not needed any more is stopped, and what waits in line goes on', async () => {
  let steps = 0;
  let ended = false;
  // It would run for ten seconds: if it is not stopped the test fails, and does not hang.
  function* long() {
    try {
      for (const end = performance.now() + 10_000; performance.now() < end;) {
        const until = performance.now() + 2;
        while (performance.now() < until);
        yield (steps += 1);
      }
    } finally {
      ended = true;
    }
  }
  const questions = wire({
    think: (_, { tell, stop }) => inSlices(long(), stop, tell),
    count: (to) => inSlices(counting(to)),
  });
  const control = new AbortController();
  const thought = questions.ask('think', null, { stop: control.signal, told: (at) => at === 20 && control.abort() });
  assert.equal(await questions.ask('count', 2), 'done');
  await assert.rejects(thought, { name: 'AbortError' });
  const before = steps;
  await new Promise((resolve) => setTimeout(resolve, 60));
  assert.ok(ended && steps <= before + 20, `${steps} steps after ${before}`);
});

test('a job is called like any function: the form of a game', async () => {
  const engine = await engineFor('sea-change');
  const { hard, beginner, medium } = engine.description.levels;
  const description = { ...engine.description, levels: { hard, beginner, medium } };
  const form = await JOBS.form();
  const info = await inSlices(
    form({ ...engine, description, module: await engine.module() }, { options: { players: 2 } }),
  );
  assert.equal(info.id, 'sea-change');
  assert.equal(info.seats, 2);
  assert.deepEqual(info.levels, ['beginner', 'medium', 'hard']);
});

/** A table of three players who bid at the same time. */
async function bidding() {
  const { description, codes, module } = await engineFor('turn-the-tide');
  return tableWith({ description, codes, module: await module() }, { players: 3 }, new Uint8Array(32).fill(7));
}

test('a seat remembers what it has chosen, and nothing that others have chosen in secret', async () => {
  const table = await bidding();
  const [first, second, third] = [0, 1, 2].map((seat) => table.legal(seat)[0]);
  table.decide(0, [first]);
  table.decide(1, [second]);
  const remembered = [0, 1, 2].map((seat) => table.past(seat).actions);
  assert.deepEqual(remembered, [
    [first, -1],
    [-1, second],
    [-1, -1],
  ]);
  table.decide(2, [third]);
  assert.deepEqual(table.past(0).actions, [first, second, third]);
});

test('what was taken back is told to nobody any more', async () => {
  const [table, other] = [await bidding(), await bidding()];
  const play = (one, which) => {
    for (const seat of [0, 1, 2]) one.decide(seat, [one.legal(seat).at(which)]);
    return [0, 1, 2, -1].map((reader) => one.events(reader));
  };
  play(table, 0);
  table.undo(0);
  assert.deepEqual(play(table, -1), play(other, -1));
  assert.deepEqual([table.ply, table.steps()], [3, other.steps()]);
});

test('of several decisions that are not all legal none is made', async () => {
  const table = await bidding();
  const [card] = table.legal(0);
  assert.throws(
    () => table.decide(0, [card, card]),
    (error) => error instanceof Refusal && error.code === 'not_your_turn',
  );
  assert.deepEqual([table.ply, table.pending], [0, [0, 1, 2]]);
});
