import type { Sheet, SheetRow, Teller } from '../../../table/game';
import { aheadThroughout } from '../../../table/endings';
import { leaders } from '../../../table/sheets';
import { verdict } from '../../../table/sentences';
import type { Model, RoundScore } from '../rules/model';

/** The reason of a seat's points, if its preservers alone do not explain them: the bonus, or an elimination. */
function note(score: RoundScore, seat: number, tell: Teller): string {
  if (score.out[seat]) return tell.t('tide.sheet.out');
  return score.bonus.includes(seat) ? tell.t('tide.sheet.bonus', { count: score.preservers[seat] ?? 0 }) : '';
}

function row(score: RoundScore, tell: Teller): SheetRow {
  const { points, totals } = score;
  return { label: String(score.round), points, totals, notes: points.map((_, seat) => note(score, seat, tell)) };
}

/** What made the difference: a bad round of the reader's, the lowest tide, or a lead from the first round on. */
function how({ rounds, totals }: Model, page: Sheet, tell: Teller): string | null {
  const { you } = tell;
  if (you !== null && !page.ahead.includes(you)) {
    const worst = rounds.toSorted((a, b) => (b.lost[you] ?? 0) - (a.lost[you] ?? 0))[0];
    const count = worst?.lost[you] ?? 0;
    if (worst && count >= 3) return tell.t('tide.how.round', { count, round: worst.round });
  }
  const without = totals.map((total, seat) => total - rounds.filter(({ bonus }) => bonus.includes(seat)).length);
  if (leaders(rounds, without).join() !== page.ahead.join()) return tell.t('tide.how.bonus');
  return aheadThroughout(page, (points) => [...points], tell);
}

/** The score sheet; the most points lead. */
export function sheet(model: Model, tell: Teller): Sheet {
  const { winners, rounds, totals } = model;
  const page: Sheet = {
    rows: rounds.map((score) => row(score, tell)),
    ahead: winners ?? leaders(rounds, totals),
    standing: totals,
    legend: tell.t('tide.sheet.legend'),
    aim: tell.t('tide.sheet.aim', { count: model.options.rounds }),
    verdict: winners && verdict(winners, tell),
    because: winners && tell.t('tide.win.because', { points: totals[winners[0] ?? 0] ?? 0 }),
  };
  return { ...page, how: winners && how(model, page, tell) };
}
