/**
 * Tables that are not played any more: their rules have changed since, or they came as a record. They are shown with the
 * record that is kept of them; of a game that was not over that says what was decided, and not what came of it.
 */
import { FIXED } from '../contract/http';
import type { GameRecord } from '../contract/records';
import type { SeatInfo, TableState } from '../contract/protocol';
import type { Created, Entry } from './entries';
import type { Line } from './store';

/** Every decision that stands in a log, without the rules that it was made by. */
function decisionsIn([created, ...entries]: readonly Entry[]): [seat: number, action: number][] {
  const found = (created as Created).made.map(([seat, action]): [number, number] => [seat, action]);
  for (const entry of entries) {
    if (entry.type === 'took_back') found.length = entry.ply;
    if (entry.type === 'changed')
      for (let left = entry.actions.length; left > 0; left--)
        found.splice(
          found.findLastIndex(([seat]) => seat === entry.seat),
          1,
        );
    if (entry.type === 'decided' || entry.type === 'changed')
      for (const action of entry.actions) found.push([entry.seat, action]);
  }
  return found;
}

/** The record of a game whose rules are not known here any more. */
export function bareRecord(entries: readonly Entry[], { seats }: Line): GameRecord {
  const created = entries[0] as Created;
  return {
    format: 'quarterdeck-record/1',
    game: created.game,
    rules: created.rules,
    options: created.options,
    seats: seats.map(({ name, level }) => ({ name, player: level ? `bot:${level}` : 'human' })),
    ...(created.start ? { start: created.start } : { seed: created.key }),
    decisions: decisionsIn(entries).map(([seat, action]) => ({ seat, action })),
    events: [],
    steps: [],
    ended: { why: 'rules', seat: 0 },
  };
}

/** What is shown of such a table. */
export function closedTable(line: Line, record: GameRecord): TableState {
  const over = record.result ? null : ((record.ended as TableState['over'] | undefined) ?? { why: 'rules', seat: 0 });
  return {
    type: 'table',
    id: line.id,
    game: line.game,
    phase: 'finished',
    seats: line.seats,
    you: line.you,
    kept: null,
    here: line.you === null ? [] : [line.you],
    host: false,
    title: line.title,
    evening: line.evening,
    next: null,
    locked: true,
    hints: false,
    talk: 'off',
    watchers: { mode: 'closed', count: 0, names: [] },
    clock: null,
    proposal: null,
    over,
    notices: [],
    deal: null,
    options: record.options,
    ...FIXED,
    rhythm: null,
    take_back: false,
    first: 0,
    events: record.events,
    steps: record.steps ?? [],
    turn: null,
    decided: '',
    chat: [],
  };
}

/** Who sat at the seats of a record. */
export const seatsIn = ({ seats }: GameRecord): SeatInfo[] =>
  seats.map(({ name, player }, seat) => {
    const [, level = null] = /^bot:(beginner|medium|hard|expert)$/.exec(player) ?? [];
    const kind = player.startsWith('bot:') ? 'bot' : 'person';
    return { seat, kind, name, online: true, level: level as SeatInfo['level'], standin: null };
  });
