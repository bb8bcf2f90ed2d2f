/**
 * A review of a game: the twin of `quarterdeck.analysis.review`. The same record, seed and depth give the same numbers,
 * to the last digit.
 */
import type { GameRecord } from '../../contract/records';
import type { Chance, Decided, Estimate, Point, Review } from '../../contract/thinking';
import type { Given, Job } from '../job';
import { AGAIN, DEALT, Lookback, SEEN, TRUE, both, type Games, type Worth } from './lookback';
import type { Rows } from '../module';
import { complete, encode } from '../options';
import { decision, moments, player, reveals } from './reviewed';
import { beginningOf } from '../starting';
import { LocalTable } from '../table';
import type { Past } from '../past';
import { silently } from '../thinking/slices';
import { thoughts } from '../thinking/thought';

/** The most rollouts for a decision. A point of the curve and a deal take fixed fractions of it. */
export const PLAYS = 20_000;
const [POINT, CHANCE] = [80, 10];

export interface Asked {
  record: GameRecord;
  /** The seats to review; by default those of people. */
  seats?: readonly number[];
  plays?: number;
  seed?: number;
}

/** The newest finding, and the share of the work that is done. */
export interface Progress {
  done: number;
  total: number;
  point?: Point;
  chance?: Chance;
  decided?: Decided;
}

type Decision = { seat: number; action: number };

/** A state of the game and the decision made in it. */
interface Place {
  state: Uint8Array;
  told: boolean;
  /** The step to this state drew from the game's chance. */
  drawn: boolean;
  round: number;
  over: boolean;
  made: Decision | undefined;
  /** What the deciding seat remembers; undefined if it has no choice or is not reviewed. */
  past: Past | undefined;
}

/** The seats of people; all seats if no person played. */
export function persons({ seats }: GameRecord): number[] {
  const all = seats.map((_, seat) => seat);
  const found = all.filter((seat) => seats[seat]?.player === 'human');
  return found.length ? found : all;
}

/** Review a game, and yield each finding. */
export const review: Job<Asked, Progress, Review> = function* (given, asked) {
  return yield* new Reviewer(given, asked).run();
};

class Reviewer {
  readonly #table: LocalTable;
  readonly #look: Lookback;
  readonly #places: Place[] = [];
  readonly #told: number[];
  readonly #ends: number[];
  readonly #room: Rows;
  /** By ply: the worth of the true state, and the expectation before a chance event. */
  readonly #true = new Map<number, Worth>();
  readonly #before = new Map<number, Worth>();
  /** By seat and ply: how much better the true state was than the seat could know. */
  readonly #hidden: Map<number, Map<number, Estimate>>;
  readonly #review: Review;

  constructor(
    private readonly given: Given,
    { record, seats = persons(record), plays = PLAYS, seed = 0 }: Asked,
  ) {
    const { description, module, codes } = given;
    const options = encode(description, complete(description, record.options as never));
    this.#table = new LocalTable(module, codes, options, beginningOf(record));
    this.#room = module.rows('state', 2);
    this.#hidden = new Map(seats.map((seat) => [seat, new Map<number, Estimate>()]));
    const { game, version: rules } = description;
    this.#review = {
      format: 'quarterdeck-review/1',
      game,
      rules,
      seed,
      plays,
      seats: [...seats],
      curve: [],
      chances: [],
      decisions: [],
      reveals: [],
      players: [],
      moments: [],
    };
    this.#walk(record.decisions as Decision[], !record.start);
    this.#told = this.#where(({ told }) => told);
    this.#ends = this.#table.steps().map(({ events }) => events);
    this.#look = new Lookback(module, options, this.#place(0).state, seed);
  }

  *run(): Generator<Progress | void, Review> {
    const found = this.#review;
    const work = [
      ...this.#told.map((ply) => () => this.#point(ply)),
      ...this.#where(({ drawn }) => drawn).map((ply) => () => this.#chance(ply)),
      ...this.#where(({ made }) => made !== undefined && found.seats.includes(made.seat)).map(
        (ply) => () => this.#decide(ply),
      ),
    ];
    for (const [done, piece] of work.entries()) yield { done: done + 1, total: work.length, ...(yield* piece()) };
    const deals = found.chances.filter(({ seen }) => Object.keys(seen).length > 0).map(({ ply }) => ply);
    found.reveals = reveals(this.#hidden, deals, this.#table.ply, (ply) => this.#events(ply));
    found.players = found.seats.map((seat) => player(found, seat));
    found.moments = moments(found, this.#before);
    return found;
  }

  /** Walk through the game and keep what the review needs. `dealt`: the game began with a deal. */
  #walk(decisions: readonly Decision[], dealt: boolean): void {
    const table = this.#table;
    for (const made of [...decisions, undefined]) {
      const state = table.fullState();
      const asks = made && this.#review.seats.includes(made.seat) && table.legal(made.seat).length > 1;
      const row = this.#room;
      row.bytes(0).set(state);
      this.#places.push({
        state,
        told: row.get('events') > 0,
        drawn: table.ply > 0 ? table.drew : dealt,
        round: this.given.module.call('horizon_at', row, 0),
        over: table.isOver,
        made,
        past: asks ? table.past(made.seat) : undefined,
      });
      if (made) table.decide(made.seat, [made.action]);
    }
  }

  #where(chosen: (place: Place) => boolean): number[] {
    return this.#places.flatMap((place, ply) => (chosen(place) ? [ply] : []));
  }

  #place(ply: number): Place {
    const found = this.#places[ply];
    if (!found) throw new RangeError(`the game has no ply ${ply}`);
    return found;
  }

  /** The number of events before a ply. */
  #events(ply: number): number {
    return this.#ends[this.#told.findLastIndex((told) => told <= ply)] ?? 0;
  }

  /** Compute the worth of the true state. */
  *#stood(ply: number): Generator<void, Worth> {
    const known = this.#true.get(ply);
    if (known) return known;
    const { state: given, drawn } = this.#place(ply);
    const plays = Math.floor(this.#review.plays / (drawn ? CHANCE : POINT));
    const found = yield* this.#look.worth({ place: ply, plays, kind: TRUE, given });
    this.#true.set(ply, found);
    return found;
  }

  *#point(ply: number): Generator<void, { point: Point }> {
    const point = { ply, events: this.#events(ply), ...(yield* this.#shares(ply)) };
    this.#review.curve.push(point);
    return { point };
  }

  *#shares(ply: number): Generator<void, Pick<Point, 'shares' | 'errors'>> {
    const { seats } = this.#look;
    if (this.#place(ply).over)
      return { shares: this.#look.ofTeam(this.#table.result().returns), errors: Array<number>(seats).fill(0) };
    const { share, error } = yield* this.#stood(ply);
    return { shares: share, errors: error };
  }

  /** Compute what a deal, a shuffle or a draw changed for each seat. */
  *#chance(ply: number): Generator<void, { chance: Chance }> {
    const before = yield* this.#look.worth(this.#again(ply));
    this.#before.set(ply, before);
    const after = yield* this.#stood(ply);
    const seats = before.mean.map((_, seat) => seat);
    const at = (numbers: readonly number[], seat: number): number => numbers[seat] ?? 0;
    const luck = seats.map((seat) => at(before.slope, seat) * (at(after.mean, seat) - at(before.mean, seat)));
    const errors = seats.map(
      (seat) => at(before.slope, seat) * both(at(after.mean_error, seat), at(before.mean_error, seat)),
    );
    const begins = ply === 0 || this.#place(ply).round !== this.#place(ply - 1).round;
    const seen: Record<number, number> = {};
    if (begins) for (const seat of this.#review.seats) seen[seat] = at(luck, seat) - (yield* this.#unseen(ply, seat));
    const chance = { ply, events: this.#events(ply), luck, errors, seen };
    this.#review.chances.push(chance);
    return { chance };
  }

  /** The same step with its chance drawn again. */
  #again(ply: number): Games {
    const plays = Math.floor(this.#review.plays / CHANCE);
    if (ply === 0) return { place: ply, plays, kind: DEALT };
    const { state: given, made } = this.#place(ply - 1);
    return { place: ply, plays, kind: AGAIN, given, seat: made?.seat ?? 0, action: made?.action ?? 0 };
  }

  /** How much better than average the other hands were for the seat. */
  *#unseen(ply: number, seat: number): Generator<void, number> {
    const plays = Math.floor(this.#review.plays / CHANCE);
    const known = yield* this.#look.worth({ place: ply, plays, kind: SEEN, given: this.#view(ply, seat), seat });
    return yield* this.#compare(ply, seat, known.scaled[seat] ?? 0, known.error[seat] ?? 0);
  }

  /** Compare the true state's worth at a ply with the seat's estimate. */
  *#compare(ply: number, seat: number, known: number, error: number): Generator<void, number> {
    const stood = yield* this.#stood(ply);
    const value = (stood.scaled[seat] ?? 0) - known;
    this.#hidden.get(seat)?.set(ply, { value, error: both(stood.error[seat] ?? 0, error) });
    return value;
  }

  #view(ply: number, seat: number): Uint8Array {
    const row = this.#room;
    row.bytes(0).set(this.#place(ply).state);
    this.given.module.call('write_view', row, 0, seat, row.row(1));
    return row.bytes(1).slice();
  }

  /** Compute the cost of a decision that had alternatives. */
  *#decide(ply: number): Generator<void, { decided?: Decided }> {
    const { made, past, round } = this.#place(ply);
    if (!made || !past) return {};
    const { seat, action } = made;
    const question = { seat, view: this.#view(ply, seat), past, seats: this.#look.seats };
    const { seed, plays, decisions } = this.#review;
    const thought = yield* silently(thoughts(this.given.module, question, { seed: seed + ply, plays }));
    const decided = decision(thought, { ply, events: this.#events(ply), seat, action });
    decisions.push(decided);
    const own = thought.actions.find((each) => each.action === action);
    if (own && !thought.exact && round === this.#place(ply + 1).round)
      yield* this.#compare(ply + 1, seat, own.share, own.error);
    return { decided };
  }
}
