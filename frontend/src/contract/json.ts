/**
 * Reads and writes JSON that all programs understand in the same way, as `quarterdeck.table.document` does. No object
 * may have a name twice, all text must be valid Unicode, and whole numbers are exact: those that JavaScript would round
 * become a bigint.
 */
import { maxDepth } from './record-schema.json';

/** The error for a text that is not JSON as described above (`not_json`), or repeats a name in an object (`twice`). */
export class JsonError extends Error {
  constructor(
    readonly code: 'not_json' | 'twice',
    readonly twice = '',
  ) {
    super(code);
  }
}

/**
 * Whole numbers that JavaScript would round are read as texts that begin with this mark. It is random, so no file can
 * contain it.
 */
const MARK = `whole${Math.random().toString(36).slice(2)}:`;
const MARKED = new RegExp(`"${MARK}(-?\\d+)"`, 'g');
/** Matches numbers, and also strings, so that numbers within strings are skipped. */
const NUMBERS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;
const WIDE = /^-?\d{16,}$/;
/** The most digits of a whole number. */
const LONGEST = 4300;
/** Matches strings, and the characters that delimit objects, lists and names. */
const PARTS = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;
/** Matches half a surrogate pair, which is not valid Unicode but can occur in a JavaScript string. */
const HALF = /\p{Surrogate}/u;

/** Parse a text as JSON as described above. Throws JsonError. */
export function readJson(text: string): unknown {
  const value = exact(text);
  check(text);
  return value;
}

function exact(text: string): unknown {
  const marked = text.replace(NUMBERS, (found) => (WIDE.test(found) ? `"${MARK}${found}"` : found));
  try {
    return JSON.parse(marked, (_, value: unknown) => {
      if (typeof value === 'number' && !Number.isFinite(value)) throw new JsonError('not_json');
      return typeof value === 'string' ? unmarked(value) : value;
    });
  } catch {
    throw new JsonError('not_json');
  }
}

function unmarked(text: string): string | number | bigint {
  if (!text.startsWith(MARK)) return text;
  const digits = text.slice(MARK.length);
  if (digits.length > LONGEST) throw new JsonError('not_json');
  const number = BigInt(digits);
  return Number.isSafeInteger(Number(number)) ? Number(number) : number;
}

/** Check valid JSON for duplicate names, invalid Unicode and too deep nesting. Throws JsonError. */
function check(text: string): void {
  if (HALF.test(text)) throw new JsonError('not_json');
  /** For each open object, its names so far; for an open list, null. */
  const open: (Set<string> | null)[] = [];
  let last = '';
  for (const [part] of text.matchAll(PARTS)) {
    if (part === '{' || part === '[') open.push(part === '{' ? new Set() : null);
    else if (part === '}' || part === ']') open.pop();
    else if (part === ':') named(open.at(-1), last);
    else last = read(part);
    if (open.length > maxDepth) throw new JsonError('not_json');
  }
}

function read(quoted: string): string {
  const text = quoted.includes('\\') ? (JSON.parse(quoted) as string) : quoted.slice(1, -1);
  if (HALF.test(text)) throw new JsonError('not_json');
  return text;
}

function named(names: Set<string> | null | undefined, name: string): void {
  if (names?.has(name)) throw new JsonError('twice', name);
  names?.add(name);
}

/** Decode a file's bytes; null if they are not UTF-8, or begin with a byte order mark. */
export function textOf(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.startsWith('\uFEFF') ? null : text;
  } catch {
    return null;
  }
}

/** Serialise a value as JSON. A bigint becomes an exact whole number. */
export function exactJson(value: object): string {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${MARK}${part}` : part));
  return text.replace(MARKED, '$1');
}

/** A record as the text of a file. */
export const recordText = (record: object): string => `${exactJson(record)}\n`;
