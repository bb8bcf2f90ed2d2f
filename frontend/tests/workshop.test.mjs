/** A maneuver that is being composed: as a definition, in a link, in a file; and stored ones. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { titleOf } from '../src/games/feud/own/definitions.ts';
import { asInBook, changeOf, withChange } from '../src/games/feud/workshop/changing.ts';
import * as drafting from '../src/games/feud/workshop/composer/drafting.ts';
import { kept, MOST_KEPT, restore } from '../src/games/feud/workshop/kept.svelte.ts';
import { against, linesOf, xOf } from '../src/games/feud/workshop/pricing/pricing.ts';

const {
  at,
  blank,
  copyOf,
  definitionOf,
  draftOf,
  fragmentOf,
  fromFile,
  fromFragment,
  MOST_READ,
  moved,
  ofStep,
  sameButPrice,
  stepOf,
} = drafting;

const RALLY = {
  name: { en: 'Rally', ja: '鼓舞' },
  price: 40,
  windows: ['before_study', 'end_of_round'],
  once: true,
  needs: 'marked',
  steps: [
    { step: 'heal', whose: 'both', count: 2, if: 'jack' },
    { step: 'scatter', seen: true },
  ],
};

test('a definition comes back from the bench as it was laid there', () => {
  assert.deepEqual(definitionOf(draftOf(RALLY), 'en'), RALLY);
  const plain = { ...RALLY, name: { en: 'Rally' } };
  assert.deepEqual(definitionOf(draftOf({ ...plain, name: 'Rally', when: 'at_once' }), 'en'), plain);
});

test('what goes without saying is left out, and what is missing is missing in the own language', () => {
  const draft = blank();
  assert.deepEqual(definitionOf(draft, 'ja'), { name: { ja: '' }, price: 50, windows: ['before_study'], steps: [] });
  draft.price = NaN;
  draft.steps = [{ ...draftOf(RALLY).steps[0], count: NaN, if: 'always' }];
  assert.equal(definitionOf(draft, 'en').price, null);
  assert.deepEqual(definitionOf(draft, 'en').steps, [{ step: 'heal', whose: 'both', count: null }]);
});

test('whatever somebody sends can be laid on the bench', () => {
  for (const value of [null, 3, 'x', [], {}, { name: [], windows: 3, steps: [3, {}, { step: 'heal' }], price: 'much' }])
    assert.doesNotThrow(() => definitionOf(draftOf(value), 'en'));
  assert.deepEqual(
    draftOf({ steps: [3, { step: 'heal' }] }).steps.map(({ step }) => step),
    ['heal'],
  );
});

test('steps begin with what they need and are moved', () => {
  const { key, ...step } = stepOf('heal');
  assert.deepEqual(step, { step: 'heal', count: 1 });
  assert.notEqual(stepOf('heal').key, key);
  assert.equal(stepOf('deny').rule, 'skirmishes');
  assert.deepEqual(moved(['a', 'b', 'c'], 0, 1), ['b', 'a', 'c']);
  assert.deepEqual(moved(['a', 'b', 'c'], 2, -2), ['c', 'a', 'b']);
  assert.deepEqual(moved(['a'], 3, 1), ['a']);
});

test('a problem stands at its field, and at the step where no field shows it', () => {
  const problems = [['price'], ['steps', 0], ['steps', 0, 'by'], ['steps', 1, 'count']].map((place) => ({ place }));
  assert.deepEqual(at(problems, 'steps', 0), [problems[1]]);
  assert.deepEqual(at(problems, 'steps', 1, 'count'), [problems[3]]);
  assert.deepEqual(ofStep(problems, 0, ['by', 'if']), [problems[1]]);
  assert.deepEqual(ofStep(problems, 0, ['if']), [problems[1], problems[2]]);
});

test('a link holds all of it, and a broken one is known', () => {
  const fragment = fragmentOf(RALLY);
  assert.match(fragment, /^#m=[\w-]+$/);
  assert.deepEqual(fromFragment(fragment), RALLY);
  assert.equal(fromFragment(''), undefined);
  assert.equal(fromFragment('#FEUD-33'), undefined);
  for (const broken of ['#m=', '#m=%%', fragment.slice(0, -7), `${fragment}x!`])
    assert.equal(fromFragment(broken), null);
});

test('a file holds one, a list, or the table of a record', () => {
  const fromText = (text) => fromFile(new TextEncoder().encode(text).buffer);
  assert.deepEqual(fromText(JSON.stringify(RALLY)), [RALLY]);
  assert.deepEqual(fromText(JSON.stringify([RALLY, 3])), [RALLY, 3]);
  assert.deepEqual(fromText(JSON.stringify({ game: 'feud', options: { own_maneuvers: [RALLY] } })), [RALLY]);
  const many = JSON.stringify(Array(MOST_READ + 1).fill(RALLY));
  const twice = JSON.stringify(RALLY).replace('{', '{"price": 1,');
  const half = JSON.stringify({ ...RALLY, name: '\ud800' });
  for (const content of ['', 'x', '3', '[]', many, twice, half, `\uFEFF${JSON.stringify(RALLY)}`])
    assert.equal(fromText(content), null);
});

test('a price that was measured is for the same maneuver', () => {
  assert.ok(sameButPrice(RALLY, { ...RALLY, price: 7 }));
  assert.ok(!sameButPrice(RALLY, { ...RALLY, once: false }));
});

test('a copy has a name of its own', () => {
  const copy = copyOf(RALLY, [RALLY]);
  assert.deepEqual(copy.name, { en: 'Rally 2', ja: '鼓舞 2' });
  assert.equal(titleOf(copyOf(RALLY, [RALLY, copy]), 'ja'), '鼓舞 3');
  assert.equal(titleOf(copyOf({ ...RALLY, name: 'x'.repeat(40) }, []), 'en').length, 38);
  assert.equal(titleOf({ name: { ja: '鼓舞' } }, 'en'), '鼓舞');
});

test('what is kept is there until it is dropped, and comes back to its place', () => {
  const [one, two] = [kept.put(RALLY, null), kept.put({ ...RALLY, price: 1 }, null)];
  assert.ok(kept.has(RALLY));
  kept.put({ ...RALLY, price: 2 }, one);
  const [first] = kept.all;
  kept.drop(one);
  assert.ok(!kept.all.some(({ id }) => id === one));
  kept.back(first, 0);
  assert.deepEqual(
    kept.all.map(({ id, definition }) => [id, definition.price]),
    [
      [one, 2],
      [two, 1],
    ],
  );
  assert.equal(kept.full, false);
  for (let number = 2; number < MOST_KEPT; number += 1) kept.put(RALLY, null);
  assert.equal(kept.full, true);
  assert.deepEqual(restore('{"a": 3}'), []);
  assert.deepEqual(restore('nonsense'), []);
  assert.deepEqual(restore(JSON.stringify([first, 3, { id: 3 }])), [JSON.parse(JSON.stringify(first))]);
});

test('of the eight only what differs from the book is said', () => {
  const heal = { id: 'heal', windows: ['end_of_round'], once: false, by: null };
  const changed = withChange({ confuse: { once: false } }, heal, { once: true });
  assert.deepEqual(changed, { confuse: { once: false }, heal: { once: true } });
  assert.deepEqual(changeOf(changed, heal), { windows: ['end_of_round'], once: true, by: null });
  assert.deepEqual(withChange(changed, heal, { once: false }), { confuse: { once: false } });
  assert.deepEqual(asInBook(changed, heal), { confuse: { once: false } });
});

test('what was measured is drawn, as far as there is anything', () => {
  const level = (bot, rounds) => ({
    bot,
    rounds,
    share: { mean: 0.5, error: 0.1 },
    longer: { mean: 0, error: 0 },
    tests: {},
  });
  const at = (price, rounds) => ({
    price,
    passes: true,
    disagree: [],
    levels: [level('beginner', rounds), level('medium', null)],
  });
  const found = {
    levels: ['beginner', 'medium'],
    prices: [at(20, { mean: 0.25, error: 0.5 }), at(60, null)],
    proposed: 20,
  };
  const lines = linesOf(found, 400, 100);
  assert.deepEqual(
    lines.map(({ level, bought, points }) => [level, bought, points.length]),
    [
      [0, true, 1],
      [0, false, 2],
      [1, true, 0],
      [1, false, 2],
    ],
  );
  assert.deepEqual(lines[0].points, [{ x: 0, y: 75, low: 100, high: 25 }]);
  assert.equal(xOf([30], 400)(30), 200);
  assert.deepEqual(against({ always: 'no', never: 'unsure', wins: 'yes' }), [
    { test: 'never', sure: false },
    { test: 'wins', sure: true },
  ]);
});
