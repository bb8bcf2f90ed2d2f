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

function json(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RecordError('not_json', { line });
  }
}

/** One value, or one a line. */
function values(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
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

/** A record as the text of a file: whole numbers that JavaScript rounds are written as they are. */
export function recordText(record: object): string {
  const text = JSON.stringify(record, (_, value: unknown) => (typeof value === 'bigint' ? `\u0000${value}` : value));
  return `${text.replace(/"\\u0000(-?\d+)"/g, '$1')}\n`;
}
