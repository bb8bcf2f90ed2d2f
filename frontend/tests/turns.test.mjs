import assert from 'node:assert/strict';
import { test } from 'vitest';
import { inTurns } from '../src/lib/turns.ts';

test('each begins when the one before is over, whatever became of it', async () => {
  const next = inTurns();
  const done = [];
  const work =
    (name, wrong = false) =>
    async () => {
      done.push(`${name} begins`);
      await new Promise((over) => setTimeout(over, 2));
      done.push(`${name} ends`);
      if (wrong) throw new Error(name);
      return name;
    };
  const all = await Promise.allSettled([next(work('a')), next(work('b', true)), next(work('c'))]);
  assert.deepEqual(
    all.map(({ value, reason }) => value ?? reason.message),
    ['a', 'b', 'c'],
  );
  assert.deepEqual(
    all.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  assert.deepEqual(
    done,
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
});
