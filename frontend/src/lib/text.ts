/** Cleans and limits names and texts, as `quarterdeck.games.text` and `quarterdeck.server.support.text` do. */

import { bare } from './naming';

/** The most UTF-16 units in a field for a name: twice the code points that a name may have. */
export const FIELD = 400;
/** The most code points in a name or title. */
const LONGEST = 200;
const NAME_LENGTH = 24;

/** Characters that look empty: white space, Hangul fillers, the Braille blank, and the musical null notehead. */
const SPACE = /[\p{White_Space}\u115F\u1160\u2800\u3164\uFFA0\u{1D159}]+/gu;
/** Matches control, format and unassigned characters, except the joiner within emoji. */
const UNSEEN = /(?!\u200D)\p{C}/gu;
/** More than four combining marks on one letter; only four are kept. */
const HEAP = /(\p{Mn}|\p{Me}){5,}/gu;
const KEPT = /^.{4}/su;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Make one line of visible text: without control and bidirectional characters, with few marks and single spaces. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(SPACE, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(HEAP, (marks) => KEPT.exec(marks)?.[0] ?? marks)
    .normalize('NFC')
    .replaceAll(/ +/g, ' ')
    .trim();

/** For browsers without `Intl.Segmenter`, match a flag, a joined emoji, or a letter with its marks. */
const ROUGHLY =
  /\p{RI}{2}|\p{Extended_Pictographic}(?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*|\P{M}[\p{M}\u200D]*|\p{M}+/gsu;

/** The characters of a text as a reader sees them; an emoji of a whole family is one. */
// eslint-disable-next-line compat/compat -- ROUGHLY is used if it is missing
export function graphemes(text: string, by: typeof Intl.Segmenter | null = Intl.Segmenter ?? null): string[] {
  if (!by) return text.match(ROUGHLY) ?? [];
  return [...new by(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}

/** Whether a text has at most `most` visible characters, and at most `LONGEST` code points. */
export const fits = (text: string, most: number): boolean =>
  [...text].length <= LONGEST && graphemes(text).length <= most;

/** The longest beginning of a text that `fits`. No visible character is cut in two. */
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

/** Clean a name. Null if nothing visible is left, or more than 24 characters are. */
export function cleanName(name: string): string | null {
  const cleaned = cleanText(bare(cleanText(name)));
  return SHOWN.test(cleaned) && fits(cleaned, NAME_LENGTH) ? cleaned : null;
}
