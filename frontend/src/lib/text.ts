/** Text that people write, and names: the twin of `quarterdeck.games.text` and `quarterdeck.server.support.text`. */

import { bare } from './naming';

/** UTF-16 units of a field for a name: twice as many as the code points that a name may have. */
export const FIELD = 400;
/** Code points of a name or title, whatever they look like. */
const LONGEST = 200;
const NAME_LENGTH = 24;

/** What takes its place and shows nothing: white space, fillers, a blank and a note without a head. */
const SPACE = /[\p{White_Space}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]+/gu;
/** Control and format characters, but for the joiner of emoji, and what is no character. */
const UNSEEN = /(?!\u200D)\p{C}/gu;
/** More marks at one letter than are kept. */
const HEAP = /(\p{Mn}|\p{Me}){5,}/gu;
const KEPT = /^.{4}/su;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** One line of visible text: no control or bidirectional-override characters, no heaps of marks, single spaces. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(SPACE, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(HEAP, (marks) => KEPT.exec(marks)?.[0] ?? marks)
    .normalize('NFC')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Where a browser cannot divide a text: flags, emoji with what is joined to them, and letters with their marks. */
const ROUGHLY =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*|\P{M}[\p{M}\u200D]*|\p{M}+/gsu;

/** The characters of a text as a reader sees them: a family of emoji is one. */
// eslint-disable-next-line compat/compat -- where it is missing there is another way
export function graphemes(text: string, by: typeof Intl.Segmenter | null = Intl.Segmenter ?? null): string[] {
  if (!by) return text.match(ROUGHLY) ?? [];
  return [...new by(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Whether a text has at most so many characters, and is not longer than any may be. */
export const fits = (text: string, most: number): boolean =>
  [...text].length <= LONGEST && graphemes(text).length <= most;

/** The beginning of a text that `fits`, in whole characters. */
export function cut(text: string, most: number): string {
  const kept: string[] = [];
  let length = 0;
  for (const each of graphemes(text).slice(0, most)) {
    length += [...each].length;
    if (length > LONGEST) break;
    kept.push(each);
  }
  return kept.join('').trimEnd();
}

/** A name as it is shown, 1 to 24 characters; null where nothing usable is left. */
export function cleanName(name: string): string | null {
  const cleaned = cleanText(bare(cleanText(name)));
  return SHOWN.test(cleaned) && fits(cleaned, NAME_LENGTH) ? cleaned : null;
}
