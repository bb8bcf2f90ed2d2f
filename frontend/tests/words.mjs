/** Words without the page. */
import assert from 'node:assert/strict';
import { load } from './load.mjs';

const { render } = await load('src/words/render.ts');

// What the page asks of its browser when its words are loaded.
globalThis.navigator ??= { languages: ['en'] };

/** Areas that come with another one where a table's options need them. */
const MORE = { 'games/feud': ['games/feud-own'] };

/** The words of the table, of the games' names and of some areas, in both languages. */
export async function wordsOf(...areas) {
  const all = (language) =>
    Promise.all(
      ['table/table', 'games', ...areas, ...areas.flatMap((area) => MORE[area] ?? [])].map(
        async (area) => (await load(`src/words/${language}/${area}.ts`)).default,
      ),
    );
  return { en: Object.assign({}, ...(await all('en'))), ja: Object.assign({}, ...(await all('ja'))) };
}

/** A table's `Teller` among people of these names: what has no word, or lacks a parameter, fails. */
export const tellerOf =
  (words, names, and = ', ') =>
  (you = null, language = 'en') => ({
    you,
    language,
    t: (key, given = {}) => {
      const message = words[language][key];
      assert.ok(message !== undefined, `no words for ${key}`);
      const text = render(message, given, (count) => (count === 1 ? 'one' : 'other'));
      assert.doesNotMatch(text, /[{}]/, `${key} lacks a parameter`);
      return text;
    },
    has: (key) => Object.hasOwn(words[language], key),
    name: (seat) => names[seat],
    list: (parts) => parts.join(and),
    either: (parts) => parts.join(' or '),
  });
