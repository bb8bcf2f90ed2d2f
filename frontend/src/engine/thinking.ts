/** How bots of a level decide in a page: what `quarterdeck.bots` does, over the same compiled functions. */
import { mindOf, workArea, type Key } from './areas';
import type { LevelPlan, Module, Numbers, Rows } from './module';
import type { Past } from './table';

/** Rows of the states: what the seat sees now, what it saw when cards were dealt; the worlds come behind four. */
const [VIEW, BEGINNING, FIRST] = [0, 1, 4];
const LEGAL = 64;
/** Worlds a chain. */
const CHAIN = 25;
/** Rows, and decisions of the seat's, that endings are solved with: `quarterdeck.engine.deciding`. */
const [ENDING_ROWS, LEVELS] = [FIRST + 3 * 4096, 16];
const ONE = 1 << 16;
/** Of a search: how much doubt counts, and the share of decisions beyond the tree made by rules of thumb. */
const [EXPLORE, GUIDED] = [1, 0.3];
/** The defaults of a rollout bot's settings. */
const [WORLDS, LEARNED] = [200, 0.5];
/** Work between two moments at which a thought may be broken off. */
const [PLAYS, SIMULATIONS] = [100, 250];
const THUMB = { kind: 'thumb' };

/** What a bot knows of its decision. */
export interface Question {
  seat: number;
  /** The bytes of its view, and what it remembers. */
  view: Uint8Array;
  past: Past;
  /** How many seats the game has. */
  seats: number;
}

/** 32 random bits. */
export type Chance = () => number;

/** The random bits of the browser. */
export const chance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const keyOf = (random: Chance): Key => Array.from({ length: 8 }, random);

/** Decides for bots; `weights`: what the game's policy has learned. */
export class Thinker {
  constructor(
    private readonly module: Module,
    private readonly weights?: Int16Array,
  ) {}

  /** A bot's action, in slices: each step of the generator is some milliseconds of work. */
  *decide(question: Question, level: string, random: Chance = chance): Generator<void, number> {
    const plan: LevelPlan = this.module.description.levels[level] ?? THUMB;
    const mark = this.module.mark();
    try {
      if (plan.kind === 'search') return yield* this.#search(question, plan.simulations ?? 0, random);
      return yield* this.#deliberate(question, plan, random);
    } finally {
      this.module.release(mark);
    }
  }

  *#deliberate(question: Question, level: LevelPlan, random: Chance): Generator<void, number> {
    const { module } = this;
    const { seat, past } = question;
    const compares = level.kind === 'rollout';
    const worlds = compares ? (level.worlds ?? WORLDS) : 0;
    const { endings } = module.description;
    const states = this.#imagining(question, endings ? ENDING_ROWS : FIRST, worlds);
    const mind = mindOf(module, keyOf(random), (random() | 1) >>> 0, [], this.weights);
    const plan = module.rows('plan', 1);
    const settings = {
      trained: this.weights ? 1 : 0,
      learned: compares ? Math.round(LEARNED * ONE) : 0,
      worlds,
      simulations: level.simulations ?? 0,
      slips: Math.round((level.slips ?? 0) * ONE),
      endings: endings ? 1 : 0,
    };
    for (const [name, value] of Object.entries(settings)) plan.set(name, value);
    const given = [...this.#remembered(past), mind, plan] as const;
    const board = [module.rows('place', endings ? ENDING_ROWS : 1), module.rows('level', LEVELS)];
    let action = module.call('settle', states, seat, ...given, ...board);
    if (action < 0 && level.duel && question.seats === 2) return yield* this.#search(question, level.duel, random);
    const room = Math.ceil(worlds / CHAIN) * LEGAL;
    const sums = [module.numbers('f8', room), module.numbers('f8', room)];
    while (action < 0) {
      yield;
      action = module.call('ponder', states, seat, ...given, ...sums, PLAYS);
    }
    return action;
  }

  *#search({ seat, view }: Question, simulations: number, random: Chance): Generator<void, number> {
    const { module } = this;
    const states = module.rows('state', 2);
    states.bytes(VIEW).set(view);
    const only = this.#only(states, seat);
    if (only !== null) return only;
    const key = keyOf(random);
    const { area, nodes, index } = workArea(module, key, (random() | 1) >>> 0, 2 * simulations, EXPLORE, GUIDED);
    for (let done = 0; done < simulations; done += SIMULATIONS) {
      module.call('think', states, seat, nodes, index, area, Math.min(SIMULATIONS, simulations - done));
      yield;
    }
    return module.call('choice', seat, nodes, area);
  }

  /** The only legal action; null where there are more. */
  #only(states: Rows, seat: number): number | null {
    const legal = this.module.numbers('i2', this.module.description.most.legal);
    return this.module.call('legal', states, VIEW, seat, legal) === 1 ? (legal.values[0] ?? null) : null;
  }

  /** Room for worlds, with what the seat sees and saw. */
  #imagining({ view, past }: Question, rows: number, worlds: number): Rows {
    const states = this.module.rows('state', Math.max(rows, FIRST + Math.max(worlds, 1)));
    states.bytes(VIEW).set(view);
    states.bytes(BEGINNING).set(past.beginning);
    return states;
  }

  #remembered(past: Past): [Numbers<'i1'>, Numbers<'i2'>, number] {
    const [seats, actions] = [this.module.numbers('i1', past.seats.length), this.module.numbers('i2', past.actions.length)];
    seats.values.set(past.seats);
    actions.values.set(past.actions);
    return [seats, actions, past.seats.length];
  }
}
