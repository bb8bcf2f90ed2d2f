/** Who won and why (SEA-13, SEA-17). */
import { places } from '../../../lib/lists';
import type { Teller } from '../../../table/game';
import { cardOf, DREADED, valueOf, ZERO } from '../rules/cards';
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

/** What made the difference in the last round: the final trump's 0, or the reader's 8s. */
export function how(model: Model, winners: readonly number[], tell: Teller): string | null {
  const last = model.rounds.at(-1);
  const won = winningSides(model, winners);
  if (!last) return null;
  const { points, zero, trump } = last;
  const best = Math.max(...points.filter((_, side) => side !== zero));
  if (trump && won.includes(zero) && (last.won[zero] ?? 0) > 0 && (points[zero] ?? 0) - ZERO <= best) {
    const late = model.tricks.at(-1)?.plays.some(({ card }) => card === cardOf(`${trump}0`)) ?? false;
    const card = cardName(cardOf(`${trump}0`), tell);
    const name = sideName(model, zero, tell);
    return tell.t(late ? 'change.how.zero_late' : 'change.how.zero', { card, name, count: ZERO });
  }
  const own = tell.you === null ? -1 : sideOf(model, tell.you);
  const count = (model.collected[own] ?? []).filter((card) => card !== null && valueOf(card) === DREADED).length;
  const cost = -count * (model.options.points[DREADED - 1] ?? 0);
  const short = Math.max(...points) - (points[own] ?? 0);
  const costly = count > 1 && cost > 0 && cost >= short && !won.includes(own);
  return costly && !model.solo ? tell.t('change.how.eights', { count, cost, value: DREADED }) : null;
}
