/** Why a choice is the best, in plain words: the numbers behind them are told elsewhere. */
import type { Told } from '../../engine/thought';
import type { Teller } from '../../table/game';
import { sentences } from '../../table/sentences';

/** Out of 100 deals: from here on something as good as always comes true, or never does. */
const [ALWAYS, NEVER] = [90, 10];

/** What comes of the choice soon, against the others; null where there are no words for it. */
function soon({ code, number, other, then, often }: Told, game: string, tell: Teller): string | null {
  const does = `puzzle.does.${game}.${code}`;
  const not = `puzzle.not.${game}.${code}`;
  if (!tell.has(does)) return null;
  const more = number > other;
  if (!tell.has(not)) return tell.t(more ? 'puzzle.amount.more' : 'puzzle.amount.less', { what: tell.t(does) });
  if (!more) {
    return number <= NEVER
      ? tell.t('puzzle.sure', { does: tell.t(not) })
      : tell.t('puzzle.rarer', { does: tell.t(does) });
  }
  const following = `puzzle.then.${then}`;
  const first = tell.t(does);
  const whole =
    often > 50 && tell.has(following) ? tell.t('puzzle.and_then', { first, then: tell.t(following) }) : first;
  return tell.t(number >= ALWAYS ? 'puzzle.sure' : 'puzzle.oftener', { does: whole });
}

/** What tells the best choice from the others, in one or two short sentences. `counted`: what a count counts. */
export function plainly(
  reasons: readonly Told[],
  game: string,
  counted: (code: string) => string | null,
  tell: Teller,
): string {
  const said = reasons.map((told) => {
    const what = counted(told.code);
    if (what === null) return soon(told, game, tell);
    return tell.t(told.number > told.other ? 'puzzle.amount.more' : 'puzzle.amount.less', { what });
  });
  return said.some((each) => each !== null) ? sentences(tell, ...said) : tell.t('puzzle.by_little');
}
