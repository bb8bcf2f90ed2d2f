import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'vitest';
import { catalogues } from './words.mjs';

const css = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');

/** The characters of every face, by its file. */
const faces = [...css.matchAll(/@font-face \{[^}]*url\('([^']+)'\)[^}]*unicode-range:([^;]+);/g)].map(
  ([, file, range]) => ({
    file,
    points: range.split(',').flatMap((part) => {
      const [from, to = from] = part
        .trim()
        .slice(2)
        .split('-')
        .map((hex) => parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, at) => from + at);
    }),
  }),
);
const basic = faces.filter(({ file }) => file.includes('-basic-'));
const whole = faces.filter(({ file }) => file.includes('-latin-'));

test('each font comes as a small file and the rest, which share no character', () => {
  assert.deepEqual([basic.length, whole.length], [3, 3]);
  for (const { file, points } of basic) {
    const rest = whole.find((face) => face.file.endsWith(file.replace('./fonts/', '').replace('basic', 'latin')));
    assert.ok(rest, file);
    assert.deepEqual(
      points.filter((point) => rest.points.includes(point)),
      [],
      file,
    );
  }
});

test('no English page needs more of the fonts than the small files', async () => {
  const [{ points }] = basic;
  const missing = new Set();
  const known = new Set(whole[0].points);
  for (const letter of JSON.stringify(await catalogues('en')))
    if (known.has(letter.codePointAt(0)) && !points.includes(letter.codePointAt(0))) missing.add(letter);
  assert.deepEqual([...missing], []);
});
