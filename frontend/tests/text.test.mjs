/** Names and titles: the server is tested with the same list (tests/server/web/test_parts.py). */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { cleanName, cleanText, cut, graphemes } from '../src/lib/text.ts';

const cases = JSON.parse(await readFile(new URL('../../tests/data/name-cases.json', import.meta.url), 'utf8'));

for (const [what, given, kept, times = 1] of cases) {
  test(`as a name: ${what}`, () =>
    assert.equal(cleanName(given.repeat(times)), kept && (kept === true ? given : kept).repeat(times)));
  test(`a browser that cannot divide texts counts the same: ${what}`, () => {
    const text = cleanText(given.repeat(times));
    assert.equal(graphemes(text, null).join(''), text);
    if (!/\p{Script=Devanagari}/u.test(text)) assert.equal(graphemes(text, null).length, graphemes(text).length);
  });
}

test('a letter keeps four marks', () => {
  assert.equal(cleanName(`Z${'\u0335'.repeat(5000)}`), `Z${'\u0335'.repeat(4)}`);
});

test('a title is cut between characters', () => {
  const family = '👨‍👩‍👧‍👦';
  assert.equal(cut(family.repeat(9), 3), family.repeat(3));
  assert.equal(cut(family.repeat(60), 60), family.repeat(28), 'no more than 200 code points');
  assert.equal(cut('one two', 4), 'one');
});
