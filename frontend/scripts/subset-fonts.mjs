// Cuts from each font the characters that every English page needs: `npm run fonts`, after the fonts or the list change.
import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const root = new URL('..', import.meta.url);
const FONTS = ['gelasio-latin-600-normal', 'source-sans-3-latin-400-normal', 'source-sans-3-latin-600-normal'];

/** The same as the unicode-range of these faces in src/styles/tokens.css. */
const RANGES = [[0x20, 0x7e], [0xa0, 0xa0], [0xb7, 0xb7], [0xd7, 0xd7], [0x2013, 0x2014], [0x2018, 0x2019], [0x201c, 0x201d], [0x2026, 0x2026], [0x2212, 0x2212]];

const text = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i))).join('');
for (const name of FONTS) {
  const family = name.slice(0, name.indexOf('-latin'));
  const whole = readFileSync(new URL(`node_modules/@fontsource/${family}/files/${name}.woff2`, root));
  const basic = await subset(whole, text, { targetFormat: 'woff2' });
  writeFileSync(new URL(`src/styles/fonts/${name.replace('latin', 'basic')}.woff2`, root), basic);
  console.log(`${name}: ${whole.length} -> ${basic.length} bytes`);
}
