/**
 * A game's rules and searches as WebAssembly: what `quarterdeck.engine.compile.web` makes, with the arrays that its functions
 * take. Nothing here knows which game it is.
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
  /** In simultaneous choices, the share of the others' choices expected to follow rules of thumb; 0: learn it. */
  expects: number;
  simulations?: number;
  worlds?: number;
  duel?: number;
  slips?: number;
}

/** What searches need of a game's themes, without their words (`vocabulary.ts`). */
export interface Themes {
  result: string;
  better: number;
  outcomes: Readonly<Record<string, Omit<Meaning, 'words'>>>;
  unit: Omit<Unit, 'words'>;
  themes: Readonly<Record<string, Searched>>;
}
/** `sure` and `out`: there are words for that certainty. */
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
  /** The rules that make an action illegal, and how each parameter follows from the engine's number. */
  reasons: readonly { rule: string; code: string; numbers: readonly ({ name: string } & Code)[] }[];
  /** The phases whose decisions stay hidden from some players for ever. */
  secret: readonly string[];
  /** Worlds can be dealt back to the beginning of their round, so that models learn from earlier play. */
  deals_back: boolean;
  /** Rows before the worlds; actions and worlds noted together; rows and levels for exact endings. */
  sizes: { first: number; legal: number; chain: number; rows: number; levels: number };
  /** Phases in which a hand is laid as a whole. */
  orders: readonly string[];
  /** Of their comparison: rows of states, worlds in all and of one step, actions of an order. */
  order_sizes: { rows: number; worlds: number; step: number; length: number };
  /** What players must remember at a table with strict memory. */
  memory: MemoryData;
  /** Options added later: a record may lack them. */
  added: readonly string[];
  /** The counts at the end of a round. */
  counts: readonly Count[];
  /** The outcomes that explain why one choice is better than another. */
  outcomes: readonly Outcome[];
  /** The themes, and what the outcomes lead to; missing if the game does not define them. */
  vocabulary?: Themes;
  /** The scale from a search's result to the share of the win by kind of game, and the fields that define the kind. */
  scales: Readonly<Record<string, readonly [rise: number, tilt: number]>>;
  calibration_keys: readonly string[];
  /** The game lists its worlds, so that endings can be solved. */
  endings: boolean;
  /** The argument types of each function: `i8` and `f8` are numbers, arrays are in brackets. */
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

/** Returned by a function that reached beyond an array. */
const FAILED = -(2n ** 63n);

/** Numbers of one type in the module's memory. */
export class Numbers<K extends Kind = Kind> {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly kind: K,
    readonly at: number,
    readonly length: number,
  ) {}

  /** The current numbers. Do not keep them: memory may move when it grows. */
  get values(): Values<K> {
    return new ARRAYS[this.kind](this.memory.buffer, this.at, this.length) as Values<K>;
  }
}

/** Rows of one structured type in the module's memory. */
export class Rows {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly layout: RowLayout,
    readonly at: number,
    readonly length: number,
  ) {}

  /** The bytes of `count` rows from `row` on. Do not keep them. */
  bytes(row = 0, count = 1): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at + row * this.layout.size, count * this.layout.size);
  }

  /** The numbers of a field; one if the field is no array. */
  field(name: string, row = 0): Numbers {
    const found = this.layout.fields[name];
    if (!found) throw new Error(`there is no field ${name}`);
    const [kind, at, length] = found;
    return new Numbers(this.memory, kind as Kind, this.at + row * this.layout.size + at, Math.max(1, length));
  }

  /** Read a field that is one number. */
  get(name: string, row = 0): number {
    return Number(this.field(name, row).values[0]);
  }

  set(name: string, value: number, row = 0): void {
    const { values } = this.field(name, row);
    if (values instanceof BigInt64Array || values instanceof BigUint64Array) values[0] = BigInt(value);
    else values[0] = value;
  }

  /** One row, as rows in the same memory. */
  row(at: number): Rows {
    return new Rows(this.memory, this.layout, this.at + at * this.layout.size, 1);
  }
}

export type Argument = number | Numbers | Rows;
type Exported = (...given: (bigint | number)[]) => bigint;

/** One module with its own memory. */
export class Module {
  /** From here on memory was never allocated, and is all 0. */
  private used: number;
  /** The weights by which searches imagine players. All searches share them. */
  readonly model: Rows;

  private constructor(
    readonly description: Description,
    private readonly exports: WebAssembly.Exports,
    private free: number,
    /** The learned numbers of the game's policy. */
    readonly learned?: Int16Array,
  ) {
    this.used = free;
    this.model = this.rows('model', 1);
    if (learned) this.model.field('weights').values.set(learned as never);
  }

  /** Open a module from its bytes, or at once from compiled code. Rejects if they are no module. */
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

  /** Allocate `length` numbers, all 0. See `mark`. */
  numbers<K extends Kind>(kind: K, length: number): Numbers<K> {
    return new Numbers(this.memory, kind, this.room(length * ARRAYS[kind].BYTES_PER_ELEMENT), length);
  }

  /** Allocate rows of a type, all 0. See `mark`. */
  rows(type: string, length: number): Rows {
    const layout = this.description.types[type];
    if (!layout) throw new Error(`there is no type ${type}`);
    return new Rows(this.memory, layout, this.room(length * layout.size), length);
  }

  /** Call a function. Throws if it reaches beyond an array. */
  call(name: string, ...given: Argument[]): number {
    const door = this.exports[`quarterdeck_${name}`] as Exported | undefined;
    const takes = this.description.entries[name];
    if (!door || takes?.length !== given.length) throw new Error(`${name} cannot be called so`);
    const value = door(...given.map((each, at) => passed(each, takes[at] === 'f8')));
    if (value === FAILED) throw new RangeError(`${name} has reached beyond an array`);
    return Number(value);
  }

  /** Begin a block of allocations, which `release` frees. */
  mark(): number {
    return this.free;
  }

  /** Free everything allocated since that mark. */
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
