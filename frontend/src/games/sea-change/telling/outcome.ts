/** Who won and why (SEA-13, SEA-17). */
import { places } from '../../../lib/lists';
import type { Teller } from '../../../table/game';
import { cardOf } from '../rules/cards';
import { sideOf, STACK, targetOf, type Model } from '../rules/model';
import { cardName, memberNames, sideName, sideNames } from './names';

/** The sides that the winning seats play for; the stack where the solo game is lost. */
export function winningSides(model: Model, winners: readonly number[]): number[] {
  if (model.solo && winners.length === 0) return [STACK];
  return [...new Set(winners.map((seat) => sideOf(model, seat)))].sort((a, b) => a - b);
}

/** Who won, in a sentence. */
export function verdict(model: Model, winners: readonly number[], tell: Teller): string {
  const sides = winningSides(model, winners);
  const [only] = sides;
  if (sides.length !== 1 || only === undefined) {
    return tell.t('change.win.share', { names: sideNames(model, sides, tell) });
  }
  const team = sideName(model, only, tell);
  if (model.options.teams === 0) return tell.t('table.win.one', { names: team });
  return tell.t('change.win.team', { team, names: memberNames(model, only, tell) });
}

/** Why the winners won: who had the Victory Points, and what decided where several got there at once. */
export function cause(model: Model, winners: readonly number[], tell: Teller): string {
  const last = model.rounds.at(-1);
  const won = winningSides(model, winners);
  if (!last) return '';
  const there = places(last.totals, (total, side) => total >= targetOf(model, side));
  const names = sideNames(model, there, tell);
  const name = sideNames(model, won, tell);
  if (there.length < 2) {
    return tell.t('change.win.reached', { name, target: targetOf(model, won[0] ?? 0) });
  }
  if (there.includes(last.zero)) {
    const card = last.trump ? cardName(cardOf(`${last.trump}0`), tell) : '';
    return tell.t('change.win.zero', { names, name, card });
  }
  return tell.t('change.win.fewest', { names, name, count: last.cards[won[0] ?? 0] ?? 0 });
}
