/**
 * Reviews a game as `quarterdeck.analysis.review` does. The same record, seed and number of rollouts give the same
 * numbers as there, to the last digit.
 */
import type { GameRecord } from '../../contract/records';
import type { Chance, Decided, Point, Review } from '../../contract/thinking';
import type { Given, Job } from '../job';
import { AGAIN, CHOSEN, DEALT, Lookback, TRUE, both, type Games, type Worth } from './lookback';
import type { Rows } from '../module';
import { complete, encode } from '../options';
import { decision, hidden, isClear, moments, player, type Hidden } from './reviewed';
import { beginningOf, decisionsOf, type Made } from '../starting';
import { LocalTable } from '../table';
import type { Past } from '../past';
import { silently } from '../thinking/slices';
import { thoughts, type Thought } from '../thinking/thought';

/**
 * The most rollouts for a decision. A point of the curve, a chance event, a first estimate of a decision, and an
 * estimate from the true state each take a fixed fraction of them: this number divided by the constant below.
 */
export const PLAYS = 20_000;
const [POINT, CHANCE, ROUGH, TRUTH] = [80, 10, 10, 10];
/** Added to the seed for estimates that need random numbers independent of the first estimate. */
const AGAIN_SEED = 1_000_000;
/** The number of most costly decisions that are reported together, before all others are known. */
export const FIRST = 3;

export interface Asked {
  record: GameRecord;
  /** The seats to review; by default those of people. */
  seats?: readonly number[];
  plays?: number;
  seed?: number;
}

/** The newest finding. `done` of `total`: how much of the work is done. */
export interface Progress {
  done: number;
  total: number;
  point?: Point;
  chance?: Chance;
  decided?: Decided;
  /** The most costly marked decisions, reported once, as soon as `FIRST` of them are known. */
  first?: Decided[];
}

/** A state of the game, and the decision that was made in it. */
interface Place {
  state: Uint8Array;
  told: boolean;
  /** Whether the step to this state was or included a deal, a shuffle or a draw. */
  drawn: boolean;
  over: boolean;
  made: Made | undefined;
  /** What the deciding seat remembers; undefined if it has no choice or is not reviewed. */
  past: Past | undefined;
}

/** The seats of people; all seats if no person played. */
export function persons({ seats }: GameRecord): number[] {
  const all = seats.map((_, seat) => seat);
  const found = all.filter((seat) => seats[seat]?.player === 'human');
  return found.length ? found : all;
}

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
  /** By ply: what the true state is worth, and what it was worth before a chance event. */
  readonly #true = new Map<number, Worth>();
  readonly #before = new Map<number, Worth>();
  readonly #review: Review;

  constructor(
    private readonly given: Given,
    { record, seats = persons(record), plays = PLAYS, seed = 0 }: Asked,
  ) {
    const { description, module, codes } = given;
    const options = encode(description, complete(description, record.options as never));
    this.#table = new LocalTable(module, codes, options, beginningOf(record));
    this.#room = module.rows('state', 2);
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
      players: [],
      moments: [],
    };
    this.#walk(decisionsOf(record), !record.start);
    this.#told = this.#where(({ told }) => told);
    this.#ends = this.#table.steps().map(({ events }) => events);
    this.#look = new Lookback(module, options, this.#place(0).state, seed);
  }

  *run(): Generator<Progress | void, Review> {
    const found = this.#review;
    const looks = this.#where(({ past }) => past !== undefined);
    const pieces = [
      ...this.#told.map((ply) => this.#point(ply)),
      ...this.#where(({ drawn }) => drawn).map((ply) => this.#chance(ply)),
    ];
    const total = pieces.length + 2 * looks.length;
    let done = 0;
    for (const piece of pieces) yield { ...(yield* piece), done: ++done, total };
    yield* this.#decisions(looks, done, total);
    const fair = yield* this.#fair();
    found.decisions.sort((one, other) => one.ply - other.ply);
    found.players = found.seats.map((seat) => player(found, seat, fair[seat] ?? 0));
    found.moments = moments(found, this.#before);
    return found;
  }

  /** Estimate all decisions roughly, then each of them precisely, the costliest first. The order changes no result. */
  *#decisions(plies: readonly number[], before: number, total: number): Generator<Progress | void, void> {
    const looks: { ply: number; cost: number; look: Thought }[] = [];
    let [done, first] = [before, false];
    for (const ply of plies) {
      const look = yield* this.#think(ply, this.#rough);
      const cost = look.actions.find(({ action }) => action === this.#made(ply).action)?.behind ?? 0;
      looks.push({ ply, look, cost });
      yield { done: ++done, total };
    }
    for (const { ply, look } of looks.sort((one, other) => other.cost - one.cost)) {
      const decided = yield* this.#decide(ply, look);
      this.#review.decisions.push(decided);
      yield { decided, done: ++done, total };
      const marked = this.#review.decisions.filter(({ mark }) => mark !== '');
      if (first || (marked.length < FIRST && done < total)) continue;
      first = true;
      yield { first: marked.sort((one, other) => other.cost - one.cost).slice(0, FIRST), done, total };
    }
  }

  get #rough(): number {
    return Math.max(1, Math.floor(this.#review.plays / ROUGH));
  }

  /** Replay the game and store what the review needs. `dealt`: the game began with a deal. */
  #walk(decisions: readonly Made[], dealt: boolean): void {
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

  #events(ply: number): number {
    return this.#ends[this.#told.findLastIndex((told) => told <= ply)] ?? 0;
  }

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

  /** Estimate by how much a deal, a shuffle or a draw changed each seat's share of the win. */
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
    const chance = { ply, events: this.#events(ply), luck, errors };
    this.#review.chances.push(chance);
    return { chance };
  }

  /** The rollouts that repeat the step to this ply with its chance drawn again. */
  #again(ply: number): Games {
    const plays = Math.floor(this.#review.plays / CHANCE);
    if (ply === 0) return { place: ply, plays, kind: DEALT };
    const { state: given, made } = this.#place(ply - 1);
    return { place: ply, plays, kind: AGAIN, given, seat: made?.seat ?? 0, action: made?.action ?? 0 };
  }

  /** Each seat's share of the win before the game: the same for all sides if it was dealt and has an opponent. */
  *#fair(): Generator<void, readonly number[]> {
    const { seats, sides } = this.#look;
    const dealt = this.#place(0).drawn;
    if (dealt && sides <= seats) return Array<number>(seats).fill(1 / sides);
    return (dealt && this.#before.get(0)?.share) || (yield* this.#stood(0)).share;
  }

  #view(ply: number, seat: number): Uint8Array {
    const row = this.#room;
    row.bytes(0).set(this.#place(ply).state);
    this.given.module.call('write_view', row, 0, seat, row.row(1));
    return row.bytes(1).slice();
  }

  #made(ply: number): Made {
    return this.#place(ply).made!;
  }

  *#think(ply: number, plays: number, asked: { more?: number; scaled?: boolean } = {}): Generator<void, Thought> {
    const { more = 0, scaled = true } = asked;
    const question = {
      seat: this.#made(ply).seat,
      view: this.#view(ply, this.#made(ply).seat),
      past: this.#place(ply).past!,
      seats: this.#look.seats,
    };
    const seed = this.#review.seed + ply + more;
    return yield* silently(thoughts(this.given.module, question, { seed, plays, scaled }));
  }

  *#decide(ply: number, look: Thought): Generator<void, Decided> {
    const clear = isClear(look, this.#made(ply).action);
    const thought = clear ? look : yield* this.#think(ply, this.#review.plays);
    const at = { ply, events: this.#events(ply), ...this.#made(ply) };
    return decision(thought, at, yield* this.#unseen(ply));
  }

  /**
   * Estimate what hidden cards and later chance added to the choice (see `hidden`). To avoid a bias, the estimates use
   * random numbers of their own, with a fixed number of rollouts on a linear scale.
   */
  *#unseen(ply: number): Generator<void, Hidden> {
    const { seat, action } = this.#made(ply);
    const known = yield* this.#think(ply, this.#rough, { more: AGAIN_SEED, scaled: false });
    const plays = Math.max(2, Math.floor(Math.floor(this.#review.plays / TRUTH) / known.actions.length));
    const { state: given } = this.#place(ply);
    const truly = new Map<number, Hidden>();
    for (const { action: each } of known.actions) {
      const found = yield* this.#look.worth({ place: ply + 1, plays, kind: CHOSEN, given, seat, action: each });
      truly.set(each, { value: found.mean[seat] ?? 0, error: found.mean_error[seat] ?? 0 });
    }
    const deal = [...this.#before.keys()].findLast((at) => at <= ply);
    const { slope } = (deal !== undefined && this.#before.get(deal)) || (yield* this.#stood(0));
    const { value, error } = hidden(known, action, truly);
    return { value: (slope[seat] ?? 0) * value, error: (slope[seat] ?? 0) * error };
  }
}
