import assert from 'node:assert/strict';
import { test } from 'node:test';
import { engineFor } from './engines.mjs';
import { load } from './load.mjs';

const { Answers, Questions } = await load('src/engine/answering.ts');
const { inSlices } = await load('src/engine/slices.ts');
const { ApiError } = await load('src/lib/api.ts');
const { JOBS } = await load('src/engine/jobs.ts');

/** Both ends of the wire, as a worker's would be: nothing goes over it that cannot be copied. */
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
  function* endless() {
    try {
      for (;;) {
        const until = performance.now() + 2;
        while (performance.now() < until);
        yield (steps += 1);
      }
    } finally {
      ended = true;
    }
  }
  const questions = wire({
    think: (_, { tell, stop }) => inSlices(endless(), stop, tell),
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
  const form = await JOBS.form();
  const info = await inSlices(form({ ...engine, module: await engine.module() }, { options: { players: 2 } }));
  assert.equal(info.id, 'sea-change');
  assert.equal(info.seats, 2);
  assert.deepEqual(info.levels, ['beginner', 'medium', 'hard', 'expert']);
});
