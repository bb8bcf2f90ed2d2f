/**
 * What this browser was told of deals before it showed its numbers, and the numbers themselves, as they are kept: without any
 * arithmetic (`deal.ts`), which few pages need.
 */
import type { TableState } from '../../contract/protocol';
import { isObject, keep, keptObject } from '../storage';

export const NUMBERS = 'quarterdeck-numbers';
export const RECEIPTS = 'quarterdeck-receipts';

/** What was said by everybody before this browser showed the numbers of its seats. */
export interface Receipt {
  format: string;
  table: string;
  site: string;
  seats: string[];
  numbers: Record<string, string>;
}

/** For as long as the page lives, where nothing can be stored. */
const here: Record<string, Record<string, unknown>> = {};

export const known = (name: string): Record<string, unknown> => ({ ...keptObject(name), ...here[name] });

export function remember(name: string, key: string, value: unknown, most: number): void {
  const all = Object.entries({ ...known(name), [key]: value }).slice(-most);
  here[name] = Object.fromEntries(all);
  keep(name, here[name]);
}

/** The receipt of a table's deal; null where this browser took no part. */
export function receiptOf(table: string): Receipt | null {
  const found = known(RECEIPTS)[table];
  return isObject(found) ? (found as unknown as Receipt) : null;
}

/** Whether a list of commitments is the one that was told before. */
export const sameList = (receipt: Receipt, said: { site: string; seats: readonly string[] }): boolean =>
  receipt.site === said.site && receipt.seats.join() === said.seats.join();

/** Whether the game went on without a number that this browser has shown. */
export function leftOut({ id, deal, phase }: TableState): boolean {
  const receipt = receiptOf(id);
  if (!receipt || !deal || phase === 'waiting') return false;
  return !sameList(receipt, deal) || Object.keys(receipt.numbers).some((seat) => !deal.shown.includes(Number(seat)));
}
