/**
 * Estimates a seat's share of the win for each of its actions, as `quarterdeck.analysis.analyse` does. The same
 * compiled functions compute every number, so that the page and Python agree to the last digit.
 */
import { searchOf } from '../areas';
import { learnEarlier, remembered } from '../earlier';
import type { Job } from '../job';
import type { Considered, Count, Said, Thought as Summary } from '../../contract/thinking';
import type { Description, Module, Numbers, Rows } from '../module';
import { imagining } from './thinking';
import type { Question } from '../past';
import { CERTAINTIES, OF_OUTCOMES, MAX_OUTCOMES, MAX_THEMES, SPOKEN, wayOf } from './themes';

/** The default limit of rollouts. */
export const PLAYS = 40_000;
/** The most worlds that a search draws. */
const MOST_WORLDS = 100_000;
/** The number of worlds before an early answer: less than a tenth of the work, but mostly it finds the best choice. */
const EARLY = 200;
/** The least difference in shares of the win that matters, as in `quarterdeck.engine.search.analysis`. */
const NEAR = 0.01;

export interface Thought extends Summary {
  /** Whether its actions have reasons. */
  explained: boolean;
}

export interface Asked {
  seed?: number;
  plays?: number;
  /** The legal actions to consider; by default all. */
  actions?: readonly number[];
  /** Whether to return an early thought with reasons after little work. The final result stays the same. */
  early?: boolean;
  /** False: leave the search's results as they are, instead of converting them to the calibrated share of the win. */
  scaled?: boolean;
}

/**
 * Analyse the seat's decision. Yields every few milliseconds, with a thought if there is a new one, and returns the
 * last thought. Ends when the result is certain enough, or after about `plays` rollouts. Throws RangeError if the seat
 * owes no decision, or an action is illegal.
 */
export function* thoughts(module: Module, question: Question, asked: Asked = {}): Generator<Thought | void, Thought> {
  const mark = module.mark();
  try {
    return yield* new Thinking(module, question, asked).run();
  } finally {
    module.release(mark);
  }
}

export const think: Job<{ question: Question; asked?: Asked }, Thought, Thought> = function* (
  given,
  { question, asked },
) {
  return yield* thoughts(given.module, question, asked);
};

class Thinking {
  readonly #states: Rows;
  readonly #given: readonly [Numbers, Numbers, number, Rows, Rows, Rows];
  readonly #board: readonly [Rows, Rows];
  readonly #sums: readonly [Numbers<'f8'>, Numbers<'f8'>];
  readonly #found: Rows;
  readonly #choices: number[];
  readonly #worlds: number;
  readonly #seed: number;
  readonly #seat: number;
  readonly #early: boolean;

  constructor(
    private readonly module: Module,
    question: Question,
    { seed = 0, plays = PLAYS, actions, early = false, scaled = true }: Asked,
  ) {
    const { endings, sizes } = module.description;
    this.#early = early;
    this.#seed = seed;
    this.#seat = question.seat;
    this.#choices = choicesOf(module, question, actions);
    const chains = Math.max(2, Math.ceil(plays / (sizes.chain * this.#choices.length)));
    this.#worlds = Math.min(MOST_WORLDS, chains * sizes.chain);
    this.#states = imagining(module, question, endings ? sizes.rows : sizes.first, this.#worlds);
    const search = searchOf(module, Array<number>(8).fill(0), 1, this.#choices);
    learnEarlier(module, question.seat, question.past, search);
    const plan = module.rows('plan', 1);
    const settings = { worlds: this.#worlds, endings: endings ? 1 : 0 };
    for (const [name, value] of Object.entries(settings)) plan.set(name, value);
    this.#given = [...remembered(module, question.past), search, module.model, plan];
    this.#board = [module.rows('place', endings ? sizes.rows : 1), module.rows('level', sizes.levels)];
    const room = Math.ceil(this.#worlds / sizes.chain) * sizes.legal;
    this.#sums = [module.numbers('f8', room), module.numbers('f8', room)];
    this.#found = found(module, question, this.#states);
    if (!scaled)
      for (const [name, value] of [
        ['rise', 0],
        ['tilt', 1],
      ] as const)
        this.#found.set(name, value);
  }

  *run(): Generator<Thought | void, Thought> {
    const { chain } = this.module.description.sizes;
    const solved = this.module.call('ask', this.#states, this.#seat, ...this.#given, ...this.#board, this.#seed);
    if (solved) return this.#thought(solved, true);
    for (let done = chain; ; done += chain) {
      this.module.call('play_worlds', this.#states, this.#seat, ...this.#given, ...this.#sums, chain);
      const thought = done > chain ? this.#thought(0, done >= this.#worlds) : undefined;
      if (thought && (thought.enough || done >= this.#worlds)) return thought;
      yield this.#early && done === EARLY ? this.#first() : thought;
    }
  }

  /** Return the early thought with reasons. Finding reasons draws random numbers, so restore the search after it. */
  #first(): Thought {
    const search = this.#given[3];
    const before = search.bytes().slice();
    const thought = this.#thought(0, true);
    search.bytes().set(before);
    return thought;
  }

  #thought(solved: number, last: boolean): Thought {
    const [row, count] = [this.#found, this.#choices.length];
    const [, , , search, model, plan] = this.#given;
    this.module.call('weigh_up', search, solved, ...this.#sums, row);
    const enough = row.get('enough') === 1;
    if (last || enough)
      this.module.call('near_outcomes', this.#states, this.#seat, search, model, plan, this.#board[0], row);
    const worlds = row.get('worlds');
    const order = [...row.field('order').values.slice(0, count)].map(Number);
    const explained = last || enough;
    const actions = order.map((at) => this.#considered(at, explained));
    return { actions, worlds, plays: worlds * count, exact: solved > 0, enough, explained };
  }

  #considered(at: number, last: boolean): Considered {
    const row = this.#found;
    const one = (name: string): number => Number(row.field(name).values[at]);
    const shares = slots(row, 'shares', this.module.description.sizes.legal, at);
    return {
      action: this.#choices[at] ?? -1,
      share: one('share'),
      error: one('error'),
      behind: one('behind'),
      behind_error: one('behind_error'),
      shares: shares.slice(0, row.get('seats')),
      counts: this.#counts(slots(row, 'counts', this.module.description.sizes.legal, at)),
      soon: last ? this.#soon(at) : {},
      points: last && row.get('result') >= 0 ? one('points') : null,
      themes: last ? this.#themes(at, one('rival')) : [],
      rival: last && one('rival') >= 0 ? (this.#choices[one('rival')] ?? null) : null,
      best_in: last && one('best_in') >= 0 ? one('best_in') : null,
      alike: last && one('alike') === 1,
    };
  }

  #soon(at: number): Record<string, number> {
    const { outcomes, sizes } = this.module.description;
    const numbers = slots(this.#found, 'outcomes', sizes.legal, at);
    return Object.fromEntries(outcomes.map(({ code }, place) => [code, numbers[place] ?? 0]));
  }

  #themes(at: number, rival: number): Said[] {
    const { outcomes, vocabulary, sizes } = this.module.description;
    const numbers = slots(this.#found, 'said', sizes.legal, at);
    const names = new Map([
      ...Object.keys(vocabulary?.themes ?? {}).entries(),
      ...outcomes.map(({ code }, place) => [MAX_THEMES + place, code] as const),
    ]);
    return [0, 1].flatMap((nth) => {
      const [place = -1, certainty = 0, beside = 0, ...its] = numbers.slice(nth * SPOKEN, (nth + 1) * SPOKEN);
      const [theme, sure] = [names.get(place), CERTAINTIES[certainty]];
      if (theme === undefined || !sure) return [];
      const action = this.#choices[beside ? rival : at] ?? -1;
      return [{ theme, certainty: sure, of: beside ? 'other' : 'this', action, numbers: its as Said['numbers'] }];
    });
  }

  #counts(numbers: readonly number[]): Record<string, number[]> {
    const { counts, most } = this.module.description;
    const length = ({ sides }: Count): number => this.#found.get(sides ? 'sides' : 'seats');
    return Object.fromEntries(
      counts.map((count, place) => [count.code, numbers.slice(place * most.seats, place * most.seats + length(count))]),
    );
  }
}

/** Return the numbers of the action at index `at`, from a field with equally many numbers for each action. */
function slots(row: Rows, name: string, actions: number, at: number): number[] {
  const { values } = row.field(name);
  const each = values.length / actions;
  return [...values.slice(at * each, (at + 1) * each)].map(Number);
}

/** The actions to consider, ascending. */
function choicesOf(module: Module, { seat, view }: Question, actions?: readonly number[]): number[] {
  const states = module.rows('state', 1);
  states.bytes().set(view);
  const room = module.numbers('i2', module.description.most.legal);
  const legal = [...room.values.subarray(0, module.call('legal', states, 0, seat, room))].map(Number);
  const chosen = actions ? [...new Set(actions)].sort((one, two) => one - two) : legal;
  if (!chosen.length || chosen.some((action) => !legal.includes(action)))
    throw new RangeError('there is nothing to consider');
  return chosen;
}

/** Allocate the row for the analysis's results, and fill in its inputs: the scale, the seat, the themes. */
function found(module: Module, { seat, seats }: Question, view: Rows): Rows {
  const { most, counts } = module.description;
  const sides = module.call('score', view, 0, module.numbers('i8', most.seats));
  const [rise, tilt] = scaleOf(module, view, seats, sides);
  const row = module.rows('thought', 1);
  for (const [name, value] of Object.entries({ rise, tilt, seat, seats, sides, result: -1, against: -1, near: NEAR }))
    row.set(name, value);
  const own = counts.map((count, place) => place * most.seats + (seat % (count.sides ? sides : seats)));
  fill(row, 'own', own, -1);
  fill(row, 'leads', [], -1);
  describeThemes(module.description, view, row);
  return row;
}

/** Write into the row's inputs the themes, what outcomes are worth, and which count is a round's result. */
function describeThemes({ counts, most, outcomes, vocabulary }: Description, view: Rows, row: Rows): void {
  if (!vocabulary) return;
  const { unit, better, result } = vocabulary;
  row.set(unit.share ? 'near' : 'threshold', unit.threshold);
  const codes = outcomes.map(({ code }) => code);
  const places = [...codes, ...Array<string>(MAX_OUTCOMES - codes.length).fill(''), ...counts.map(({ code }) => code)];
  row.set(
    'result',
    counts.findIndex(({ code }) => code === result),
  );
  row.set('better', better);
  if (vocabulary.against) row.set('against', row.get('result') * most.seats + 1 - row.get('seat'));
  const matters = (code: string): boolean => {
    const when = vocabulary.outcomes[code]?.when;
    return !when || view.get(when) !== 0;
  };
  const worth = (code: string): number => (matters(code) ? (vocabulary.outcomes[code]?.worth ?? 0) : 0);
  fill(row, 'worths', codes.map(worth), 0);
  const plain = OF_OUTCOMES.flatMap((_, nth) =>
    places
      .slice(0, MAX_OUTCOMES)
      .map((code) => Number(matters(code) && vocabulary.outcomes[code]?.plain[nth] === true)),
  );
  fill(row, 'plain', plain, 0);
  const amounts = new Set(outcomes.filter(({ mean }) => mean).map(({ code }) => code));
  const themes = Object.values(vocabulary.themes);
  const ways = themes.map((theme) => wayOf(theme, theme.outcome === result ? better : worth(theme.outcome)));
  const numbers = {
    leads: themes.map(({ outcome }) => (matters(outcome) ? places.indexOf(outcome) : -1)),
    signs: themes.map(({ sign }) => sign),
    ways: ways.map(([way]) => way),
    clarity: ways.map(([, clarity]) => clarity),
    likely: themes.map(({ likely, outcome }) => Number(likely && !amounts.has(outcome))),
    unlikely: themes.map(({ out }) => Number(out)),
  };
  for (const [name, values] of Object.entries(numbers)) fill(row, name, values, name === 'leads' ? -1 : 0);
}

/** The scale that turns a search's result into a share of the win, for the kind of game that this state belongs to. */
export function scaleOf(
  { description }: Module,
  state: Rows,
  seats: number,
  sides: number,
): readonly [rise: number, tilt: number] {
  const number = seats === sides ? `${seats}` : `${seats}/${sides}`;
  const matters = description.calibration_keys.filter((name) =>
    [...state.field(name).values].some((value) => Number(value) !== 0),
  );
  return description.scales[[number, ...matters].join('+')] ?? [0, 1];
}

function fill(row: Rows, name: string, given: readonly number[], rest: number): void {
  const { values } = row.field(name);
  const whole = values instanceof BigInt64Array;
  for (let at = 0; at < values.length; at++)
    values[at] = (whole ? BigInt(given[at] ?? rest) : (given[at] ?? rest)) as never;
}
