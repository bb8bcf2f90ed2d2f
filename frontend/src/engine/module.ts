/**
 * Runs a game's rules and searches, compiled to WebAssembly by `quarterdeck.engine.compile.web`, on arrays in the
 * module's memory. The code is the same for all games.
 */

import type { Code } from '../contract/decode';
import type { Count, Meaning, Outcome, Theme, Unit } from '../contract/thinking';
import type { MemoryData } from './memory';
import type { OptionsData } from './options';

/** A field of a row: its number type, its offset in bytes and its length (0: a single number). */
export type FieldLayout = readonly [kind: string, at: number, length: number];

export interface RowLayout {
  size: number;
  fields: Readonly<Record<string, FieldLayout>>;
}

/** How a bot of a level plays, as in `quarterdeck.bots.levels`. */
export interface LevelPlan {
  kind: string;
  explore: number;
  guided: number;
  /**
   * In simultaneous choices, the share of the others' decisions that the bot expects from rules of thumb. If it is 0,
   * the search works out the others' decisions itself.
   */
  expects: number;
  simulations?: number;
  worlds?: number;
  duel?: number;
  slips?: number;
}

/** The part of a game's themes that searches need; their words are in `vocabulary.ts`. */
export interface Themes {
  result: string;
  better: number;
  against: boolean;
  outcomes: Readonly<Record<string, Pick<Meaning, 'worth' | 'when'> & { plain: boolean[] }>>;
  unit: Omit<Unit, 'words'>;
  themes: Readonly<Record<string, Searched>>;
}
/** `sure` and `out`: whether the theme has words for that certainty. */
export type Searched = Pick<Theme, 'outcome' | 'sign' | 'public' | 'likely' | 'separates'> &
  Record<'sure' | 'out', boolean>;

/** A module's description, read from the file beside it. */
export interface Description extends OptionsData {
  game: string;
  version: number;
  sources: string;
  actions: number;
  most: { legal: number; seats: number; numbers: number };
  phases: readonly string[];
  /** The bot's kind and settings for each level that the game offers. */
  levels: Readonly<Record<string, LevelPlan>>;
  /** Why an action can be illegal: the rules, and how to decode the numbers that the engine returns with each. */
  reasons: readonly { rule: string; code: string; numbers: readonly ({ name: string } & Code)[] }[];
  /** The phases whose decisions stay hidden from some players for ever. */
  secret: readonly string[];
  /** Whether the rules can reconstruct a round's deal from a later state; then models learn from earlier play. */
  deals_back: boolean;
  /**
   * Numbers of: rows before those of the worlds (`first`), legal actions at most (`legal`), worlds in a chain
   * (`chain`), and rows for solving endings exactly (`rows`, `levels`).
   */
  sizes: { first: number; legal: number; chain: number; rows: number; levels: number };
  /** Phases in which a player lays the whole hand in an order. */
  orders: readonly string[];
  /** For comparing such orders: the rows of states, the worlds in all and in one step, and the actions in an order. */
  order_sizes: { rows: number; worlds: number; step: number; length: number };
  /** What players must remember at a table with strict memory. */
  memory: MemoryData;
  /** The names of options that were added to the game later, so that records may lack them. */
  added: readonly string[];
  /** The numbers that a search counts at the end of a round, such as tricks taken. */
  counts: readonly Count[];
  /** The outcomes that explain why one choice is better than another. */
  outcomes: readonly Outcome[];
  /** The themes, and what the outcomes are worth; missing if the game does not define them. */
  vocabulary?: Themes;
  /**
   * For each kind of game, the scale that turns a search's result into a share of the win. The values of the fields in
   * `calibration_keys` define the kind.
   */
  scales: Readonly<Record<string, readonly [rise: number, tilt: number]>>;
  calibration_keys: readonly string[];
  /** Whether the game can list all possible worlds, so that endings can be solved exactly. */
  endings: boolean;
  /** The argument types of each function: `i8` and `f8` are single numbers, a type in brackets is an array. */
  entries: Readonly<Record<string, readonly string[]>>;
  types: Readonly<Record<string, RowLayout>>;
}

const ARRAYS = {
  i1: Int8Array,
  u1: Uint8Array,
  i2: Int16Array,
  u2: Uint16Array,
  i4: Int32Array,
  u4: Uint32Array,
  i8: BigInt64Array,
  u8: BigUint64Array,
  f4: Float32Array,
  f8: Float64Array,
} as const;
export type Kind = keyof typeof ARRAYS;
type Values<K extends Kind> = InstanceType<(typeof ARRAYS)[K]>;

const PAGE = 65536;
/** The alignment of every allocation, in bytes. */
const APART = 16;

/** The result of a function that tried to access a place beyond the end of an array. */
const FAILED = -(2n ** 63n);

export class Numbers<K extends Kind = Kind> {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly kind: K,
    readonly at: number,
    readonly length: number,
  ) {}

  /** The current numbers. Read this again after each allocation: memory may move when it grows. */
  get values(): Values<K> {
    return new ARRAYS[this.kind](this.memory.buffer, this.at, this.length) as Values<K>;
  }
}

export class Rows {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly layout: RowLayout,
    readonly at: number,
    readonly length: number,
  ) {}

  /** The bytes of `count` rows from `row` on. Read them again after each allocation, as with `Numbers.values`. */
  bytes(row = 0, count = 1): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at + row * this.layout.size, count * this.layout.size);
  }

  /** The numbers of a field; a single one if the field is not an array. */
  field(name: string, row = 0): Numbers {
    const found = this.layout.fields[name];
    if (!found) throw new Error(`there is no field ${name}`);
    const [kind, at, length] = found;
    return new Numbers(this.memory, kind as Kind, this.at + row * this.layout.size + at, Math.max(1, length));
  }

  get(name: string, row = 0): number {
    return Number(this.field(name, row).values[0]);
  }

  set(name: string, value: number, row = 0): void {
    const { values } = this.field(name, row);
    if (values instanceof BigInt64Array || values instanceof BigUint64Array) values[0] = BigInt(value);
    else values[0] = value;
  }

  /** The row at an index as a `Rows` of one row, in the same memory. */
  row(at: number): Rows {
    return new Rows(this.memory, this.layout, this.at + at * this.layout.size, 1);
  }
}

export type Argument = number | Numbers | Rows;
type Exported = (...given: (bigint | number)[]) => bigint;

export class Module {
  /** The address from which on memory was never allocated, and is all 0. */
  private used: number;
  /** The weights of the model of players' decisions, which all searches share. */
  readonly model: Rows;

  private constructor(
    readonly description: Description,
    private readonly exports: WebAssembly.Exports,
    private free: number,
    /** The learned weights of the game's policy. */
    readonly learned?: Int16Array,
  ) {
    this.used = free;
    this.model = this.rows('model', 1);
    if (learned) this.model.field('weights').values.set(learned as never);
  }

  /** Instantiate a module from its bytes or from compiled code. Rejects if the bytes are not a module. */
  static async open(
    description: Description,
    code: BufferSource | WebAssembly.Module,
    learned?: Int16Array,
  ): Promise<Module> {
    const compiled = code instanceof WebAssembly.Module ? code : await WebAssembly.compile(code);
    const instance = await WebAssembly.instantiate(compiled);
    const base = instance.exports.__heap_base as WebAssembly.Global;
    return new Module(description, instance.exports, aligned(Number(base.value)), learned);
  }

  private get memory(): WebAssembly.Memory {
    return this.exports.memory as WebAssembly.Memory;
  }

  /** Allocate `length` numbers, all 0, until `release`. */
  numbers<K extends Kind>(kind: K, length: number): Numbers<K> {
    return new Numbers(this.memory, kind, this.room(length * ARRAYS[kind].BYTES_PER_ELEMENT), length);
  }

  /** Allocate `length` rows of a type, all 0, until `release`. */
  rows(type: string, length: number): Rows {
    const layout = this.description.types[type];
    if (!layout) throw new Error(`there is no type ${type}`);
    return new Rows(this.memory, layout, this.room(length * layout.size), length);
  }

  /** Call a function. Throws RangeError if it tries to access a place beyond the end of an array. */
  call(name: string, ...given: Argument[]): number {
    const door = this.exports[`quarterdeck_${name}`] as Exported | undefined;
    const takes = this.description.entries[name];
    if (!door || takes?.length !== given.length) throw new Error(`${name} cannot be called so`);
    const value = door(...given.map((each, at) => passed(each, takes[at] === 'f8')));
    if (value === FAILED) throw new RangeError(`${name} has reached beyond an array`);
    return Number(value);
  }

  /** Return a mark: `release` with it frees everything that is allocated from now on. */
  mark(): number {
    return this.free;
  }

  release(mark: number): void {
    this.free = mark;
  }

  private room(bytes: number): number {
    const at = this.free;
    this.free = aligned(at + bytes);
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    if (at < this.used) new Uint8Array(this.memory.buffer, at, Math.min(bytes, this.used - at)).fill(0);
    this.used = Math.max(this.used, this.free);
    return at;
  }
}

const aligned = (at: number): number => Math.ceil(at / APART) * APART;

/** Convert an argument for the module: array addresses and whole numbers are 64 bits wide. */
function passed(given: Argument, fraction: boolean): bigint | number {
  if (typeof given !== 'number') return given.at;
  return fraction ? given : BigInt(given);
}
