/** The state of a local table: each entry of its log leads to the next state. Readers and storage are elsewhere. */
import type { Engine } from '../engine/games';
import { encode, evaluate } from '../engine/options';
import { unhex } from '../engine/starting';
import { LocalTable } from '../engine/table';
import type { Decoded } from '../contract/decode';
import type { Level, Notice, Over, Phase, Propose, Step } from '../contract/protocol';
import { type Created, dropLast, type Entry, type Later, type Told } from './entries';

/** The names of bots, the same as at a server. */
const BOT_NAMES = ['Ann', 'Bao', 'Cleo', 'Dag', 'Eva', 'Finn', 'Gus', 'Hana'];

export interface Place {
  kind: 'person' | 'bot';
  name: string;
  level: Level | null;
  /** The level of the bot that plays for the person now. */
  standin: Level | null;
}

/** What the table notes about a decision besides its action. */
interface Ply {
  seat: number;
  /** Whether the decision is the first of its command, which has all decisions of the seat up to the next `first`. */
  first: boolean;
  /** Whether the seat had more than one legal action. */
  free: boolean;
  /** Whether a bot made the decision for a person. */
  standin: boolean;
}

export class LocalState {
  readonly places: Place[];
  /** One entry for each of the table's decisions, in their order. */
  readonly plies: Ply[] = [];
  readonly notices: Notice[] = [];
  proposal: { kind: Propose['kind']; seat: number; yes: Set<number> } | null = null;
  over: Over | null = null;
  next: string | null = null;
  title: string;
  hints: boolean;
  /** The hints given: the number of decisions before the hint, and the seat that requested it. */
  hinted: { ply: number; seat: number }[] = [];
  seq = 1;
  /** How often decisions were taken back. Thinking that began before an undo is void. */
  rewound = 0;
  changed: number;

  constructor(
    readonly id: string,
    readonly created: Created,
    readonly table: LocalTable,
  ) {
    this.places = created.chairs.map((chair, seat) =>
      chair.kind === 'bot'
        ? { kind: 'bot', name: BOT_NAMES[seat % BOT_NAMES.length] ?? '', level: chair.level, standin: null }
        : { kind: 'person', name: chair.name, level: null, standin: null },
    );
    this.title = created.title;
    this.hints = created.hints;
    this.changed = created.at;
    for (const [seat, action] of created.made) this.#play(seat, [action], false);
  }

  /** Replay a log into its table. Rejects if an entry is illegal. */
  static async of(id: string, [created, ...entries]: readonly Entry[], engine: Engine): Promise<LocalState> {
    const state = await LocalState.begin(id, created as Created, engine);
    for (const entry of entries) state.follow(entry as Later);
    return state;
  }

  static async begin(id: string, created: Created, { description, codes, module }: Engine): Promise<LocalState> {
    const options = encode(description, created.options);
    const began = created.start ?? unhex(created.key);
    return new LocalState(id, created, new LocalTable(await module(), codes, options, began));
  }

  get phase(): Phase {
    return this.table.isOver || this.over ? 'finished' : 'playing';
  }
  get #before(): Told {
    return (this.created.start && this.created.told) || { events: [], steps: [] };
  }
  events(reader: number): Decoded[] {
    return [...this.#before.events, ...this.table.events(reader)];
  }
  steps(): Step[] {
    const { events, steps } = this.#before;
    return [...steps, ...this.table.steps().map((step) => ({ ...step, events: step.events + events.length }))];
  }

  /** The seats of people. All of them play at this device. */
  get people(): number[] {
    return this.places.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }
  /** The seats of people for whom no bot plays now. */
  get players(): number[] {
    return this.people.filter((seat) => !this.places[seat]?.standin);
  }
  /** The level of the bot that plays at a seat now; null: a person plays. */
  bot(seat: number): Level | null {
    return this.places[seat]?.level ?? this.places[seat]?.standin ?? null;
  }
  others(seat: number): number[] {
    return this.players.filter((other) => other !== seat);
  }
  get wanted(): number[] {
    return this.proposal ? this.players.filter((seat) => !this.proposal?.yes.has(seat)) : [];
  }

  /** Whether the last decision of a seat can be taken back: at once, or with the others' consent. */
  undo(seat: number): 'now' | 'ask' | null {
    if (!this.created.take_back || this.places[seat]?.kind === 'bot') return null;
    return this.plyBefore(seat) === null ? null : this.others(seat).length > 0 ? 'ask' : 'now';
  }

  /**
   * The number of decisions that remain if the seat takes its last one back; null if it cannot. A person who plays
   * alone goes back to their last real choice, even if bots have decided since then.
   */
  plyBefore(seat: number): number | null {
    if (this.phase !== 'playing') return null;
    if (this.others(seat).length === 0) return this.#lastPly((ply) => ply.seat === seat && ply.free && !ply.standin);
    const [first, last] = [this.table.undoLimit(seat), this.#lastPly(() => true)];
    const own = last !== null && this.plies[last]?.seat === seat;
    return own && first !== null && last >= first ? last : null;
  }

  /** The ply of the last decision that was the first one of its command and for which `fits` is true. */
  #lastPly(fits: (ply: Ply) => boolean): number | null {
    const found = this.plies.findLastIndex((ply) => ply.first && fits(ply));
    return found < 0 ? null : found;
  }

  get counts(): boolean {
    return this.rewound === 0 && this.hinted.length === 0 && !this.created.uncounted;
  }

  /** Whether the seat has requested a hint since its last decision. Another request is then not recorded. */
  hasHint(seat: number): boolean {
    const last = this.hinted.findLast((hint) => hint.seat === seat);
    return !!last && this.table.decisions.slice(last.ply).every(([other]) => other !== seat);
  }

  /** Whether the game ends if this seat resigns: there are at most two sides, and the seat is alone on its side. */
  decidedBy(seat: number): boolean {
    const count = evaluate(this.table.module.description.sides, this.created.options) as number | null;
    const sides = this.places.map((_, at) => (count === null ? at : at % count));
    return new Set(sides).size <= 2 && sides.filter((side) => side === sides[seat]).length === 1;
  }

  /** Apply the next entry of the log. Throws Refusal. */
  follow(entry: Later): void {
    this.seq += 1;
    this.changed = Math.max(this.changed, entry.at);
    switch (entry.type) {
      case 'decided':
        this.#play(entry.seat, entry.actions, entry.standin ?? false);
        if (this.proposal?.kind === 'take_back') this.proposal = null;
        return;
      case 'changed':
        return this.#change(entry.seat, entry.actions);
      case 'took_back':
        this.table.undo(entry.ply);
        this.plies.length = entry.ply;
        this.rewound += 1;
        for (const hint of this.hinted) hint.ply = Math.min(hint.ply, entry.ply);
        for (const notice of this.notices) notice.events = Math.min(notice.events, this.#told);
        this.proposal = null;
        return this.#remark(entry);
    }
    this.#beside(entry);
  }

  #play(seat: number, actions: readonly number[], standin: boolean): void {
    const free = this.seq > 1 && this.table.legal(seat).length > 1;
    this.table.decide(seat, actions);
    this.#made(seat, actions.length, free, standin);
  }

  #made(seat: number, count: number, free: boolean, standin: boolean): void {
    for (let at = 0; at < count; at++) this.plies.push({ seat, first: at === 0, free, standin });
  }

  /** Replace the seat's hidden decisions. The new ones come after those of the other seats. */
  #change(seat: number, actions: readonly number[]): void {
    dropLast(this.plies, this.table.chosen(seat).length, (ply) => ply.seat === seat);
    this.table.change(seat, actions);
    this.#made(seat, actions.length, true, false);
  }

  /** Apply an entry that is not a decision or an undo: a proposal, a hint, a stand-in, the title. */
  #beside(entry: Exclude<Later, { type: 'decided' | 'changed' | 'took_back' }>): void {
    switch (entry.type) {
      case 'proposed':
        this.proposal = { kind: entry.kind, seat: entry.seat, yes: new Set([entry.seat]) };
        return this.#remark(entry, entry.kind);
      case 'answered':
        this.proposal?.yes.add(entry.seat);
        if (entry.yes) return;
        this.proposal = null;
        return this.#remark({ type: 'declined', seat: entry.seat });
      case 'hinted':
        this.hinted.push({ ply: this.table.ply, seat: entry.seat });
        return this.#remark(entry);
      case 'hints':
        [this.proposal, this.hints] = [null, true];
        return this.#remark(entry);
      case 'ended':
        [this.proposal, this.over] = [null, { why: entry.why, seat: entry.seat }];
        return this.#remark(entry, entry.why);
      case 'stood_in':
      case 'returned':
        this.places[entry.seat]!.standin = entry.type === 'stood_in' ? entry.level : null;
        return this.#remark(entry, entry.type === 'stood_in' ? 'left' : '');
      case 'followed':
        this.next = entry.table;
        return;
      case 'arranged':
        this.title = entry.title;
    }
  }

  /** The number of events that a spectator has seen. */
  get #told(): number {
    return this.#before.events.length + this.table.told;
  }

  #remark({ type: kind, seat }: { type: string; seat: number }, why = ''): void {
    this.notices.push({ events: this.#told, kind, seat, name: this.places[seat]?.name ?? '', why });
  }
}
