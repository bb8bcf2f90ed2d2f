/**
 * One game in progress in the page: does what `quarterdeck.table.Table` does, with the same compiled functions. Every
 * view passes through `#look`, where the module hides what a reader may not know.
 */
import { ApiError } from '../contract/api-error';
import type { EventCode } from '../contract/decode';
import { decode, numberValue, type Decoded } from '../contract/decode';
import type { ReasonInfo, Step, Turn } from '../contract/protocol';
import { members } from './bits';
import type { Module, Numbers, Rows } from './module';
import type { Past, Question, Stretch } from './past';
import { putStart, type Start } from './starting';

/** The number that stands for a reader without a seat. */
export const SPECTATOR = -1;
/** Stands for the action of a decision that another seat made in secret. */
const SECRET = -1;

/** A decision that the table rejects. */
export class Refusal extends Error {
  constructor(
    readonly code: 'finished' | 'illegal' | 'not_your_turn' | 'late',
    readonly reason: ReasonInfo | null = null,
  ) {
    super(code);
  }
}

const [NOW, NEXT, SHOWN] = [0, 1, 2];
/** Length of a key in bytes. */
const KEY = 32;

export class LocalTable {
  /** The seat and action of every decision so far. */
  readonly decisions: [seat: number, action: number][] = [];
  /** The bytes of every state since the deal, and of the facts noted about it (see `#mark`). */
  readonly #history: Uint8Array[] = [];
  readonly #marks: Uint8Array[] = [];
  /** Earlier play by seat and first ply, so that the same stretch is always the same object. */
  readonly #stretches = new Map<string, Stretch>();
  /** By reader: the events of each state, computed when first read. */
  readonly #accounts = new Map<number, Decoded[][]>();
  readonly #states: Rows;
  readonly #rows: Rows;
  readonly #legal: Numbers<'i2'>;
  readonly #own: Numbers<'i2'>;
  readonly #reason: Numbers<'i8'>;
  readonly #shares: Numbers<'f8'>;
  readonly #sums: Numbers<'i8'>;

  /** Deal with a key of 32 bytes, or begin at a state. `options` are encoded. Throws ApiError for an invalid state. */
  constructor(
    readonly module: Module,
    private readonly codes: readonly EventCode[],
    options: readonly number[],
    began: Uint8Array | Start,
  ) {
    const { most, actions } = module.description;
    this.#states = module.rows('state', 3);
    this.#rows = module.rows('mark', 2);
    this.#legal = module.numbers('i2', most.legal);
    this.#own = module.numbers('i2', actions);
    this.#reason = module.numbers('i8', most.numbers);
    this.#shares = module.numbers('f8', most.seats);
    this.#sums = module.numbers('i8', most.seats);
    this.#deal(options, began instanceof Uint8Array ? began : new Uint8Array(KEY));
    if (!(began instanceof Uint8Array)) this.#begin(began);
    module.call('begin', this.#states, this.#rows);
    this.#keep();
  }

  get seats(): number {
    return this.#states.get('seats', NOW);
  }
  get pending(): number[] {
    return members(this.#mark('owing'));
  }
  get isOver(): boolean {
    return this.#mark('owing') === 0;
  }
  /** Whether the last decision led to a deal, a shuffle or a draw. */
  get drew(): boolean {
    return this.#mark('drew') !== 0;
  }
  get ply(): number {
    return this.decisions.length;
  }
  get phase(): string {
    return this.#phase(this.ply);
  }

  /** The seat's legal actions, ascending. */
  legal(seat: number): number[] {
    return this.#owes(seat) ? this.#allowed(seat) : [];
  }

  /** The actions with the seat's own cards that are illegal now, each with its reason. */
  illegal(seat: number): { action: number; reason: ReasonInfo }[] {
    if (!this.#owes(seat)) return [];
    const legal = this.#allowed(seat);
    const count = this.module.call('candidate_actions', this.#states, NOW, seat, this.#own);
    const barred = [...this.#own.values.slice(0, count)].filter((action) => !legal.includes(action));
    return barred.map((action) => ({ action, reason: this.#why(seat, action) }));
  }

  /** Why an action is illegal for a seat; null if it is legal. */
  why(seat: number, action: number): ReasonInfo | null {
    return this.legal(seat).includes(action) ? null : this.#why(seat, action);
  }

  /** Apply a seat's decisions in order, all or none. Throws Refusal. */
  decide(seat: number, actions: readonly number[]): void {
    const before = this.ply;
    try {
      for (const action of actions) this.#step(seat, action);
    } catch (refusal) {
      this.undo(before);
      throw refusal;
    }
  }

  /** Replace the seat's hidden decisions by these, all or none. Throws Refusal. */
  change(seat: number, actions: readonly number[]): void {
    const at = this.#mark('told');
    const waiting = this.decisions.slice(at);
    if (!waiting.some(([other]) => other === seat)) throw new Refusal('late');
    this.undo(at);
    try {
      for (const [other, action] of waiting) if (other !== seat) this.#step(other, action);
      this.decide(seat, actions);
    } catch (refusal) {
      this.undo(at);
      for (const [other, action] of waiting) this.#step(other, action);
      throw refusal;
    }
  }

  /** Throw what `decide` or `change` would throw, and change nothing. */
  check(seat: number, actions: readonly number[], change = false): void {
    const at = change ? this.#mark('told') : this.ply;
    const waiting = this.decisions.slice(at);
    if (change) this.change(seat, actions);
    else this.decide(seat, actions);
    this.undo(at);
    for (const [other, action] of waiting) this.#step(other, action);
  }

  /** The seat's decisions in a simultaneous choice that is not revealed. */
  chosen(seat: number): number[] {
    return this.decisions.slice(this.#mark('told')).flatMap(([other, action]) => (other === seat ? [action] : []));
  }

  /** The actions that the seat may choose instead of its first unrevealed decision, ascending. */
  alternatives(seat: number): number[] {
    if (this.chosen(seat).length === 0) return [];
    return this.#at(this.#mark('told'), () => this.#allowed(seat));
  }

  count(seat: number): number {
    return this.decisions.filter(([other]) => other === seat).length;
  }

  /** The earliest ply to which a seat may go back by itself; null if its last decision can no longer be taken back. */
  undoLimit(seat: number): number | null {
    const undo = this.#mark('undo');
    return this.#mark('seat') === seat && undo < this.ply ? undo : null;
  }

  undo(ply: number): void {
    if (ply >= this.ply) return;
    this.decisions.length = ply;
    this.#stretches.clear();
    for (const known of [this.#history, this.#marks, ...this.#accounts.values()])
      known.length = Math.min(known.length, ply + 1);
    this.#load(ply);
    this.#rows.bytes(NOW).set(this.#marks[ply] ?? []);
  }

  /** Whose turn it is, and what the seat may do (null: a spectator), in the protocol's format. */
  turn(seat: number | null): Turn {
    const { pending } = this;
    if (seat === null) return { pending, count: 0, legal: [], illegal: [], chosen: [], alternatives: [] };
    return {
      pending,
      count: this.count(seat),
      legal: this.legal(seat),
      illegal: this.illegal(seat),
      chosen: this.chosen(seat),
      alternatives: this.alternatives(seat),
    };
  }

  /** The events that a reader may know, from a ply on. All callers get the same objects and must not change them. */
  events(reader: number, from = 0): Decoded[] {
    const known = this.#accounts.get(reader) ?? [];
    this.#accounts.set(reader, known);
    for (let ply = known.length; ply <= this.ply; ply++) known.push(this.#at(ply, () => this.#told(reader)));
    return known.slice(from).flat();
  }

  /** All events with all secrets, for the record after the end. Never show them to a player. */
  everything(): Decoded[] {
    return this.#history.flatMap((_, ply) => this.#at(ply, () => this.#read(NOW)));
  }

  /** The points between events at which players decided. They are the same for every reader. */
  steps(): Step[] {
    return this.#marks.flatMap((_, ply) => {
      const events = this.#mark('events', ply);
      if (events === (ply > 0 ? this.#mark('events', ply - 1) : 0)) return [];
      const now = Array.from({ length: this.#mark('sides', ply) }, (_, side) => this.#mark('now', ply, side));
      const pending = members(this.#mark('owing', ply));
      return [{ events, pending, phase: this.#phase(ply), ...(now.length > 0 && { now }) }];
    });
  }

  /** The number of events so far. */
  get told(): number {
    return this.#mark('events');
  }

  /** The seat's view: the bytes of a redacted row. */
  view(seat: number): Uint8Array {
    this.#look(seat);
    return this.#states.bytes(SHOWN).slice();
  }

  /** The bytes of the full state, to go on from this position. Never show them to a player. */
  fullState(): Uint8Array {
    return this.#states.bytes(NOW).slice();
  }

  /** What a seat remembers, for a bot. */
  past(seat: number): Past {
    const moments = [...new Set(this.#marks.map((_, ply) => this.#mark('moved', ply)))];
    const earlier = this.module.description.deals_back
      ? moments.slice(1).flatMap((following, at) => this.#stretch(seat, moments[at] ?? 0, following - 1))
      : [];
    const first = moments.at(-1) ?? 0;
    const beginning = this.#at(first, () => this.view(seat));
    return { beginning, ...this.#remembered(seat, first, this.ply), earlier };
  }

  /** What a seat remembers of the plies from `first` to `last`, as a list of one; empty if no decision was made. */
  #stretch(seat: number, first: number, last: number): Stretch[] {
    if (first >= last) return [];
    const name = `${seat} ${first}`;
    const known = this.#stretches.get(name);
    if (known) return [known];
    const view = (ply: number): Uint8Array => this.#at(ply, () => this.view(seat));
    const stretch = { beginning: view(first), end: view(last), ...this.#remembered(seat, first, last) };
    this.#stretches.set(name, stretch);
    return [stretch];
  }

  /** The decisions between two plies, without the actions that the seat did not know at the last of them. */
  #remembered(seat: number, first: number, last: number): Pick<Past, 'seats' | 'actions'> {
    const told = this.#mark('told', last);
    const { secret } = this.module.description;
    const made = this.decisions.slice(first, last);
    const open = (at: number): boolean => at < told && !secret.includes(this.#phase(at));
    return {
      seats: made.map(([other]) => other),
      actions: made.map(([other, action], at) => (other === seat || open(first + at) ? action : SECRET)),
    };
  }

  /**
   * The decisions between `after` events and the next event that a reader may know. Each has the reader's view before
   * all of them.
   */
  playsAfter(after: number, reader: number): { seat: number; action: number; view: Uint8Array }[] {
    const end = this.#marks.findIndex((_, ply) => this.#mark('events', ply) > after);
    if (end < 1 || this.#mark('events', end - 1) !== after) return [];
    const begin = this.#mark('told', end - 1);
    const { seats, actions } = this.#remembered(reader, begin, end);
    const view = this.#at(begin, () => this.view(reader));
    const known = seats.map((seat, at) => ({ seat, action: actions[at] ?? SECRET, view }));
    return known.filter(({ action }) => action !== SECRET);
  }

  question(seat: number): Question {
    return { seat, view: this.view(seat), past: this.past(seat), seats: this.seats };
  }

  result(): { returns: number[]; scores: number[] } {
    this.module.call('share', this.#states, NOW, this.#shares);
    const sides = this.module.call('score', this.#states, NOW, this.#sums);
    return {
      returns: [...this.#shares.values.slice(0, this.seats)],
      scores: [...this.#sums.values.slice(0, sides)].map(Number),
    };
  }

  /** The action that the rules of thumb choose for a seat. */
  advice(seat: number): number {
    return this.module.call('advise', this.#states, NOW, seat, 1 + this.ply);
  }

  /**
   * `horizon`: a number that changes when a round is over. `shares`: each seat's share of the win, as a search would
   * estimate it from the present state.
   */
  outlook(): { horizon: number; shares: number[] } {
    this.module.call('estimate', this.#states, NOW, this.#shares);
    const horizon = this.module.call('horizon_at', this.#states, NOW);
    return { horizon, shares: [...this.#shares.values.slice(0, this.seats)] };
  }

  #deal(options: readonly number[], bytes: Uint8Array): void {
    const [given, key] = [this.module.numbers('i8', options.length), this.module.numbers('u4', 8)];
    given.values.set(options.map(BigInt));
    key.values.set(new Uint32Array(bytes.slice().buffer));
    this.module.call('start', this.#states, given, key);
  }

  /** Replace the dealt state by a given one. */
  #begin(start: Start): void {
    const { seats } = this;
    this.#states.bytes(NOW).fill(0);
    putStart(this.#states.row(NOW), start);
    if (this.seats !== seats) throw new ApiError('bad_start', `the state has ${this.seats} seats, not ${seats}`);
  }

  #step(seat: number, action: number): void {
    if (this.isOver) throw new Refusal('finished');
    if (!this.#owes(seat)) throw new Refusal('not_your_turn');
    const owing = this.module.call('step', this.#states, NOW, seat, action, this.#legal, this.#rows);
    if (owing < 0) throw new Refusal('illegal', this.#why(seat, action));
    for (const rows of [this.#states, this.#rows]) rows.bytes(NOW).set(rows.bytes(NEXT));
    this.#keep();
    this.decisions.push([seat, action]);
  }

  /** Store the current state, and the facts that `step` has noted about it. */
  #keep(): void {
    this.#history.push(this.#states.bytes(NOW).slice());
    this.#marks.push(this.#rows.bytes(NOW).slice());
  }

  /** Read a 32-bit number that the module's `step` noted at a ply (the fields of `engine.play.steps.MARK`). */
  #mark(name: string, ply = this.ply, index = 0): number {
    const [, at] = this.#rows.layout.fields[name] ?? ['i4', 0, 0];
    return new Int32Array(this.#marks[ply]?.buffer ?? new ArrayBuffer(at + 4), at)[index] ?? 0;
  }

  #phase(ply: number): string {
    return this.module.description.phases[this.#mark('phase', ply)] ?? '';
  }

  #owes(seat: number): boolean {
    return this.pending.includes(seat);
  }

  #allowed(seat: number): number[] {
    const count = this.module.call('legal', this.#states, NOW, seat, this.#legal);
    return [...this.#legal.values.slice(0, count)];
  }

  #why(seat: number, action: number): ReasonInfo {
    this.#look(seat);
    const found = this.module.call('why', this.#states, SHOWN, seat, action, this.#reason);
    const kind = this.module.description.reasons[found];
    if (!kind) throw new Error(`there is no reason ${found}`);
    const values = [...this.#reason.values].map(Number);
    const data = kind.numbers.map((code, at) => [code.name, numberValue(code, values[at] ?? 0)] as const);
    return { rule: kind.rule, code: kind.code, data: Object.fromEntries(data) };
  }

  #look(reader: number): void {
    this.module.call('write_view', this.#states, NOW, reader, this.#states.row(SHOWN));
  }

  /** The events that led to the current state, as a reader may know them. */
  #told(reader: number): Decoded[] {
    if (this.#states.get('events', NOW) === 0) return [];
    this.#look(reader);
    return this.#read(SHOWN);
  }

  #read(row: number): Decoded[] {
    const count = this.#states.get('events', row);
    return decode(this.codes, [...this.#states.field('event', row).values.slice(0, count)].map(Number));
  }

  /** Run `work` at the state of another ply. */
  #at<T>(ply: number, work: () => T): T {
    this.#load(ply);
    try {
      return work();
    } finally {
      this.#load(this.ply);
    }
  }

  #load(ply: number): void {
    const bytes = this.#history[ply];
    if (bytes) this.#states.bytes(NOW).set(bytes);
  }
}
