/** Hints: the early answer does not change the last one, and reasons are in plain words. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { tableOf } from '../src/engine/recorded.ts';
import { thoughts } from '../src/engine/thinking/thought.ts';
import { asGood, reasonsIn } from '../src/table/asking/reasons.ts';
import { engineFor } from './engines.mjs';
import { reviewOf } from './samples.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const telling = tellerOf(await wordsOf('table/choices'), ['Cleo', 'Ann']);
const SEAS = 'seas-of-strife';

/** The first position in the sample, after some decisions, with several choices. */
async function positionOf(game, decisions) {
  const { record } = await reviewOf(game);
  const engine = await engineFor(game);
  const made = await engine.module();
  const table = tableOf({ ...engine, module: made }, record);
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

test('a reason is a sentence of the theme, and its numbers are words one press deeper', () => {
  const words = (en, ja) => [en, ja];
  const theme = {
    sure: words('The {card} stays under {a:whose} {b:card}.', '{card}は{a:whose}{b:card}の下です。'),
    out: words(
      '{a:seat} and {b:number|card|cards} of {c:suit}: {d:points}.',
      '{a:seat}、{c:suit}{b:number}枚、{d:points}。',
    ),
  };
  const unit = { words: words('tricks', 'トリック'), threshold: 0.1, share: false };
  const nameOf = (kind, number) => `${kind} ${number}`;
  const reasons = reasonsIn([], { unit, better: -1, outcomes: {}, themes: { theme } }, nameOf);
  const [en, ja] = ['en', 'ja'].map((language) => telling(1, language));
  const said = (certainty, action, ...numbers) => ({ theme: 'theme', certainty, of: 'this', action, numbers });
  const best = (...themes) => ({ rival: 3, best_in: 63, themes });
  const both = best(said('sure', 8, 0, 10, 0, 0), said('out', 8, 1, 1, 2, -4));
  const because = (choice, tell, ...others) => reasons.because(choice, [choice, ...others], tell);
  assert.equal(because(both, en), "The card 8 stays under Cleo's card 10. You and 1 card of suit 2: −4.");
  assert.equal(because(both, ja), 'Card 8はCleoさんのcard 10の下です。あなた、suit 21枚、−4。');
  assert.equal(because(best(said('sure', 8, 1, 10, 0, 0)), en), 'The card 8 stays under your card 10.');
  assert.equal(because(best(), en, best()), 'Best in 63 of 100 deals; no simple reason.');
  assert.equal(asGood([], en), '');
  assert.equal(asGood(['red 5', 'red 6'], en), 'About as good: red 5, red 6.');
  assert.equal(asGood(['A', 'B', 'C', 'D', 'E'], en), 'About as good: A, B, C, 2 others.');
  assert.equal(asGood(['A', 'B', 'C', 'D', 'E'], ja), 'ほぼ同じくらいよい手：A, B, C, ほか2つ。');
  assert.equal(because({ ...best(), rival: null }, en), 'It hardly matters here.');
  assert.equal(reasons.because(best(), [both], en), 'Worse than the best choice, for no simple reason.');
  const fewer = [
    { share: 0.5, points: -1 },
    { share: 0.3, points: -1.31 },
  ];
  assert.equal(reasons.amount(...fewer, en), 'In 100 deals like this: 31 tricks fewer.');
  assert.equal(reasons.amount(fewer[1], { share: 0.31, points: -1 }, en), 'In 100 deals like this: 31 tricks more.');
  assert.equal(reasons.amount({ share: 0.31, points: null }, fewer[1], en), 'In 100 deals like this: 1 win more.');
});
