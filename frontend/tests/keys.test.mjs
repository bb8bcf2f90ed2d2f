/** Keys with Alt, Ctrl or Cmd belong to the browser: no handler of arrow keys takes them. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';
import { withModifier } from '../src/lib/keys.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
/** Its keys come through Frame, which checks first. */
const THROUGH_FRAME = ['pages/replay/Steps.svelte'];

test('a modifier is seen', () => {
  const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: true };
  assert.ok(!withModifier(plain));
  for (const key of ['altKey', 'ctrlKey', 'metaKey']) assert.ok(withModifier({ ...plain, [key]: true }));
});

test('whoever hears arrows asks for it', async () => {
  const heedless = [];
  let hear = 0;
  const names = (await readdir(source, { recursive: true })).filter((name) => /\.(svelte|ts)$/.test(name));
  for (const name of names) {
    const text = await readFile(`${source}/${name}`, 'utf8');
    if (!/\bArrow(Left|Right|Up|Down)\b/.test(text)) continue;
    hear += 1;
    if (!text.includes('withModifier(event)') && !THROUGH_FRAME.includes(name)) heedless.push(name);
  }
  assert.ok(hear >= 6);
  assert.deepEqual(heedless, []);
});
