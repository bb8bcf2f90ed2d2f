/**
 * This browser's part in the deal (docs/records.md, "The deal"): its secret numbers, the commitments to them, and a
 * receipt of the commitments that it received before it revealed the numbers. Loaded when needed.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Show, TableState } from '../../contract/protocol';
import { known, NUMBERS, receiptOf, RECEIPTS, remember, sameList, type Receipt } from './receipts';
import { isObject } from '../storage';

export { leftOut, receiptOf } from './receipts';

const METHOD = 'quarterdeck-deal/1';
const RECEIPT = 'quarterdeck-receipt/1';
/** The format of a number and of a commitment: 32 bytes in hexadecimal digits. */
const DIGITS = /^[0-9a-f]{64}$/;
/** The most numbers, and the most receipts, to keep. The oldest are removed. */
const MOST_NUMBERS = 256;
const MOST_RECEIPTS = 100;

export interface RecordDeal {
  method: string;
  commitment: string;
  number: string;
  seats: { part: string; commitment?: string; number?: string }[];
}

/** A flaw of a deal. `code`: the key of its text after `deal.flaw.`; `seat`: the seat that it concerns. */
export interface Flaw {
  code: 'method' | 'form' | 'site' | 'seat' | 'twice' | 'key' | 'other_site' | 'other_list' | 'left_out';
  seat?: number;
}

// A library computes the hashes, because browsers offer WebCrypto only over https.
const digest = (what: string, ...lines: string[]): string =>
  bytesToHex(sha256(utf8ToBytes([`${METHOD} ${what}`, ...lines].join('\n'))));

const siteCommitment = (number: string): string => digest('house', number);
const seatCommitment = (number: string): string => digest('seat', number);
const keyOf = (numbers: readonly string[], site: string): string =>
  digest('key', ...numbers.map((number) => number || '-'), site);

/** Create new numbers, store them, and return the commitments to them. */
export function commitments(count: number): string[] {
  return Array.from({ length: count }, () => {
    const number = bytesToHex(randomBytes(32));
    const commitment = seatCommitment(number);
    remember(NUMBERS, commitment, number, MOST_NUMBERS);
    return commitment;
  });
}

/** Find the receipt for a record's deal by the site's commitment, as a record does not say which table it is from. */
export function receiptFor(deal: RecordDeal): Receipt | null {
  const all = Object.values(known(RECEIPTS)) as Receipt[];
  return all.find(({ site }) => site === deal.commitment) ?? null;
}

/** Return the requested numbers of this device's seats. Everyone's commitments are stored first, as a receipt. */
export function answers({ id, deal, here: own, seats }: TableState): Show[] {
  if (!deal?.wanted || seats.some(({ kind }) => kind === 'open')) return [];
  const numbers = known(NUMBERS);
  const mine = own.flatMap((seat) => {
    const number = numbers[deal.seats[seat] ?? ''];
    return typeof number === 'string' ? [{ seat, number }] : [];
  });
  if (mine.length === 0) return [];
  const before = receiptOf(id);
  // Reveal nothing more if the list of commitments differs from the one received before.
  if (before && !sameList(before, deal)) return [];
  if (!before) {
    const shown = Object.fromEntries(mine.map(({ seat, number }) => [seat, number]));
    remember(
      RECEIPTS,
      id,
      { format: RECEIPT, table: id, site: deal.site, seats: deal.seats, numbers: shown },
      MOST_RECEIPTS,
    );
  }
  return mine.filter(({ seat }) => !deal.shown.includes(seat)).map((each) => ({ type: 'show', ...each }));
}

export const dealOf = (record: Record<string, unknown>): RecordDeal | null =>
  isObject(record.deal) && Array.isArray(record.deal.seats) ? (record.deal as unknown as RecordDeal) : null;

/** Find the flaws of a deal: within its own data, and compared with this browser's receipt. */
export function flaws(deal: RecordDeal, seed: unknown, seats: number, receipt: Receipt | null): Flaw[] {
  if (deal.method !== METHOD) return [{ code: 'method' }];
  const found: Flaw[] = [];
  if (deal.seats.length !== seats) found.push({ code: 'form' });
  if (!shown(deal.number, deal.commitment, siteCommitment)) found.push({ code: 'site' });
  deal.seats.forEach((place, seat) => {
    if (!sound(place)) found.push({ code: 'seat', seat });
  });
  const made = deal.seats.map(({ commitment = '' }) => commitment).filter(Boolean);
  if (new Set(made).size < made.length) found.push({ code: 'twice' });
  if (
    keyOf(
      deal.seats.map(({ number = '' }) => number),
      String(deal.number),
    ) !== String(seed).toLowerCase()
  )
    found.push({ code: 'key' });
  return receipt ? [...found, ...disagreements(deal, receipt)] : found;
}

const shown = (number: string, commitment: string, committed: (number: string) => string): boolean =>
  DIGITS.test(number) && committed(number) === commitment;

function sound({ part, commitment = '', number = '' }: RecordDeal['seats'][number]): boolean {
  if (part === 'number') return shown(number, commitment, seatCommitment);
  if (part === 'none') return !commitment && !number;
  return (part === 'absent' || part === 'broken_off') && DIGITS.test(commitment) && !number;
}

function disagreements(deal: RecordDeal, receipt: Receipt): Flaw[] {
  const found: Flaw[] = [];
  if (receipt.site !== deal.commitment) found.push({ code: 'other_site' });
  if (receipt.seats.join() !== deal.seats.map(({ commitment = '' }) => commitment).join())
    found.push({ code: 'other_list' });
  for (const [seat, number] of Object.entries(receipt.numbers)) {
    if (deal.seats[Number(seat)]?.number !== number) found.push({ code: 'left_out', seat: Number(seat) });
  }
  return found;
}
