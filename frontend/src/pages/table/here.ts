/** Several people at one device. */
import type { TableState } from '../../contract/protocol';

/** Who of those at this device is asked for an answer or a decision, whoever has it first; null: nobody. */
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
