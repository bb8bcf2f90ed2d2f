/** Terms that explain themselves, and the sentence about a game's aim. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, test } from 'vitest';
import { cut, TERMS } from '../src/table/terms/glossary.ts';
import { IDS } from './games.mjs';
import { tellerOf, wordsOf } from './words.mjs';

const words = await wordsOf('table/glossary', ...IDS.map((id) => `games/${id}`));
const tell = tellerOf(words, []);
const marked = (text, language) =>
  cut(text, tell(0, language)).map(({ text: piece, term }) => (term ? `[${piece}=${term}]` : piece));

test('each word is explained once, where it stands first, and nothing of the text is lost', () => {
  assert.deepEqual(marked('Follow any suit in the trick. The trick leads on; suits differ.', 'en'), [
    '[Follow=follow]',
    ' any ',
    '[suit=suit]',
    ' in the ',
    '[trick=trick]',
    '. The trick ',
    '[leads=lead]',
    ' on; suits differ.',
  ]);
  assert.deepEqual(marked('切り札のスートをフォローします。', 'ja'), [
    '[切り札=trump]',
    'の',
    '[スート=suit]',
    'を',
    '[フォロー=follow]',
    'します。',
  ]);
});

test('no word is found within another one', () => {
  const text = 'A tricky suitor misled the trumpeter.';
  assert.deepEqual(marked(text, 'en'), [text]);
});

test('every word has an explanation that begins with it, in both languages', () => {
  for (const language of ['en', 'ja'])
    for (const term of TERMS) {
      const told = words[language][`term.${term}`];
      const form = words[language][`term.${term}.forms`].split('/')[0];
      assert.ok(told.slice(0, 20).toLowerCase().includes(form), told);
    }
});

const AIMS = {
  'seas-of-strife': 'seas.aim',
  'turn-the-tide': 'tide.aim',
  'sea-change': 'change.aim',
  feud: 'feud.aim',
};
const THIRTY = { en: '## In thirty seconds', ja: '## 30秒でわかる遊び方' };

for (const id of IDS)
  describe(`the aim of ${id}`, () => {
    for (const language of ['en', 'ja'])
      test(`is what its rule page begins with: ${language}`, async () => {
        const page = await readFile(`${import.meta.dirname}/../../docs/rules/${language}/${id}.md`, 'utf8');
        const [first] = page.split(THIRTY[language])[1].trim().split('\n\n');
        assert.equal(words[language][AIMS[id]], first.replaceAll('\n', ' '));
      });
  });
