/**
 * Makes the sentences that say why one choice is better than another. They are the same as those of
 * `quarterdeck.analysis.reasons`, from the same themes and the words in `themes.json`.
 */
import type { Considered, Count, Said } from '../../contract/thinking';
import type { Words } from '../../engine/vocabulary';
import { capitalized } from '../../lib/formats';
import type { Teller } from '../game';
import { player, sentences } from '../sentences';

/** The reasons for a choice, as an analysis or a review contains them. */
export type Weighed = Pick<Considered, 'themes' | 'rival' | 'best_in'>;

type Amount = Pick<Considered, 'share' | 'points'>;

export interface Reasons {
  /** Say in one or two sentences why a choice is the first, and best, of `among`, or why it is worse. */
  because: (choice: Weighed, among: readonly Weighed[], tell: Teller) => string;
  /** Say how much more or less the first choice brings than the second: "In 100 deals like this: 31 tricks fewer." */
  amount: (choice: Amount, rival: Amount, tell: Teller) => string;
  say: (said: readonly Said[], tell: Teller) => string;
  /** The theme with this id, for its heading and its lesson; undefined if the game has none. */
  theme: (id: string) => Words['themes'][string] | undefined;
  countName: (code: string, tell: Teller) => string;
}

/** Returns the name of a card or suit in a theme's sentence, given its number, as `Game.word` does. */
export type ThemeWord = (kind: string, number: number, tell: Teller) => string;

/** Matches a slot in a theme's sentence: for the action's card, or for one of the theme's four numbers. */
const SLOT = /\{(?:(card)|([a-d]):([^}]+))\}/g;

/** Choose the English or the Japanese text of a pair by the reader's language. */
export const inLanguage = (words: readonly [string, string], { language }: Pick<Teller, 'language'>): string =>
  words[language === 'ja' ? 1 : 0];

export function reasonsIn(counts: readonly Count[], vocabulary: Words | undefined, nameOf: ThemeWord): Reasons {
  const count = new Map(counts.map((each) => [each.code, each.words]));
  const theme: Reasons['theme'] = (id) => vocabulary?.themes[id];

  function sentence({ theme: id, certainty, action, numbers }: Said, tell: Teller): string {
    const { sure, out, probably: likely } = theme(id) ?? {};
    const texts = { sure, out, likely, ...vocabulary?.outcomes[id] }[certainty];
    if (!texts) throw new Error(`there are no words for ${id} (${certainty})`);
    const filled = (_: string, whole: string | undefined, letter = 'a', kind = 'card'): string =>
      word(kind, whole ? action : (numbers['abcd'.indexOf(letter)] ?? 0), nameOf, tell);
    return capitalized(inLanguage(texts, tell).replace(SLOT, filled));
  }
  const say = (said: readonly Said[], tell: Teller): string =>
    sentences(tell, ...said.map((each) => sentence(each, tell)));

  function because(choice: Weighed, among: readonly Weighed[], tell: Teller): string {
    const { rival, themes, best_in: often } = choice;
    const best = choice === among[0];
    if (rival === null) return tell.t(best ? 'reason.close' : 'reason.near');
    if (themes.length > 0) return say(themes, tell);
    if (!best) return tell.t('reason.worse');
    return often === null ? tell.t('reason.solved') : tell.t('reason.none', { n: often });
  }

  function amount(choice: Amount, rival: Amount, tell: Teller): string {
    const [apart, words] = apartIn(choice, rival, vocabulary) ?? [choice.share - rival.share, null];
    const n = Math.floor(Math.abs(apart) * 100 + 0.5);
    const text = words ? inLanguage(words, tell) : tell.t('reason.wins');
    const counted = n === 1 && text.endsWith('s') ? text.slice(0, -1) : text;
    return tell.t(apart > 0 ? 'reason.more' : 'reason.fewer', { n, words: counted });
  }

  const countName = (code: string, tell: Teller): string => {
    const words = count.get(code);
    return words ? inLanguage(words, tell) : code;
  };
  return { because, amount, say, theme, countName };
}

/** The most choices to list by name; of more, the last is replaced by the number of the rest. */
const MOST_LISTED = 4;

/** Say which other choices are about as good as the best one, given their names; empty if there are none. */
export function asGood(names: readonly string[], tell: Teller): string {
  if (names.length === 0) return '';
  const listed = names.length > MOST_LISTED ? names.slice(0, MOST_LISTED - 1) : names;
  const count = names.length - listed.length;
  const rest = count > 0 ? [tell.t('reason.others', { count })] : [];
  return tell.t('reason.alike', { choices: tell.list([...listed, ...rest]) });
}

/** The difference in points, and the words for points; null if it is small, or contradicts the shares of the win. */
function apartIn(
  choice: Amount,
  rival: Amount,
  vocabulary: Words | undefined,
): readonly [number, readonly [string, string]] | null {
  if (!vocabulary || vocabulary.unit.share || choice.points === null || rival.points === null) return null;
  const points = choice.points - rival.points;
  const speaks = points * (choice.share - rival.share) > 0 && Math.abs(points) >= vocabulary.unit.threshold;
  return speaks ? [points * vocabulary.better, vocabulary.unit.words] : null;
}

/** The text for a number in a theme's sentence, by the kind of its slot. */
function word(kind: string, number: number, nameOf: ThemeWord, tell: Teller): string {
  if (kind === 'seat') return player(number, tell).text;
  if (kind === 'whose')
    return number === tell.you ? tell.t('reason.your') : tell.t('reason.whose', { name: player(number, tell).text });
  if (kind === 'points') return number > 0 ? `+${number}` : String(number).replace('-', '−');
  const [what, one, more] = kind.split('|');
  if (what === 'number') return one ? `${number} ${number === 1 ? one : more}` : String(number);
  return nameOf(kind, number, tell);
}
