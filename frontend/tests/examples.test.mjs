/** The worked examples of the rule pages: their cards are known, and lie there after their step. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { html } from '../src/lib/markdown.ts';
import { layOut } from '../src/ui/texts/example.ts';

const docs = new URL('../../docs/rules/', import.meta.url);

/** The steps of each example on a page, as the page reads them: the names that each step marks together. */
function stepsOf(page) {
  return [...page.matchAll(/<blockquote class="example">(.*?)<\/blockquote>/gs)].map(([, example]) =>
    [...example.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) =>
      [...item.matchAll(/data-cards="([^"]*)"/g)].map(([, names]) => names.split('|')),
    ),
  );
}

for (const language of ['en', 'ja']) {
  for (const file of await readdir(new URL(`${language}/`, docs))) {
    const game = file.replace('.md', '');
    test(`the cards of the examples of ${game} are drawn (${language})`, async () => {
      const { draw } = await import(`../src/games/${game}/examples.ts`);
      const page = html(await readFile(new URL(`${language}/${file}`, docs), 'utf8'), language);
      const found = stepsOf(page);
      assert.equal(found.length, page.match(/<blockquote/g).length, 'every quote is an example');
      const names = found.flat(3);
      assert.ok(names.length > 20);
      assert.deepEqual(
        names.filter((name) => draw(name) === null),
        [],
      );
    });
    test(`the contents of ${game} name its parts (${language})`, async () => {
      const page = html(await readFile(new URL(`${language}/${file}`, docs), 'utf8'), language);
      const links = [...page.matchAll(/<a href="#(part-\d+)">([^<]*)<\/a>/g)].map(([, id, name]) => [id, name]);
      const parts = [...page.matchAll(/<h2 id="([^"]*)">([^<]*)<\/h2>/g)].map(([, id, name]) => [id, name]);
      assert.ok(parts.length > 5);
      assert.deepEqual(links, parts);
    });
  }
}

test('no game draws what is no card of its own', async () => {
  const wrong = {
    'seas-of-strife': ['purple 57', 'purple', 'red 30'],
    'turn-the-tide': ['tide 13', '61', '0'],
    'sea-change': ['orange 3', 'yellow 16', 'yellow'],
    feud: ['♣1', '♣11', 'K', 'joker'],
  };
  for (const [game, names] of Object.entries(wrong)) {
    const { draw } = await import(`../src/games/${game}/examples.ts`);
    for (const name of names) assert.equal(draw(name), null, `${game}: ${name}`);
  }
});

test('a card is laid once, and raised where it is spoken of again', () => {
  const { groups, raised } = layOut([[['a']], [['b'], ['a']], [['c', 'd']], [['e']], [['d']]]);
  assert.deepEqual(
    groups.map((group) => group.map(({ name, from }) => `${name}${from}`).join(' ')),
    ['a0 b1', 'c2 d2 e3'],
  );
  assert.deepEqual(
    raised.map((names) => [...names].join(' ')),
    ['', 'a', '', '', 'd'],
  );
});
