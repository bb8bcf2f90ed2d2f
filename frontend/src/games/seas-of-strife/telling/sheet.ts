import type { Sheet, SheetRow, Teller } from '../../../table/game';
import { aheadThroughout } from '../../../table/endings';
import { leaders } from '../../../table/sheets';
import { player, players, verdict } from '../../../table/sentences';
import { inForce } from '../rules/in-force';
import { cardsEach, type Model, type RoundScore } from '../rules/model';

/** The reason of a seat's points, if its tricks alone do not explain them. */
function note(score: RoundScore, seat: number, happy: boolean, tell: Teller): string {
  const faces = score.faces[seat] ?? 0;
  if (!happy || faces === 0) return '';
  return tell.t('seas.sheet.note', { tricks: score.taken[seat] ?? 0, faces });
}

function row(score: RoundScore, model: Model, tell: Teller): SheetRow {
  const { points, totals } = score;
  const notes = points.map((_, seat) => note(score, seat, model.options.happy_faces, tell));
  return { label: String(score.round), points, totals, notes };
}

/** Why the winners won: the fewest points, and who ended the game or that it took extra rounds. */
function cause(model: Model, winners: readonly number[], tell: Teller): string {
  const points = model.totals[winners[0] ?? 0] ?? 0;
  const { target } = model.options;
  const before = model.rounds.at(-2);
  if (before && Math.max(...before.totals) >= target) return tell.t('seas.win.extra', { points });
  const top = Math.max(...model.totals);
  const there = leaders(model.rounds, model.totals);
  return tell.t('seas.win.because', { points, name: players(there, tell), top });
}

/** What made the difference: the last trick, a bad round of the reader's, or a lead from the first round on. */
function how(model: Model, page: Sheet, tell: Teller): string | null {
  const { tricks, totals, options, rounds, seats } = model;
  const last = tricks.at(-1)?.taker;
  if (last !== undefined && totals[last] === options.target && !options.happy_faces)
    return tell.t('seas.how.last', { name: player(last, tell), target: options.target });
  const you = tell.you;
  const all = cardsEach(options);
  if (you !== null && !page.ahead.includes(you)) {
    const worst = rounds.toSorted((a, b) => (b.taken[you] ?? 0) - (a.taken[you] ?? 0))[0];
    const count = worst?.taken[you] ?? 0;
    if (worst && count * seats >= all * 1.8) return tell.t('seas.how.round', { count, all, round: worst.round });
  }
  return aheadThroughout(page, (points) => points.map((each) => -each), tell);
}

/** The score sheet; the fewest points lead. */
export function sheet(model: Model, tell: Teller): Sheet {
  const { winners, rounds, totals } = model;
  const standing = totals.map((total) => -total);
  const page: Sheet = {
    rows: rounds.map((score) => row(score, model, tell)),
    ahead: winners ?? leaders(rounds, standing),
    standing,
    ...(model.options.happy_faces && { legend: tell.t('seas.sheet.legend') }),
    aim: inForce('seas.sheet.aim', model.options, tell, { target: model.options.target }),
    verdict: winners && verdict(winners, tell),
    because: winners && cause(model, winners, tell),
  };
  return { ...page, how: winners && how(model, page, tell) };
}
