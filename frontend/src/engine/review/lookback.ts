/** Estimates what a game's moments were worth to each seat, as `quarterdeck.analysis.lookback` does. */
import { searchOf } from '../areas';
import type { Module, Numbers, Rows } from '../module';
import { scaleOf } from '../thinking/thought';

/**
 * Where rollouts begin: at the true state, at an action whose chance is drawn again, or at a new deal. CHOSEN is as AGAIN,
 * but the seat of the action plays on by its own policy.
 */
export const [TRUE, AGAIN, DEALT, CHOSEN] = [0, 1, 2, 3];
const KINDS = 4;
const GIVEN = 0;
/** Rollouts between two moments at which the work can be stopped. */
const SLICE = 200;

const NAMES = ['mean', 'mean_error', 'scaled', 'slope', 'share', 'error'] as const;
/** What a moment is worth, one number for each seat: see `quarterdeck.engine.search.lookback`. */
export type Worth = Record<(typeof NAMES)[number], number[]>;

/** The rollouts to make: their number and kind, the bytes of the first state, and the seat and action if needed. */
export interface Games {
  place: number;
  plays: number;
  kind: number;
  given?: Uint8Array;
  seat?: number;
  action?: number;
}

export class Lookback {
  readonly seats: number;
  readonly sides: number;
  readonly #states: Rows;
  readonly #options: Numbers<'i8'>;
  readonly #search: Rows;
  readonly #look: Rows;
  readonly #scale: readonly [rise: number, tilt: number];

  /** Prepare for a game with these encoded options; `bytes` is one of its states. */
  constructor(
    private readonly module: Module,
    options: readonly number[],
    first: Uint8Array,
    private readonly seed: number,
  ) {
    this.#states = module.rows('state', 2);
    this.#states.bytes(GIVEN).set(first);
    this.#options = module.numbers('i8', options.length);
    this.#options.values.set(options.map(BigInt));
    this.#search = searchOf(module, Array<number>(8).fill(0), 1, []);
    this.#look = module.rows('look', 1);
    this.seats = this.#states.get('seats', GIVEN);
    this.sides = module.call('score', this.#states, GIVEN, module.numbers('i8', module.description.most.seats));
    this.#scale = scaleOf(module, this.#states, this.seats, this.sides);
  }

  /** Estimate what a moment is worth from these rollouts. Yields between slices of the work. */
  *worth({ place, plays, kind, given, seat = 0, action = 0 }: Games): Generator<void, Worth> {
    const look = this.#look;
    if (given) this.#states.bytes(GIVEN).set(given);
    look.bytes().fill(0);
    const [rise, tilt] = this.#scale;
    for (const [name, value] of Object.entries({ rise, tilt, seats: this.seats, sides: this.sides }))
      look.set(name, value);
    const most = look.field('mean').length;
    this.module.call('seed_search', this.#search, this.seed, (place * KINDS + kind) * most + seat);
    for (let done = 0; done < plays; done += SLICE) {
      const count = Math.min(SLICE, plays - done);
      const given = [this.#states, kind, seat, action, this.#options, this.#search, this.module.model] as const;
      this.module.call('play_on', ...given, look, count);
      yield;
    }
    const found = NAMES.map((name) => [name, [...look.field(name).values.slice(0, this.seats)].map(Number)]);
    return Object.fromEntries(found) as Worth;
  }

  /** For each seat, the share of the win of its whole team in a finished game. */
  ofTeam(returns: readonly number[]): number[] {
    return returns.map((_, seat) => total(returns.filter((_, other) => other % this.sides === seat % this.sides)));
  }
}

/** The standard error of the sum or difference of two independent numbers with these standard errors. */
export const both = (one: number, other: number): number => Math.sqrt(one * one + other * other);

/** Add the numbers in their order, so that rounding is always the same. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
