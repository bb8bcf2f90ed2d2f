/**
 * Stores this browser's secret numbers for deals, and the receipts: the commitments that it received before it revealed
 * its numbers. Hashes are computed in `deal.ts`, which few pages need.
 */
import type { TableState } from '../../contract/protocol';
import { isObject, keep, keptObject } from '../storage';

export const NUMBERS = 'quarterdeck-numbers';
export const RECEIPTS = 'quarterdeck-receipts';

/** Everyone's commitments as this browser received them before it revealed the numbers of its seats. */
export interface Receipt {
  format: string;
  table: string;
  site: string;
  seats: string[];
  numbers: Record<string, string>;
}

/** The same values as long as the page lives, in case the browser stores nothing. */
const here: Record<string, Record<string, unknown>> = {};

export const known = (name: string): Record<string, unknown> => ({ ...keptObject(name), ...here[name] });

export function remember(name: string, key: string, value: unknown, most: number): void {
  const all = Object.entries({ ...known(name), [key]: value }).slice(-most);
  here[name] = Object.fromEntries(all);
  keep(name, here[name]);
}

/** The receipt of a table's deal; null if this browser took no part. */
export function receiptOf(table: string): Receipt | null {
  const found = known(RECEIPTS)[table];
  return isObject(found) ? (found as unknown as Receipt) : null;
}

/** Whether a list of commitments equals the one in the receipt. */
export const sameList = (receipt: Receipt, said: { site: string; seats: readonly string[] }): boolean =>
  receipt.site === said.site && receipt.seats.join() === said.seats.join();

/** Whether the game began without a number that this browser revealed, or with other commitments than it received. */
export function leftOut({ id, deal, phase }: TableState): boolean {
  const receipt = receiptOf(id);
  if (!receipt || !deal || phase === 'waiting') return false;
  return !sameList(receipt, deal) || Object.keys(receipt.numbers).some((seat) => !deal.shown.includes(Number(seat)));
}
