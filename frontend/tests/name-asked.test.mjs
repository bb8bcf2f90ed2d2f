import assert from 'node:assert/strict';
import { test } from 'vitest';
import { asksName, nameAsked } from '../src/client/table/name-asked.ts';

test('who has no name of their own is asked for one once', () => {
  localStorage.clear();
  for (const name of ['Ada', 'Guest', 'Guest 12', 'A Guest 123']) assert.ok(!asksName(name), name);
  assert.ok(asksName('Guest 123'));
  nameAsked();
  assert.ok(!asksName('Guest 123'));
});
