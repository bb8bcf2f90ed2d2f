/** Text that people write, and names: the twin of `quarterdeck.games.text` and `quarterdeck.server.support.text`. */

import { bare } from './naming';

/** The limit of a name field in UTF-16 units: twice the code points that a name may have. */
export const FIELD = 400;
/** The limit of a name or title in code points. */
const LONGEST = 200;
const NAME_LENGTH = 24;

/** Characters that look empty: white space, fillers, a blank and a note without a head. */
const SPACE = /[\p{White_Space}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]+/gu;
/** Control and format characters, except the joiner of emoji, and non-characters. */
const UNSEEN = /(?!\u200D)\p{C}/gu;
/** More marks on one letter than are kept. */
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

/** A fallback for browsers without segmentation: flags, joined emoji, and letters with their marks. */
const ROUGHLY =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*|\P{M}[\p{M}\u200D]*|\p{M}+/gsu;

/** The characters of a text as a reader sees them: a family of emoji is one. */
// eslint-disable-next-line compat/compat -- where it is missing there is another way
export function graphemes(text: string, by: typeof Intl.Segmenter | null = Intl.Segmenter ?? null): string[] {
  if (!by) return text.match(ROUGHLY) ?? [];
  return [...new by(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Whether a text has at most `most` characters, and respects the general limit. */
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

/** A name as shown, 1 to 24 characters; null if nothing usable is left. */
export function cleanName(name: string): string | null {
  const cleaned = cleanText(bare(cleanText(name)));
  return SHOWN.test(cleaned) && fits(cleaned, NAME_LENGTH) ? cleaned : null;
}
