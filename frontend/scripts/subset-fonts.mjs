// Cuts the small files of the fonts, each with the characters of its face in src/styles/tokens.css: `npm run fonts`,
// after a change of the fonts or those ranges. They keep only the font features that the page uses.
import { readFileSync, writeFileSync } from 'node:fs';
import subset from 'subset-font';

const styles = new URL('../src/styles/', import.meta.url);
const packages = new URL('../node_modules/@fontsource/', import.meta.url);
const faces = readFileSync(new URL('tokens.css', styles), 'utf8').matchAll(
  /url\('(\.\/fonts\/([\w-]+)-basic-(\w+)-normal\.woff2)'\)[^}]*unicode-range:([^;]+);/g,
);

/** The characters of "U+0020-007E, U+00A0". */
function characters(range) {
  return range.split(',').flatMap((part) => {
    const [from, to = from] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
  });
}

/** Kerning, and the kinds of figures in the styles. */
const FEATURES = ['kern', 'lnum', 'onum', 'tnum'];

for (const [, file, family, weight, range] of faces) {
  const whole = readFileSync(new URL(`${family}/files/${family}-latin-${weight}-normal.woff2`, packages));
  const basic = await subset(whole, characters(range).join(''), { targetFormat: 'woff2', keepFeatures: FEATURES });
  writeFileSync(new URL(file, styles), basic);
  console.log(`${file}: ${whole.length} -> ${basic.length} bytes`);
}
