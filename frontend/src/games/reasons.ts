/**
 * Why a choice is better than others, in a game's own terms: the sentences of `quarterdeck.bots.reasons`, of the same
 * numbers, all counted by the search. Their frames are words of the area of choices; the rest comes with the game.
 */
import type { Considered, Told } from '../engine/thought';
import type { Teller } from '../table/game';

/** Why an action is the best, or is worse than the best, in a sentence. */
export function because({ reasons }: Pick<Considered, 'reasons'>, best: boolean, tell: Teller): string {
  const against = tell.t(best ? 'reason.others' : 'reason.best');
  const [one, two] = reasons.map((told) => clause(told, against, tell));
  if (one === undefined) return tell.t('reason.none');
  const first = one.charAt(0).toUpperCase() + one.slice(1);
  return two === undefined ? tell.t('reason.one', { first }) : tell.t('reason.two', { first, second: two });
}

function clause({ words, kind, amount, number, other }: Told, against: string, tell: Teller): string {
  const own = words[tell.language === 'ja' ? 1 : 0];
  const n = shown(number, amount);
  const first = kind === 'count' ? tell.t('reason.count', { words: own, n }) : own.replace('{n}', n);
  return tell.t('reason.beside', { first, against, other: shown(other, amount) });
}

function shown(number: number, amount: boolean): string {
  if (!amount) return String(number);
  const tenths = Math.abs(number);
  return `${number < 0 ? '-' : ''}${Math.floor(tenths / 10)}.${tenths % 10}`;
}
