import type { Sheet, SheetRow, Teller } from '../../../table/game';
import type { Model, RoundScore } from '../rules/model';
import { leaders } from '../../../table/sheets';
import { player } from '../../../table/sentences';
import { killedAt } from '../pieces/faces';
import { inForce } from '../rules/in-force';
import { unitsLeft } from '../rules/sides';
import { nameOf } from './names';
import { because, verdict } from './telling';

/** The note beside a seat's points: the Units that it killed, and the points that it spent. */
function note(score: RoundScore, seat: number, tell: Teller): string {
  const dead = score.killed[1 - seat] ?? [];
  const spent = score.spent[seat] ?? 0;
  const units = tell.list(dead.map((unit) => nameOf(unit, tell)));
  const kills = dead.length > 0 ? tell.t('feud.sheet.killed', { units }) : '';
  const spends = spent > 0 ? tell.t('feud.sheet.spent', { points: spent }) : '';
  return kills && spends ? tell.t('feud.sheet.two', { one: kills, other: spends }) : kills || spends;
}

function row(score: RoundScore, tell: Teller): SheetRow {
  const { gained, totals } = score;
  return {
    label: String(score.round),
    points: gained,
    totals,
    notes: gained.map((_, seat) => note(score, seat, tell)),
  };
}

/** How close the end was: how many more Markers would have killed the winner's last Unit. */
function how({ winners, cause, sides, round }: Model, tell: Teller): string | null {
  const [winner, another] = winners ?? [];
  const side = sides[winner ?? 0];
  if (cause !== 'army' || winner === undefined || another !== undefined || !side || unitsLeft(side) > 0) return null;
  if (side.unit === null || side.fallen) return null;
  const count = Math.max(1, killedAt(side.unit) - side.markers);
  return tell.t('feud.how.last', { name: player(1 - winner, tell), round, count });
}

/** The score sheet, one line for each Round. The seat with more points leads, although points alone do not win. */
export function sheet(model: Model, tell: Teller): Sheet {
  const { winners, rounds, sides } = model;
  const points = sides.map((side) => side.points);
  return {
    rows: rounds.map((score) => row(score, tell)),
    ahead: winners ?? leaders(rounds, points),
    standing: points,
    how: winners && how(model, tell),
    aim: inForce('feud.sheet.aim', model.options, tell, { last: model.options.last_round ?? 0 }),
    verdict: winners && verdict(winners, tell),
    because: winners && because(model, tell),
  };
}
