/** The duration of games, as measured. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { minutesRange, minutesOf } from '../src/lib/length.ts';
import { IDS } from './games.mjs';

const measured = JSON.parse(await readFile(new URL('../src/lib/lengths.json', import.meta.url), 'utf8'));
const at = (game, options, people = 1, chosen = Object.keys(options)) =>
  minutesOf(game, chosen, (name) => options[name], people);

test('what is decided in turn takes longer with more people, what is decided together does not', () => {
  const table = { players: 4, rules: 'texas' };
  assert.ok(at('seas-of-strife', table, 4) > at('seas-of-strife', table, 1));
  const bids = { players: 4, rounds: 4 };
  assert.equal(at('turn-the-tide', bids, 4), at('turn-the-tide', bids, 1));
});

test('nothing is said of what was not measured', () => {
  const table = { players: 4, rules: 'texas' };
  assert.equal(at('seas-of-strife', { ...table, target: 3 }), null);
  assert.equal(at('seas-of-strife', { ...table, players: 9 }), null);
  assert.equal(at('hearts', table), null);
  assert.equal(minutesRange('hearts'), null);
});

test('every game has a shortest and a longest table', () => {
  for (const id of IDS) {
    const { low, high } = minutesRange(id);
    assert.ok(low > 1 && low < high && high < 120, `${id}: ${low} to ${high}`);
  }
});

test('from ten minutes on it is said in steps of five', () => {
  for (const id of IDS)
    for (const row of measured[id].rows) {
      const { by } = measured[id];
      const minutes = at(id, Object.fromEntries(by.map((name, k) => [name, row[k]])));
      assert.ok(minutes < 10 || minutes % 5 === 0, `${id}: ${minutes}`);
    }
});
