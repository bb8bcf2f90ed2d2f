/** Texts for the end of a game and the standing after a round, for the reader: "You win with 3!", "Fourth, with 17". */
import type { Sheet, Teller } from './game';
import { named, player, players, together } from './sentences';
import { signed } from './sheets';
import type { Who } from '../words/render';
import type { WordKey } from '../words/translate.svelte';

/** The reader's column; null for a spectator. */
const ownColumn = ({ columns }: Sheet, seats: number, { you }: Teller): number | null =>
  you === null ? null : you % (columns?.length ?? seats);

/** Whether to show the picture for winning: to winners and spectators. */
export function isFestive(sheet: Sheet, seats: number, tell: Teller): boolean {
  const own = ownColumn(sheet, seats, tell);
  return sheet.ahead.length > 0 && (own === null || sheet.ahead.includes(own));
}

function whose(sheet: Sheet, at: readonly number[], tell: Teller): Who {
  const { columns } = sheet;
  if (!columns) return players(at, tell);
  const names = at.map((one) => (columns[one]?.team === undefined && one === tell.you ? player(one, tell) : null));
  return together(
    at.map((one, place) => names[place] ?? named(columns[one]?.name ?? '')),
    tell,
  );
}

/** The result of the game for the reader, with their rank; for others, the verdict of the sheet. */
export function title(sheet: Sheet, seats: number, tell: Teller): string {
  const { ahead, verdict, standing } = sheet;
  const own = ownColumn(sheet, seats, tell);
  const totals = sheet.rows.at(-1)?.totals ?? [];
  const [first = 0] = ahead;
  if (own === null || ahead.length === 0 || !standing) return verdict ?? '';
  const { t } = tell;
  const [points, mine] = [signed(totals[first]), signed(totals[own])];
  const counted = Math.max(...standing) === standing[first];
  const won = ahead.includes(own);
  if (won && ahead.length === standing.length) return t('end.draw', { points });
  if (won && ahead.length > 1) return t('end.shared', { names: whose(sheet, ahead, tell), points });
  const team = sheet.columns?.[own]?.team !== undefined;
  if (won) return t(team ? 'end.team_won' : counted ? 'end.won' : 'end.won_plain', { points });
  if (!counted) return verdict ?? '';
  if (standing.length === 2) return t('end.lost', { name: whose(sheet, ahead, tell), points, own: mine });
  const before = standing.filter((worth, at) => ahead.includes(at) || worth > (standing[own] ?? 0)).length;
  return t('end.place', { place: t(`end.place.${before + 1}` as WordKey), points: mine });
}

export function lead(sheet: Sheet, tell: Teller): string {
  const { ahead, standing = [] } = sheet;
  if (ahead.length === 0 || standing.length < 2) return '';
  const names = whose(sheet, ahead, tell);
  const rest = standing.filter((_, at) => !ahead.includes(at));
  const count = (standing[ahead[0] ?? 0] ?? 0) - Math.max(...rest);
  return ahead.length > 1 ? tell.t('lead.level', { names }) : tell.t('lead.by', { name: names, count });
}

/** Say that the only winner led after every round; null if that is not so, or the game had just one round. */
export function aheadThroughout(sheet: Sheet, worth: (totals: readonly number[]) => number[], tell: Teller) {
  const [winner = -1, another] = sheet.ahead;
  const led = sheet.rows.every(({ totals }) => {
    const all = worth(totals);
    return all.every((each, at) => at === winner || each < (all[winner] ?? 0));
  });
  if (another !== undefined || sheet.rows.length < 2 || !led) return null;
  return tell.t('end.throughout', { name: whose(sheet, [winner], tell) });
}
