/**
 * Reads record files, with one game or with one game per line. `record-schema.json` defines a valid record; it is
 * generated from the types that `quarterdeck verify` uses. Each game's own part of the page reads the events.
 */
import { Validator, type Schema } from '@cfworker/json-schema';
import { exactJson, JsonError, readJson, textOf } from './json';
import type { Step } from './protocol';
import schema from './record-schema.json';

export interface GameRecord {
  format: string;
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string; owner?: string }[];
  events: Record<string, unknown>[];
  /** The steps, with the seats that decide next and the phase; missing in files of earlier versions. */
  steps?: Step[];
  result?: { winners: number[]; returns: number[]; scores: number[] };
  [field: string]: unknown;
}

/** The version of the rules of every game in this page. A record without a version has version 1. */
const RULES = 1;

/** A file, or an entry of it, cannot be read as a record. `code`: the key of the page's text after `replay.`. */
export class RecordError extends Error {
  constructor(
    readonly code:
      'too_large' | 'too_long' | 'not_text' | 'not_json' | 'twice' | 'not_record' | 'other_rules' | 'empty',
    readonly place: Record<string, number | string> = {},
  ) {
    super(code);
  }
}

/** Matches a line of only white space. */
const BLANK = /^[\t\v\f\r ]*$/;

const validator = new Validator(schema as Schema, '2020-12');

/** The path to the most deeply nested part of a value that is invalid; null if the value is a valid record. */
export function misfit(value: object): string | null {
  // The validator gets rounded numbers. That does no harm, as the schema does not limit the number of digits.
  const { valid, errors } = validator.validate(JSON.parse(exactJson(value)));
  if (valid) return null;
  const paths = errors.map(({ instanceLocation }) => instanceLocation.replace(/^#\/?/, ''));
  return paths.reduce((one, other) => (other.length > one.length ? other : one), '');
}

/** Whether a record, written as text, could be imported again. */
export function fits(record: object): boolean {
  try {
    return misfit(readJson(exactJson(record)) as object) === null;
  } catch {
    return false;
  }
}

/** Parse the JSON at a line. Throws RecordError if it is invalid, or programs could understand it differently. */
function json(text: string, line: number): unknown {
  try {
    return readJson(text);
  } catch (error) {
    const { code, twice } = error as JsonError;
    throw new RecordError(code, { line, name: twice });
  }
}

/** The most bytes of a file, and the most characters of a line: more than all games that a person plays. */
const LARGEST = 256_000_000;
const LONGEST = 16_000_000;

/** Parse one value per line if the first line is a complete value, else the whole text as one value. */
function values(text: string): unknown[] {
  const lines = text.split('\n').map((line, i) => ({ line, number: i + 1 }));
  const said = lines.filter(({ line }) => !BLANK.test(line));
  const [first] = said;
  if (!first) throw new RecordError('empty');
  const long = lines.find(({ line }) => line.length > LONGEST);
  if (long) throw new RecordError('too_long', { line: long.number });
  return isWhole(first.line) ? said.map(({ line, number }) => json(line, number)) : [json(text, first.number)];
}

function isWhole(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Check that this page has the rules version of a record. Throws RecordError with the record's number in its file. */
export function playable(record: GameRecord, number = 1): GameRecord {
  if ((record.rules ?? RULES) !== RULES) throw new RecordError('other_rules', { number });
  return record;
}

function checked(value: unknown, number: number): GameRecord {
  const path = typeof value === 'object' && value !== null ? misfit(value) : '';
  if (path !== null) throw new RecordError('not_record', { number, path: path || '/' });
  return playable(value as GameRecord, number);
}

/** Read all records of a chosen file. Throws RecordError if it is too large, or does not contain only records. */
export async function recordsIn(file: File): Promise<GameRecord[]> {
  if (file.size > LARGEST) throw new RecordError('too_large');
  return readRecords(await file.arrayBuffer());
}

/** Read all records from a file's bytes. Throws RecordError if one is invalid. */
export function readRecords(bytes: ArrayBuffer): GameRecord[] {
  const text = textOf(bytes);
  if (text === null) throw new RecordError('not_text');
  return values(text).map((value, i) => checked(value, i + 1));
}
