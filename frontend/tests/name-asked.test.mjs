import assert from 'node:assert/strict';
import { test } from 'vitest';
import { asksName, nameAsked, nameRefused } from '../src/client/table/name-asked.ts';

test('who has no name of their own is asked for one at the end of one table only', () => {
  assert.ok(asksName('first', 'Guest 123'));
  nameAsked('first');
  assert.ok(asksName('first', 'Guest 123'), 'the end may be folded away and seen again');
  assert.ok(!asksName('second', 'Guest 123'));
  nameRefused();
  assert.ok(!asksName('first', 'Guest 123'));
});

test('who has said one is not asked', () => {
  localStorage.clear();
  for (const name of ['Ada', 'Guest', 'Guest 12', 'A Guest 123']) assert.ok(!asksName('first', name), name);
});
