import type { TableState } from '../../contract/protocol';

/** The player at this device who must answer or decide, even if another player holds the device; or null. */
export function askedHere({
  here,
  you,
  proposal,
  turn,
}: Pick<TableState, 'here' | 'you' | 'proposal' | 'turn'>): number | null {
  const among = (asked: readonly number[]): number | undefined =>
    you !== null && asked.includes(you) ? you : here.find((seat) => asked.includes(seat));
  return among(proposal?.wanted ?? []) ?? among(turn?.pending ?? []) ?? null;
}
