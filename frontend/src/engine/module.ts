/**
 * A game's rules and searches as WebAssembly: what `quarterdeck.engine.compile.web` makes, with the arrays that its functions
 * take. Nothing here knows which game it is.
 */

import type { Code } from '../contract/decode';
import type { Count, Meanings, Outcome } from '../contract/thinking';
import type { MemoryData } from './memory';
import type { OptionsData } from './options';

/** A field of a row: the type of its numbers, its place in bytes, how many there are (0: it is no array). */
export type FieldLayout = readonly [kind: string, at: number, length: number];

export interface RowLayout {
  size: number;
  fields: Readonly<Record<string, FieldLayout>>;
}

/** Who plays at a level, as `quarterdeck.bots.levels` says. */
export interface LevelPlan {
  kind: string;
  explore: number;
  guided: number;
  /** Where others choose at the same time, the share of their choices expected to be by rules of thumb; 0: they learn. */
  expects: number;
  simulations?: number;
  worlds?: number;
  duel?: number;
  slips?: number;
}

/** What reasons speak of. */
export interface Terms {
  counts: readonly Count[];
  outcomes: readonly Outcome[];
  /** What the outcomes bring; missing where the game does not say it. */
  meanings?: Meanings;
}

/** What a module is, as its description beside it says. */
export interface Description extends OptionsData {
  game: string;
  version: number;
  sources: string;
  actions: number;
  most: { legal: number; seats: number; numbers: number };
  phases: readonly string[];
  /** Who plays at each level that the game offers: the kind of bot, and its settings. */
  levels: Readonly<Record<string, LevelPlan>>;
  /** Why an action may be illegal, and how each parameter is made of the engine's number. */
  reasons: readonly { rule: string; code: string; numbers: readonly ({ name: string } & Code)[] }[];
  /** The phases of which not everybody is ever told the decisions. */
  secret: readonly string[];
  /** Worlds can be dealt back to the beginning of their round, and so seats can be learned from earlier play. */
  deals_back: boolean;
  /** Rows before the worlds; actions and worlds that are noted together; rows and levels that endings take. */
  sizes: { first: number; legal: number; chain: number; rows: number; levels: number };
  /** What players must remember, where they must. */
  memory: MemoryData;
  /** Options that came later: a record may lack them. */
  added: readonly string[];
  /** What is counted at the end of a round. */
  counts: readonly Count[];
  /** What is looked at to say why one choice is better than another. */
  outcomes: readonly Outcome[];
  /** What the outcomes bring; missing where the game does not say it. */
  meanings?: Meanings;
  /** From what a search finds to the share of the win, by the kind of game, and the fields that tell kinds apart. */
  scales: Readonly<Record<string, readonly [rise: number, tilt: number]>>;
  scaled_by: readonly string[];
  /** The game lists its worlds: endings can be solved. */
  endings: boolean;
  /** What each function takes: `i8` and `f8` are numbers, the rest is in brackets. */
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
/** Everything begins at a multiple of so many bytes. */
const APART = 16;

/** A function has reached beyond an array. */
const FAILED = -(2n ** 63n);

/** Numbers of one type in the module's memory. */
export class Numbers<K extends Kind = Kind> {
  constructor(
    private readonly memory: WebAssembly.Memory,
    readonly kind: K,
    readonly at: number,
    readonly length: number,
  ) {}

  /** The numbers as they are now; not to be kept, as memory may move when it grows. */
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

  /** The bytes of so many rows from one on; not to be kept. */
  bytes(row = 0, count = 1): Uint8Array {
    return new Uint8Array(this.memory.buffer, this.at + row * this.layout.size, count * this.layout.size);
  }

  /** The numbers of a field; one where it is no array. */
  field(name: string, row = 0): Numbers {
    const found = this.layout.fields[name];
    if (!found) throw new Error(`there is no field ${name}`);
    const [kind, at, length] = found;
    return new Numbers(this.memory, kind as Kind, this.at + row * this.layout.size + at, Math.max(1, length));
  }

  /** A field that is one number. */
  get(name: string, row = 0): number {
    return Number(this.field(name, row).values[0]);
  }

  set(name: string, value: number, row = 0): void {
    const { values } = this.field(name, row);
    if (values instanceof BigInt64Array || values instanceof BigUint64Array) values[0] = BigInt(value);
    else values[0] = value;
  }

  /** One row as rows of its own, in the same memory. */
  row(at: number): Rows {
    return new Rows(this.memory, this.layout, this.at + at * this.layout.size, 1);
  }
}

export type Argument = number | Numbers | Rows;
type Exported = (...given: (bigint | number)[]) => bigint;

/** One module with a memory of its own. */
export class Module {
  /** Memory from here on has never been given to anybody, and is all 0. */
  private used: number;
  /** The weights by which players are imagined: all searches share them. */
  readonly model: Rows;

  private constructor(
    readonly description: Description,
    private readonly exports: WebAssembly.Exports,
    private free: number,
    /** What the game's policy has learned. */
    readonly learned?: Int16Array,
  ) {
    this.used = free;
    this.model = this.rows('model', 1);
    if (learned) this.model.field('weights').values.set(learned as never);
  }

  /** A module from its bytes, or compiled already: then it is there at once. Rejects where they are none. */
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

  /** Room for so many numbers, all 0. See `mark`. */
  numbers<K extends Kind>(kind: K, length: number): Numbers<K> {
    return new Numbers(this.memory, kind, this.room(length * ARRAYS[kind].BYTES_PER_ELEMENT), length);
  }

  /** Room for so many rows of a type, all 0. See `mark`. */
  rows(type: string, length: number): Rows {
    const layout = this.description.types[type];
    if (!layout) throw new Error(`there is no type ${type}`);
    return new Rows(this.memory, layout, this.room(length * layout.size), length);
  }

  /** Call a function. Throws where it reaches beyond an array. */
  call(name: string, ...given: Argument[]): number {
    const door = this.exports[`quarterdeck_${name}`] as Exported | undefined;
    const takes = this.description.entries[name];
    if (!door || takes?.length !== given.length) throw new Error(`${name} cannot be called so`);
    const value = door(...given.map((each, at) => passed(each, takes[at] === 'f8')));
    if (value === FAILED) throw new RangeError(`${name} has reached beyond an array`);
    return Number(value);
  }

  /** Begin to give room from here on; what is given from then on is free again after `release`. */
  mark(): number {
    return this.free;
  }

  /** What was given since that mark is free again. */
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

/** An argument as the module takes it: places of arrays and whole numbers are 64 bits wide. */
function passed(given: Argument, fraction: boolean): bigint | number {
  if (typeof given !== 'number') return given.at;
  return fraction ? given : BigInt(given);
}
