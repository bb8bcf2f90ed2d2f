/** Decides for bots in the page, as `quarterdeck.bots` does, with the same compiled functions. */
import { offeredLevel } from '../../contract/levels';
import type { Level } from '../../contract/protocol';
import { searchOf, newSearchTree, type Key } from '../areas';
import { learnEarlier, remembered } from '../earlier';
import type { LevelPlan, Module, Rows } from '../module';
import type { Question } from '../past';

/** The rows of the states for the seat's current view, and for its view after the deal. */
const [VIEW, BEGINNING] = [0, 1];
const ONE = 1 << 16;
/** The numbers of rollouts and of simulations in one slice of a search, which can be stopped only between slices. */
const [PLAYS, SIMULATIONS] = [100, 250];

/** Returns 32 random bits. */
export type Chance = () => number;

export const chance: Chance = () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

const keyOf = (random: Chance): Key => Array.from({ length: 8 }, random);

export class Thinker {
  constructor(private readonly module: Module) {}

  /** Choose a bot's action. Yields every few milliseconds. */
  *decide(question: Question, level: Level, random: Chance = chance): Generator<void, number> {
    const { levels } = this.module.description;
    const plan = levels[offeredLevel(level, Object.keys(levels))];
    if (!plan) throw new Error(`there is no level ${level}`);
    const mark = this.module.mark();
    try {
      if (plan.kind === 'search') return yield* this.#search(question, plan, plan.simulations ?? 0, random);
      return yield* this.#deliberate(question, plan, random);
    } finally {
      this.module.release(mark);
    }
  }

  *#deliberate(question: Question, level: LevelPlan, random: Chance): Generator<void, number> {
    const { module } = this;
    const { seat, past } = question;
    const compares = level.kind === 'rollout';
    const worlds = compares ? (level.worlds ?? 0) : 0;
    const { endings, sizes } = module.description;
    const states = imagining(module, question, endings ? sizes.rows : sizes.first, worlds);
    const search = searchOf(module, keyOf(random), (random() | 1) >>> 0, []);
    learnEarlier(module, seat, past, search);
    const plan = module.rows('plan', 1);
    const settings = {
      worlds,
      simulations: level.simulations ?? 0,
      slips: Math.round((level.slips ?? 0) * ONE),
      endings: endings ? 1 : 0,
    };
    for (const [name, value] of Object.entries(settings)) plan.set(name, value);
    const given = [...remembered(module, past), search, module.model, plan] as const;
    const board = [module.rows('place', endings ? sizes.rows : 1), module.rows('level', sizes.levels)];
    let action = module.call('decide_directly', states, seat, ...given, ...board);
    if (action < 0 && level.duel && question.seats === 2)
      return yield* this.#search(question, level, level.duel, random);
    const room = Math.ceil(worlds / sizes.chain) * sizes.legal;
    const sums = [module.numbers('f8', room), module.numbers('f8', room)];
    while (action < 0) {
      yield;
      action = module.call('continue_search', states, seat, ...given, ...sums, PLAYS);
    }
    return action;
  }

  *#search({ seat, view }: Question, level: LevelPlan, simulations: number, random: Chance): Generator<void, number> {
    const { module } = this;
    const states = module.rows('state', 2);
    states.bytes(VIEW).set(view);
    const only = this.#only(states, seat);
    if (only !== null) return only;
    const key = keyOf(random);
    const drawn = (random() | 1) >>> 0;
    const { tree, nodes, index } = newSearchTree(module, key, drawn, 2 * simulations, level);
    for (let done = 0; done < simulations; done += SIMULATIONS) {
      module.call('run_simulations', states, seat, nodes, index, tree, Math.min(SIMULATIONS, simulations - done));
      yield;
    }
    return module.call('best_action', seat, nodes, tree);
  }

  #only(states: Rows, seat: number): number | null {
    const legal = this.module.numbers('i2', this.module.description.most.legal);
    return this.module.call('legal', states, VIEW, seat, legal) === 1 ? (legal.values[0] ?? null) : null;
  }
}

/** Allocate rows for a search's worlds, and write the seat's current and first view into the first rows. */
export function imagining(module: Module, { view, past }: Question, rows: number, worlds: number): Rows {
  const states = module.rows('state', Math.max(rows, module.description.sizes.first + Math.max(worlds, 1)));
  states.bytes(VIEW).set(view);
  states.bytes(BEGINNING).set(past.beginning);
  return states;
}
