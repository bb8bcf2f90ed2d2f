/** Hints: the early answer does not change the last one, and reasons are in plain words. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { complete, encode } from '../src/engine/options.ts';
import { beginningOf } from '../src/engine/starting.ts';
import { LocalTable } from '../src/engine/table.ts';
import { thoughts } from '../src/engine/thinking/thought.ts';
import { reasonsIn } from '../src/table/asking/reasons.ts';
import { engineFor } from './engines.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const telling = tellerOf(await wordsOf('table/choices'), []);
const SEAS = 'seas-of-strife';

/** The first position in the sample, after some decisions, with several choices. */
async function positionOf(game, decisions) {
  const text = await readFile(`${import.meta.dirname}/samples/reviews/${game}.json`, 'utf8');
  const { record } = JSON.parse(text.split('\n')[1].replace(/,$/, ''));
  const { description, codes, module } = await engineFor(game);
  const made = await module();
  const options = encode(description, complete(description, record.options));
  const table = new LocalTable(made, codes, options, beginningOf(record));
  for (const [at, { seat, action }] of record.decisions.entries()) {
    if (at >= decisions && table.legal(seat).length > 3) {
      const question = { seat, view: table.view(seat), past: table.past(seat), seats: record.seats.length };
      return { made, question };
    }
    table.decide(seat, [action]);
  }
  throw new Error('nowhere');
}

for (const [game, decisions] of [
  [SEAS, 4],
  ['turn-the-tide', 3],
  ['sea-change', 5],
])
  test(`${game}: a first answer with reasons comes early, and the last is what it is without it`, async () => {
    const { made, question } = await positionOf(game, decisions);
    const all = (early) => {
      const steps = thoughts(made, question, { seed: 3, plays: 12_000, early });
      const found = [];
      let step = steps.next();
      for (; !step.done; step = steps.next()) if (step.value) found.push(step.value);
      return [found, step.value];
    };
    const [told, last] = all(true);
    assert.deepEqual(last, all(false)[1]);
    const [first] = told.filter(({ explained }) => explained);
    assert.ok(first.plays < last.plays, `${first.plays} of ${last.plays}`);
    assert.deepEqual(Object.keys(first.actions[0].soon), Object.keys(last.actions[0].soon));
  });

test('a hint says its reason in plain words, without numbers', async () => {
  const { description } = await engineFor(SEAS);
  const { plain } = reasonsIn(description);
  const told = (code, number, other) => [{ code, number, other, then: '', often: 0 }];
  const [en, ja] = ['en', 'ja'].map((language) => telling(null, language));
  for (const [given, best, english, japanese] of [
    [
      told('takes', 12, 71),
      true,
      'seldom takes the trick; the other choices mostly do',
      'トリックを取る可能性は低く、ほかの選択では高めです',
    ],
    [
      told('takes', 99, 2),
      false,
      'almost always takes the trick; the best choice almost never does',
      'トリックを取る可能性はとても高く、最善の選択ではごくわずかです',
    ],
    [
      told('takes', 40, 60),
      true,
      'takes the trick less often than the other choices',
      'トリックを取る可能性がほかの選択より低くなります',
    ],
    [
      told('points', 12, 20),
      true,
      'fewer penalty points for the round than with the other choices',
      'このラウンドの失点がほかの選択より少なくなります',
    ],
    [[], true, 'wins a little more often than the other choices', '勝つ見込みがほかの選択より少し高くなります'],
  ]) {
    assert.equal(plain(given, best, en), english);
    assert.equal(plain(given, best, ja), japanese);
  }
});
