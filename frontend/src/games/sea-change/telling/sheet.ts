import { places } from '../../../lib/lists';
import type { Sheet, SheetColumn, SheetRow, Teller } from '../../../table/game';
import { cause, how, verdict, winningSides } from './outcome';
import { label } from '../../../table/sentences';
import { isStack, sideName, teamOf } from './names';
import { targetOf, type Model, type RoundScore } from '../rules/model';
import { targets } from './facts';

/** What a side's points came from beside its cards, and the Victory Point that they gave. */
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
  const { t } = tell;
  const same = model.options.target.every((target) => target === targetOf(model, 0));
  if (model.solo) return t('change.sheet.aim_solo', { target: targetOf(model, 0) });
  if (same) return t('change.sheet.aim', { target: targetOf(model, 0) });
  return t('change.sheet.aim_sides', { targets: targets(model, tell) });
}

/** The score sheet: points a round, Victory Points in all; a column a side. */
export function sheet(model: Model, tell: Teller): Sheet {
  const { winners, rounds, totals } = model;
  const left = totals.map((total, side) => targetOf(model, side) - total);
  const least = Math.min(...left);
  const leading = rounds.length > 0 ? places(left, (each) => each === least) : [];
  return {
    rows: rounds.map((score) => row(score, model, tell)),
    columns: totals.map((_, side) => column(model, side, tell)),
    total: tell.t('change.sheet.total'),
    ahead: winners ? winningSides(model, winners) : leading,
    standing: left.map((each) => -each),
    how: winners && how(model, winners, tell),
    aim: aim(model, tell),
    verdict: winners && verdict(model, winners, tell),
    because: winners && cause(model, winners, tell),
  };
}
