/**
 * Why a choice is better than others, in a game's own terms: the sentences of `quarterdeck.analysis.reasons`, from the
 * same counts of the search. Their frames belong to the words of choices, the rest comes with the game.
 */
import type { ReasonPart } from '../../contract/thinking';
import { run } from '../../client/worker/engine';
import type { Terms } from '../../engine/module';
import { capitalized } from '../../lib/formats';

import type { Teller } from '../game';

export interface Reasons {
  /** Why an action is the best, or worse than the best, in a sentence. */
  because: (reasons: readonly ReasonPart[], best: boolean, tell: Teller) => string;
  /** The same without numbers, in a clause: "seldom takes the trick; the other choices mostly do". */
  plain: (reasons: readonly ReasonPart[], best: boolean, tell: Teller) => string;
  /** A count of the game's round end in a few words. */
  countName: (code: string, tell: Teller) => string;
}

/** Load a game's reasons. */
export const reasonsOf = async (game: string): Promise<Reasons> => reasonsIn(await run('terms', game, null));

/** Frequencies in 100 deals from which the next stronger word applies. */
const OFTEN = [6, 36, 65, 95] as const;
type Often = 0 | 1 | 2 | 3 | 4;
const often = (number: number): Often => OFTEN.filter((from) => number >= from).length as Often;

export function reasonsIn({ outcomes, counts, meanings }: Terms): Reasons {
  const outcome = new Map(outcomes.map((each) => [each.code, each]));
  const count = new Map(counts.map((each) => [each.code, each.words]));
  const at = ({ language }: Teller): 0 | 1 => (language === 'ja' ? 1 : 0);
  const countName = (code: string, tell: Teller): string => count.get(code)?.[at(tell)] ?? code;

  function clause({ code, number, other, then, often }: ReasonPart, against: string, tell: Teller): string {
    const soon = outcome.get(code);
    const amount = soon?.mean ?? true;
    const n = shown(number, amount);
    const words =
      soon?.words[at(tell)].replace('{n}', n) ?? tell.t('reason.count', { words: countName(code, tell), n });
    const first = tell.t('reason.beside', { first: words, against, other: shown(other, amount) });
    const following = outcome.get(then)?.words[at(tell)].replace('{n}', String(often));
    return following ? tell.t('reason.then', { first, then: following }) : first;
  }

  function because(reasons: readonly ReasonPart[], best: boolean, tell: Teller): string {
    const against = tell.t(best ? 'reason.others' : 'reason.best');
    const [one, two] = reasons.map((told) => clause(told, against, tell));
    if (one === undefined) return tell.t('reason.none');
    const first = capitalized(one);
    return two === undefined ? tell.t('reason.one', { first }) : tell.t('reason.two', { first, second: two });
  }

  function plain(reasons: readonly ReasonPart[], best: boolean, tell: Teller): string {
    const [told] = reasons;
    const side = best ? 'others' : 'best';
    if (!told) return tell.t(`reason.plain_none_${side}`);
    const against = tell.t(`reason.the_${side}`);
    const words = meanings?.outcomes[told.code]?.words[at(tell)];
    const more = told.number > told.other;
    if (!words || outcome.get(told.code)?.mean) {
      const amount = words ?? countName(told.code, tell);
      return tell.t(more ? 'reason.more' : 'reason.fewer', { words: amount, against });
    }
    const [own, other] = [often(told.number), often(told.other)];
    if (own === other) return tell.t(more ? 'reason.oftener' : 'reason.rarer', { words, against });
    const theirs = tell.t(`reason.often_end.${other}`);
    return tell.t(`reason.plain_${side}`, { often: tell.t(`reason.often.${own}`), words, theirs });
  }

  return { because, plain, countName };
}

function shown(number: number, amount: boolean): string {
  if (!amount) return String(number);
  const tenths = Math.abs(number);
  return `${number < 0 ? '-' : ''}${Math.floor(tenths / 10)}.${tenths % 10}`;
}
