import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { test } from 'vitest';
import { oldest, OLDEST, SPOKEN, TARGETS } from '../plugins/browsers.ts';
import { script } from '../plugins/old.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = await script();

/** The script's output in a browser: `knows`, the style conditions that it supports; null: none at all. */
function shown({ knows, noModule = true, language = 'en-GB', chosen = '{}' }) {
  const told = [];
  const element = () => ({ style: {}, setAttribute() {}, appendChild: (text) => told.push(text) });
  const document = {
    createElement: (name) => (name === 'script' ? (noModule ? { noModule: false } : {}) : element()),
    createTextNode: (text) => text,
    body: { insertBefore: (each) => told.push(each.lang), firstChild: null },
  };
  const CSS = knows && { supports: (...condition) => knows(condition.join(': ')) };
  const localStorage = {
    getItem() {
      if (chosen === null) throw new Error('forbidden');
      return chosen;
    },
  };
  runInNewContext(source, { document, localStorage, navigator: { language }, ...(CSS && { CSS }) });
  return told;
}

test('a browser that has what is needed shows nothing', () => {
  assert.deepEqual(shown({ knows: () => true }), []);
});

test('an older one shows a sentence, in the language that was chosen, or in its own', () => {
  const olds = [
    { knows: null },
    { knows: () => true, noModule: false },
    { knows: (condition) => !condition.includes(':has') },
    { knows: (condition) => !condition.includes('color-mix') },
  ];
  for (const old of olds) {
    const [english, ...rest] = shown(old);
    assert.match(english, /^This browser is too old for Quarterdeck\. It needs Chrome \d+/);
    assert.deepEqual(rest, ['en']);
    assert.equal(shown({ ...old, language: 'ja-JP' })[1], 'ja');
    assert.equal(shown({ ...old, chosen: '{"language":"ja"}' })[1], 'ja');
    assert.equal(shown({ ...old, chosen: '{"language":"en"}', language: 'ja' })[1], 'en');
    assert.equal(shown({ ...old, chosen: null, language: 'ja' })[1], 'ja');
    assert.equal(shown({ ...old, chosen: 'no JSON' })[1], 'en');
  }
});

test('the page is built for the browsers that the sentence and the README name', async () => {
  const readme = await readFile(`${root}../README.md`, 'utf8');
  for (const { name, version, target } of OLDEST) {
    assert.ok(TARGETS.includes(target + version));
    if (!name) continue;
    assert.ok(SPOKEN.includes(`${name} ${version}`));
    assert.ok(readme.includes(`${name} ${version}`), `the README does not name ${name} ${version}`);
  }
  assert.throws(() => oldest(['opera >= 12']), /browserslist has “opera >= 12”/);
  assert.throws(() => oldest(['last 2 versions']), /browserslist/);
});
