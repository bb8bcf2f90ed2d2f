/** Names and titles: the server is tested with the same list (tests/server/web/test_parts.py). */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { cleanName, cleanText, cut, graphemes } from '../src/lib/text.ts';

const cases = JSON.parse(await readFile(new URL('../../tests/data/name-cases.json', import.meta.url), 'utf8'));

for (const { what, given, fill = '', times = 0, kept } of cases) {
  test(`as a name: ${what}`, () => assert.equal(cleanName(given + fill.repeat(times)), kept));
  test(`a browser that cannot divide texts counts the same: ${what}`, () => {
    const text = cleanText(given + fill.repeat(times));
    assert.equal(graphemes(text, null).join(''), text);
    if (!/\p{Script=Devanagari}/u.test(text)) assert.equal(graphemes(text, null).length, graphemes(text).length);
  });
}

test('a title is cut between characters', () => {
  const family = '👨‍👩‍👧‍👦';
  assert.equal(cut(family.repeat(9), 3), family.repeat(3));
  assert.equal(cut(family.repeat(60), 60), family.repeat(28), 'no more than 200 code points');
  assert.equal(cut('one two', 4), 'one');
});
