/**
 * Decodes events from an engine's buffer as a reader may see them, as `Events.decode` in `quarterdeck.games.events`
 * does. The codes of a game's events are generated into `events/`, together with their types.
 */

/** The name of a card, or of another thing that an event mentions. */
export type Named = string | number;
export type Value = Named | boolean | null | Value[] | { [name: string]: Value };

/** How a value is encoded: see `quarterdeck.games.codes`. */
export type Code =
  | { code: 'number'; plus: number }
  | { code: 'wide'; places: number }
  | { code: 'flag' }
  | { code: 'name'; names: readonly Named[] }
  | { code: 'members'; names: readonly Named[]; bits: number; words: number }
  | { code: 'object'; parts: readonly ({ name: string } & Code)[] }
  | { code: 'several'; count: number; value: Code };

export interface FieldCode {
  key: string;
  value: Code;
  /** The field is a separate part of the event, which may be hidden or left out. */
  part?: boolean;
  /**
   * Only for a list. `items`: its length, or 0 if the buffer contains the length; `each`: every item is a separate
   * part; `rows`: the number of rows in which the items are grouped.
   */
  items?: number;
  each?: boolean;
  rows?: number;
  /** What a reader gets who may not know the field, or an item: nothing, null, or a list of nulls. */
  hidden?: 'left_out' | 'null' | 'nulls';
  /** The field may be missing for all readers, even a field that is otherwise secret. */
  optional?: boolean;
}

export interface EventCode {
  event: string;
  fields: readonly FieldCode[];
}

export interface Decoded {
  event: string;
  [field: string]: Value;
}

const HIDDEN = -2;
const NO_VALUE = -1;
const EVERYBODY = -1;
const HEADER = 3;
const LENGTH = 255;
/** The number of bits in each number of the buffer, for a value that is spread over several of them. */
const BITS = 7;

const limbsOf = (bits: number): number => Math.ceil(bits / BITS);

/** The count of numbers in the buffer that a value takes. */
function places(code: Code): number {
  switch (code.code) {
    case 'wide':
      return code.places;
    case 'members':
      return limbsOf(code.bits) * code.words;
    case 'object':
      return code.parts.reduce((sum, part) => sum + places(part), 0);
    case 'several':
      return places(code.value) * code.count;
    default:
      return 1;
  }
}

class Numbers {
  #at = 0;
  constructor(readonly all: readonly number[]) {}

  get left(): number {
    return this.all.length - this.#at;
  }
  next(): number {
    return this.all[this.#at++] ?? 0;
  }
  take(count: number): Numbers {
    this.#at += count;
    return new Numbers(this.all.slice(this.#at - count, this.#at));
  }
}

function wide(numbers: Numbers, count: number): number {
  const limbs = Array.from({ length: count }, (_, k) => numbers.next() * 2 ** (BITS * k));
  return limbs.reduce((sum, limb) => sum + limb, 0) - 2 ** (BITS * count - 1);
}

function members(numbers: Numbers, { names, bits, words }: Code & { code: 'members' }): Named[] {
  const limbs = Array.from({ length: limbsOf(bits) * words }, () => numbers.next());
  return names.filter((_, member) => {
    const [word, bit] = [Math.floor(member / bits), member % bits];
    const limb = limbs[word * limbsOf(bits) + Math.floor(bit / BITS)] ?? 0;
    return ((limb >> (bit % BITS)) & 1) === 1;
  });
}

function object(numbers: Numbers, parts: readonly ({ name: string } & Code)[]): Value {
  if (numbers.all[0] === 0) return null;
  return Object.fromEntries(parts.map((part) => [part.name, valueOf(part, numbers)]));
}

/** Decode a value that the engine returns as a single number, as in the reason why an action is illegal. */
export function numberValue(code: Code, number: number): Value {
  switch (code.code) {
    case 'number':
      return number === NO_VALUE ? null : number + code.plus;
    case 'flag':
      return number !== 0;
    case 'name':
      return code.names[number] ?? null;
    case 'members':
      return code.names.filter((_, member) => Math.floor(number / 2 ** member) % 2 === 1);
    default:
      return number;
  }
}

function valueOf(code: Code, numbers: Numbers): Value {
  switch (code.code) {
    case 'number': {
      const number = numbers.next();
      return number === NO_VALUE ? null : number + code.plus;
    }
    case 'wide':
      return wide(numbers, code.places);
    case 'flag':
      return numbers.next() !== 0;
    case 'name':
      return code.names[numbers.next()] ?? null;
    case 'members':
      return members(numbers, code);
    case 'object':
      return object(numbers.take(places(code)), code.parts);
    case 'several':
      return listOf(code.value, numbers, code.count);
  }
}

const listOf = (code: Code, numbers: Numbers, count: number): Value[] =>
  Array.from({ length: count }, () => valueOf(code, numbers));

/** Group values into equal rows; a single row stays a plain list. */
function inRows(values: Value[], rows: number): Value[] {
  if (rows === 1) return values;
  const length = Math.floor(values.length / rows);
  return Array.from({ length: rows }, (_, row) => values.slice(row * length, (row + 1) * length));
}

function open({ value, items, rows = 1 }: FieldCode, numbers: Numbers): Value {
  if (items === undefined) return valueOf(value, numbers);
  const count = items || numbers.next();
  return inRows(listOf(value, numbers, count * rows), rows);
}

/** Read a separate part: a field or an item, which may be hidden. Undefined if it is left out. */
function part({ value, items, hidden, optional, rows = 1 }: FieldCode, numbers: Numbers): Value | undefined {
  const audience = numbers.next();
  const own = numbers.take(numbers.next());
  const isList = items !== undefined;
  if (audience === EVERYBODY && own.left === 0 && (!isList || !hidden || optional)) return undefined;
  const count = own.left / places(value);
  if (own.all[0] === HIDDEN) {
    if (hidden === 'null') return null;
    return hidden === 'nulls' ? inRows(Array<null>(count).fill(null), isList ? rows : 1) : undefined;
  }
  return isList ? inRows(listOf(value, own, count), rows) : valueOf(value, own);
}

const item = ({ key, value, hidden }: FieldCode): FieldCode => ({ key, value, part: true, ...(hidden && { hidden }) });

/** Read a field of separate parts. `counts`: the number of items in each list whose items are separate parts. */
function later(field: FieldCode, numbers: Numbers, counts: ReadonlyMap<FieldCode, number>): Value | undefined {
  if (!field.each) return part(field, numbers);
  return Array.from({ length: counts.get(field) ?? 0 }, () => part(item(field), numbers) ?? null);
}

function eventOf({ event, fields }: EventCode, numbers: Numbers): Decoded {
  const behind = fields.filter((field) => field.part || field.each);
  const values = new Map<FieldCode, Value | undefined>();
  for (const field of fields) if (!behind.includes(field)) values.set(field, open(field, numbers));
  const counts = new Map(behind.filter((field) => field.each).map((field) => [field, numbers.next()]));
  for (const field of behind) values.set(field, later(field, numbers, counts));
  const told = fields.flatMap((field): [string, Value][] => {
    const value = values.get(field);
    return value === undefined ? [] : [[field.key, value]];
  });
  return { event, ...Object.fromEntries(told) };
}

/** Decode all events in a buffer. Throws RangeError for an event that the game does not have. */
export function decode(codes: readonly EventCode[], numbers: readonly number[]): Decoded[] {
  const found: Decoded[] = [];
  let at = 0;
  while (at < numbers.length) {
    const code = codes[numbers[at] ?? -1];
    const length = (numbers[at + 1] ?? 0) & LENGTH;
    if (!code || length < HEADER) throw new RangeError(`no event at ${at}`);
    found.push(eventOf(code, new Numbers(numbers.slice(at + HEADER, at + length))));
    at += length;
  }
  return found;
}
