/** The sentences about a result: none contradicts another, the marks, or the numbers beside them. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { addingUp } from '../src/features/review/numbers.ts';
import { PARTS, shownParts, verdict } from '../src/features/review/verdict.ts';
import { wordsOf } from './words.mjs';

const words = await wordsOf('features/review');

const STEPS = [-0.6, -0.31, -0.06, -0.0004, 0, 0.03, 0.4, 0.9];

/** Players of games of two to five sides, won, shared, lost or not over: the others' part makes the sum. */
function* players() {
  for (const result of [0, 0.4, 0.5, 1])
    for (const fair of [0.2, 0.25, 0.5])
      for (const chance of STEPS)
        for (const unseen of STEPS)
          for (const own of STEPS.filter((step) => step <= 0))
            for (const mistake of own < 0 ? [0, 2] : [0]) {
              const others = result - fair - chance - unseen - own;
              const marks = { inaccuracy: 0, mistake, blunder: 0 };
              yield { seat: 0, result, fair, chance, others, own, unseen, marks, named: mistake ? own : 0 };
            }
}

test('no sentence about a result contradicts another, or the numbers that are shown', () => {
  const seen = new Set();
  for (const player of players()) {
    const parts = shownParts(player);
    const sum = PARTS.reduce((all, part) => all + parts[part], parts.fair);
    assert.ok(Math.abs(sum - parts.result) < 1e-9, 'the shown numbers add up');
    const said = verdict(player, true);
    const keys = said.map(({ key }) => key);
    for (const key of keys) seen.add(key);
    assert.ok(keys.length <= 3 && new Set(keys).size === keys.length);
    assert.equal(keys[0], `review.end.${{ 0: 'lost', 1: 'won' }[player.result] ?? 'shared'}`);
    const helped = said.find(({ key }) => key.startsWith('review.helped.'));
    const cost = said.find(({ key }) => key.startsWith('review.cost_most.'));
    assert.ok(!(helped && cost), 'one cause');
    if (player.result === 1) assert.ok(helped, 'who won reads what won it');
    if (player.result === 0) assert.ok(cost, 'who lost reads what lost it');
    const values = PARTS.map((part) => parts[part]);
    if (helped) assert.ok(helped.amount > 0 && helped.amount === Math.max(...values));
    if (cost) assert.ok(cost.amount < 0 && cost.amount === Math.min(...values));
    const marked = player.marks.mistake > 0;
    const named = keys.includes('review.own.cost') || keys.includes('review.cost_most.own');
    assert.equal(keys.includes('review.none'), !named, 'mistakes are said once');
    if (marked || player.own <= -0.02) assert.ok(named, 'a mistake is never denied');
  }
  for (const key of seen) for (const language of ['en', 'ja']) assert.ok(words[language][key], key);
  assert.ok(seen.has('review.none') && seen.has('review.end.shared') && seen.has('review.cost_most.unseen'));
});

test('a game that is not over has no winner', () => {
  const player = { result: 1, fair: 0.25, chance: 0.05, others: 0.7, own: 0, unseen: 0, marks: {} };
  assert.deepEqual(verdict(player, false)[0], { key: 'review.end.open' });
});

test('rounded numbers add up', () => {
  assert.deepEqual(addingUp([0.0004, 0.0004, 0.0004]), [0, 0.001, 0]);
  assert.deepEqual(addingUp([0.25, -0.0515, -0.1985]), [0.25, -0.051, -0.199]);
});
