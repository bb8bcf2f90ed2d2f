import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { test } from 'vitest';
import { early } from '../plugins/early.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = await readFile(`${root}public/assets/theme.js`, 'utf8');

const chunk = (fileName, modules, imports = [], styles = []) => ({
  type: 'chunk',
  fileName,
  moduleIds: modules.map((module) => `/there/src/${module}`),
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});
const words = (language) =>
  ['index.ts', 'table/table.ts', 'table/company.ts'].map((name) => `words/${language}/${name}`);
const bundle = Object.fromEntries(
  [
    chunk('main.js', ['main.ts'], ['base.js'], ['main.css']),
    chunk('base.js', ['words/index.ts']),
    chunk('home.js', ['pages/home/Home.svelte', 'ui/page/SitePage.svelte'], ['base.js', 'shared.js'], ['home.css']),
    chunk('shared.js', ['lib/lists.ts']),
    chunk('table.js', ['pages/table/TablePage.svelte', 'pages/table/Table.svelte'], ['base.js'], ['table.css']),
    chunk('en.js', words('en')),
    chunk('ja.js', words('ja')),
  ].map((each) => [each.fileName, each]),
);

test('for each address what the entry does not bring, with its styles and the words of one language', () => {
  const files = early(bundle, 'main.ts');
  assert.deepEqual(files[''].ja.sort(), ['home.css', 'home.js', 'ja.js', 'shared.js']);
  assert.deepEqual(files.table.en.sort(), ['en.js', 'table.css', 'table.js']);
  assert.throws(() => early({ 'main.js': bundle['main.js'] }, 'main.ts'), /Home\.svelte/);
});

/** The script's requests at an address, in a browser with these `languages` and this stored object. */
function asked({ pathname = '/', hash = '', meta = {}, languages = ['en-GB'], stored = '{}' }) {
  const links = [];
  const document = {
    documentElement: { dataset: {} },
    querySelector: (selector) => {
      const content = { early: JSON.stringify(early(bundle, 'main.ts')), ...meta }[
        /quarterdeck-(\w+)/.exec(selector)[1]
      ];
      return content === undefined ? null : { content };
    },
    createElement: () => ({}),
    head: { append: (link) => links.push(`${link.rel} ${link.href}`) },
  };
  const localStorage = { getItem: () => stored };
  const matchMedia = () => ({ matches: false });
  runInNewContext(source, {
    document,
    localStorage,
    matchMedia,
    location: { pathname, hash },
    navigator: { languages },
  });
  return links.sort();
}

const HOME = ['modulepreload /en.js', 'modulepreload /home.js', 'modulepreload /shared.js', 'preload /home.css'];
const TABLE = ['modulepreload /ja.js', 'modulepreload /table.js', 'preload /table.css'];

test('it is asked for before the entry runs: by the address, in the language that will be shown', () => {
  assert.deepEqual(asked({}), HOME);
  assert.deepEqual(asked({ pathname: '/rules/feud' }), HOME);
  assert.deepEqual(asked({ languages: ['fr', 'de'] }), HOME);
  assert.deepEqual(asked({ pathname: '/table/abc', languages: ['fr', 'ja', 'en'] }), TABLE);
  assert.deepEqual(asked({ pathname: '/table/abc', stored: '{"language":"ja"}' }), TABLE);
  assert.deepEqual(asked({ meta: { early: undefined } }), [], 'in development nothing is known');
});

test('also below a folder, and where addresses stand after the #', () => {
  const below = (links) => links.map((link) => link.replace(' /', ' /cards/'));
  assert.deepEqual(asked({ pathname: '/cards/', meta: { folder: '/cards/' } }), below(HOME));
  const site = { pathname: '/cards/index.html', meta: { site: 'alone' }, languages: ['ja'] };
  assert.deepEqual(asked({ ...site, hash: '#/table/local-1' }), below(TABLE));
});
