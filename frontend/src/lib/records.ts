/** Reading record files: one game, or one a line. What a game's events say is for its own part of the page. */
import type { Step } from './protocol';

export interface GameRecord {
  format: string;
  game: string;
  options: Record<string, unknown>;
  seats: { name: string; player: string; owner?: string }[];
  events: Record<string, unknown>[];
  /** Who was to decide, and in which phase; missing in files of earlier versions. */
  steps?: Step[];
  result?: { winners: number[]; returns: number[]; scores: number[] };
  [field: string]: unknown;
}

/** The version of every game's rules that this page knows; a record without one is of the first. */
const RULES = 1;

/** Something in a file that is no record: `code` is one of the page's `replay.` words. */
export class RecordError extends Error {
  constructor(
    readonly code: 'not_json' | 'not_record' | 'other_rules' | 'empty',
    readonly place: Record<string, number> = {},
  ) {
    super(code);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isStep = (value: unknown): value is Step =>
  isObject(value) &&
  typeof value.events === 'number' &&
  typeof value.phase === 'string' &&
  Array.isArray(value.pending) &&
  value.pending.every((seat) => typeof seat === 'number');

function isRecord(value: unknown): value is GameRecord {
  return (
    isObject(value) &&
    value.format === 'quarterdeck-record/1' &&
    typeof value.game === 'string' &&
    isObject(value.options) &&
    Array.isArray(value.seats) &&
    value.seats.every((seat) => isObject(seat) && typeof seat.name === 'string') &&
    Array.isArray(value.events) &&
    value.events.every((event) => isObject(event) && typeof event.event === 'string') &&
    (value.steps === undefined || (Array.isArray(value.steps) && value.steps.every(isStep)))
  );
}

/** What marks a whole number that JavaScript would round, while it is text in the place of a number. */
const MARK = '\u0000';
/** Texts, which are passed over, and numbers of so many digits. */
const WIDE = /"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g;

/** JSON in which no whole number is rounded: those that JavaScript cannot tell exactly are of the type bigint. */
function parsed(text: string): unknown {
  const marked = text.replace(WIDE, (found) => (found.startsWith('"') ? found : `"\\u0000${found}"`));
  return JSON.parse(marked, (_, value: unknown) => {
    if (typeof value !== 'string' || !/^\0-?\d+$/.test(value)) return value;
    const number = BigInt(value.slice(MARK.length));
    return Number.isSafeInteger(Number(number)) ? Number(number) : number;
  });
}

function json(text: string, line: number): unknown {
  try {
    return parsed(text);
  } catch {
    throw new RecordError('not_json', { line });
  }
}

/** One value, or one a line. */
function values(text: string): unknown[] {
  try {
    return [parsed(text)];
  } catch {
    const lines = text.split(/\r?\n/).map((line, i) => ({ line, number: i + 1 }));
    return lines.filter(({ line }) => line.trim() !== '').map(({ line, number }) => json(line, number));
  }
}

/** A checked record. Throws RecordError with the number of the game. */
export function checkRecord(value: unknown, number = 1): GameRecord {
  if (!isRecord(value)) throw new RecordError('not_record', { number });
  if ((value.rules ?? RULES) !== RULES) throw new RecordError('other_rules', { number });
  return value;
}

/** All records of a file. Throws RecordError where one is none. */
export function readRecords(text: string): GameRecord[] {
  const found = values(text.trim() === '' ? '' : text.replace(/^\uFEFF/, ''));
  if (found.length === 0) throw new RecordError('empty');
  return found.map((value, i) => checkRecord(value, i + 1));
}

/** JSON of a value, with whole numbers of the type bigint as they are. */
export function exactJson(value: object): string {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part));
  return text.replace(/"\\u0000(-?\d+)"/g, '$1');
}

/** A record as the text of a file. */
export const recordText = (record: object): string => `${exactJson(record)}\n`;
