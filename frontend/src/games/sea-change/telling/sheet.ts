import { places } from '../../../lib/lists';
import type { Sheet, SheetColumn, SheetRow, Teller } from '../../../table/game';
import { leaders } from '../../../table/sheets';
import { label, sentences } from '../../../table/sentences';
import { isStack, sideName, teamOf, cardName, memberNames, sideNames } from './names';
import { targetOf, type Model, type RoundScore, sideOf, STACK } from '../rules/model';
import { inForce } from '../rules/in-force';
import { targets } from './facts';
import { cardOf, DREADED, valueOf, ZERO } from '../rules/cards';

/** The winning seats' sides; the stack if the solo game is lost. */
export function winningSides(model: Model, winners: readonly number[]): number[] {
  if (model.solo && winners.length === 0) return [STACK];
  return [...new Set(winners.map((seat) => sideOf(model, seat)))].sort((a, b) => a - b);
}

/** The winners, in a sentence. */
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

/** Why the winners won: the Victory Points, and the tie-break if several sides reached the target at once. */
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

/** The note beside a side's points: the final trump's 0, a missing 8 in the solo game, the Victory Point. */
function note(score: RoundScore, side: number, model: Model, tell: Teller): string {
  const { t } = tell;
  const { trump } = score;
  const parts = [
    ...(score.zero === side && trump ? [t('change.sheet.zero', { suit: t(`change.suit.${trump}`) })] : []),
    ...(model.solo && side === 0 && score.dreaded === false ? [t('change.sheet.no_eight')] : []),
    ...((score.won[side] ?? 0) > 0 ? [t('change.sheet.won')] : []),
  ];
  return parts.join('\n');
}

function row(score: RoundScore, model: Model, tell: Teller): SheetRow {
  const { points, totals, won } = score;
  return {
    label: String(score.round),
    points,
    totals,
    notes: points.map((_, side) => note(score, side, model, tell)),
    won: places(won, (each) => each > 0),
  };
}

function column(model: Model, side: number, tell: Teller): SheetColumn {
  const team = teamOf(model, side);
  const plain = team === undefined && !isStack(model, side);
  return { name: plain ? label(side, tell) : sideName(model, side, tell).start, team };
}

function aim(model: Model, tell: Teller): string {
  const { options } = model;
  const count = targetOf(model, 0);
  const same = options.target.every((target) => target === count);
  const number = tell.t('change.numbers').split('/')[count - 1] ?? count;
  const ends = same
    ? inForce('change.sheet.wins', options, tell, { count, number })
    : tell.t('change.sheet.wins_of', { targets: targets(model, tell) });
  return sentences(tell, inForce('change.sheet.aim', options, tell), ends);
}

/** The score sheet: each side's points by round and total Victory Points. */
export function sheet(model: Model, tell: Teller): Sheet {
  const { winners, rounds, totals } = model;
  const standing = totals.map((total, side) => total - targetOf(model, side));
  return {
    rows: rounds.map((score) => row(score, model, tell)),
    columns: totals.map((_, side) => column(model, side, tell)),
    total: tell.t('change.sheet.total'),
    ahead: winners ? winningSides(model, winners) : leaders(rounds, standing),
    standing,
    how: winners && how(model, winners, tell),
    aim: aim(model, tell),
    verdict: winners && verdict(model, winners, tell),
    because: winners && cause(model, winners, tell),
  };
}
