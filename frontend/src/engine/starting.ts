/** Begins a game in the page: with a key, or with an engine state in the format of records. */
import { ApiError } from '../contract/api-error';
import type { GameRecord } from '../contract/records';
import type { Rows } from './module';

/** An engine state in the format of records (`start`): the fields that are not all 0. */
export type Start = Record<string, number | bigint | readonly (number | bigint)[]>;

/** Fields that a start leaves out, because they are always 0: it has no events yet, and no search has imagined it. */
const UNTOLD = ['events', 'event', 'imagined'];

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const unhex = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A random key in hexadecimal digits. */
export const freshKey = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

export const beginningOf = ({ seed, start }: GameRecord): Uint8Array | Start =>
  start ? (start as Start) : unhex(String(seed));

export interface Made {
  seat: number;
  action: number;
}

export const decisionsOf = ({ decisions }: GameRecord): readonly Made[] => decisions as Made[];

/** Convert a row of a state to the format of records. */
export function asStart(row: Rows): Start {
  const found: Start = {};
  for (const [name, [, , length]] of Object.entries(row.layout.fields)) {
    const values = [...row.field(name).values].map(plain);
    if (!UNTOLD.includes(name) && values.some((value) => value !== 0))
      found[name] = length === 0 ? (values[0] ?? 0) : values;
  }
  return found;
}

/** Convert a bigint to a number if the number is exact. */
const plain = (value: number | bigint): number | bigint =>
  Number.isSafeInteger(Number(value)) ? Number(value) : value;

/** Copy the fields of a start into a row that is all 0. Throws ApiError. */
export function putStart(row: Rows, start: Start): void {
  for (const [name, given] of Object.entries(start)) {
    const known = name in row.layout.fields && !UNTOLD.includes(name);
    if (!known) throw new ApiError('bad_start', `a state has no field ${name}`);
    const { values } = row.field(name);
    const numbers = (Array.isArray(given) ? given : [given]) as (number | bigint)[];
    if (numbers.length !== values.length) throw new ApiError('bad_start', `${name} wants ${values.length} numbers`);
    const wide = values instanceof BigInt64Array || values instanceof BigUint64Array;
    numbers.forEach((number, at) => {
      (values as Record<number, number | bigint>)[at] = wide ? BigInt(number) : Number(number);
      if (values[at] != number) throw new ApiError('bad_start', `${name} has a number that does not fit`);
    });
  }
}
