/** A latecomer to a table of friends takes a bot's seat at the next round. */
import type { TableState } from '../../contract/protocol';

type Seat = TableState['seats'][number];

/** The bots' seats that latecomers have requested. */
export function promisedSeats(table: TableState): Seat[] {
  return table.phase === 'playing' ? table.seats.filter(({ heir }) => heir) : [];
}

/** The bot's seat that a spectator may request. */
export function offeredSeat(table: TableState): Seat | undefined {
  if (table.phase !== 'playing' || !table.gathers || table.locked || table.you !== null) return undefined;
  return table.seats.find(({ kind, level, heir }) => kind === 'bot' && level && !heir);
}
