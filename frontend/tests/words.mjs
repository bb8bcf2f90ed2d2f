/** Words without the page. */
import assert from 'node:assert/strict';
import { render } from '../src/words/render.ts';

const FILES = import.meta.glob('../src/words/{en,ja}/**/*.ts', { import: 'default' });

/** All files of a language with their words, except its index. */
export const catalogues = (language) =>
  Promise.all(
    Object.entries(FILES).flatMap(([file, load]) =>
      file.startsWith(`../src/words/${language}/`) && !file.endsWith('/index.ts')
        ? [load().then((words) => [file, words])]
        : [],
    ),
  );

/** Additional areas that some options of a table need. */
const MORE = { 'games/feud': ['games/feud-own'] };

/** The words of every page, of the table and of some areas, in both languages. */
export async function wordsOf(...areas) {
  const all = (language) =>
    Promise.all(
      ['shell', 'games', 'table/table', ...areas, ...areas.flatMap((area) => MORE[area] ?? [])].map((area) =>
        FILES[`../src/words/${language}/${area}.ts`](),
      ),
    );
  return { en: Object.assign({}, ...(await all('en'))), ja: Object.assign({}, ...(await all('ja'))) };
}

/** A table's `Teller` for people with these names: a missing word or parameter fails. */
export const tellerOf =
  (words, names, and = ', ') =>
  (you = null, language = 'en') => ({
    you,
    language,
    t: (key, given = {}) => {
      const message = words[language][key];
      assert.ok(message !== undefined, `no words for ${key}`);
      const text = render(message, given, (count) => (count === 1 ? 'one' : 'other'));
      assert.ok(!/[{}]/.test(text), `${key} lacks a parameter`);
      return text;
    },
    has: (key) => Object.hasOwn(words[language], key),
    name: (seat) => names[seat],
    list: (parts) => parts.join(and),
    either: (parts) => parts.join(' or '),
  });
