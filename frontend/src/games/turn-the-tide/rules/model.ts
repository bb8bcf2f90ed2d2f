import { ascending, fill, places, put } from '../../../lib/lists';
import { handled, type Handlers } from '../../../table/events';
import { BEGUN } from '../../../table/pace/progress';
import type { Progress } from '../../../table/game';
import type { Of, Phase, TideEvent, TideOptions } from './events';
import { handOf, held, remember, type Held, type Memory } from './memory';
import { outcome, type Outcome } from '../telling/outcome';

export interface RoundScore {
  round: number;
  points: number[];
  totals: number[];
  /** Each seat's preservers that are still up at the end of the round. */
  preservers: number[];
  /** Each seat's preservers lost in the round. */
  lost: number[];
  out: boolean[];
  bonus: number[];
}

/** A tide card in the middle. */
export interface Offered {
  which: 'low' | 'high';
  tide: number;
}

/** Everything that the page shows of a game of Turn the Tide: an immutable fold over its events. */
export interface Model extends Progress {
  options: TideOptions;
  seats: number;
  phase: Phase | null;
  /** From 1; 0 before the first deal. */
  round: number;
  /** The current or last decided bid, from 1; 0 before the first of a round. */
  bid: number;
  /** Each seat's hand, ascending, without its played cards; null if hidden. */
  hands: (number[] | null)[];
  /**
   * The cards that each seat has played in this round, in order; null for a card that is hidden, as players must
   * remember it.
   */
  played: (number | null)[][];
  /** The seen cards of each of the game's hands. */
  memory: Memory;
  /** The tide level that each seat shows, or null. */
  tides: (number | null)[];
  /** Each seat's preservers at the beginning of the round, and those still up. */
  tokens: number[];
  preservers: number[];
  out: boolean[];
  /** The last revealed tides. */
  offer: { low: number; high: number } | null;
  /** The tides of the offer that still lie in the middle. */
  offered: Offered[];
  /** The revealed bids in the middle, and their result. */
  revealed: Outcome | null;
  /** Seats that have lost a preserver, or been eliminated, by the revealed bids. */
  lost: number[];
  /** Whether the whole result of the bids was shown. */
  decided: boolean;
  /** The last revealed bids of this round. */
  last: Outcome | null;
  /** Whether hands are being passed to the left. */
  passing: boolean;
  /** Seats with the lowest tide at the end of the round. */
  bonus: number[];
  totals: number[];
  rounds: RoundScore[];
  /** The winning seats once the game is over, else null. */
  winners: number[] | null;
}

/** The model of a game before its first event. */
export function initial(options: TideOptions, seats: number): Model {
  return {
    ...BEGUN,
    options,
    seats,
    round: 0,
    bid: 0,
    hands: fill(seats, null),
    played: fill(seats, []),
    memory: fill(seats, []),
    tides: fill(seats, null),
    tokens: fill(seats, 0),
    preservers: fill(seats, 0),
    out: fill(seats, false),
    offer: null,
    offered: [],
    revealed: null,
    lost: [],
    decided: false,
    last: null,
    passing: false,
    bonus: [],
    totals: fill(seats, 0),
    rounds: [],
    winners: null,
  };
}

/** The seat whose hand a seat receives after a round: hands move to the left. */
export const seatBefore = (seat: number, seats: number): number => (seat - 1 + seats) % seats;

/** The seats still in the round, ascending. */
export const staying = (model: Model): number[] => places(model.out, (out) => !out);

/** Whether bids are being chosen, the game's only decision. */
export const isBidding = (model: Model): boolean => model.owing.length > 0;

/**
 * The highest visible tide level, or 0. It stays while its losers are shown, although an eliminated seat has turned its
 * tide face down.
 */
export function highest(model: Model): number {
  if (model.revealed && model.lost.length > 0) return model.revealed.top;
  return Math.max(0, ...model.tides.map((tide) => tide ?? 0));
}

/** The cards that a seat must still hold, as far as the reader has seen; null if no seat holds any. */
export function stillHeld(model: Model, seat: number): Held | null {
  if (model.round === 0 || model.out[seat]) return null;
  return held(model.memory, handOf(seat, model.round, model.seats), model.played[seat] ?? []);
}

function deal(model: Model, event: Of<'deal'>): Model {
  const { seats } = model;
  const { round, preservers } = event;
  const hands = event.hands.map((hand) => hand && ascending(hand));
  const memory = hands.reduce<Memory>(
    (known, hand, seat) => (hand ? remember(known, handOf(seat, round, seats), hand) : known),
    model.memory,
  );
  return {
    ...initial(model.options, seats),
    phase: model.phase,
    round,
    hands,
    memory,
    tokens: preservers,
    preservers,
    passing: round > 1,
    totals: model.totals,
    rounds: model.rounds,
  };
}

function turnUp(model: Model, event: Of<'tides'>): Model {
  const { low, high } = event;
  const before = { ...settle(clear(model)), bid: event.hand };
  if (low === null || high === null) return { ...before, offer: null, offered: [] };
  const offered: Offered[] = [
    { which: 'low', tide: low },
    { which: 'high', tide: high },
  ];
  return { ...before, offer: { low, high }, offered };
}

/** Add the card that each seat in the round has played; null for a card that is no longer shown. */
const played = (model: Model, bids: readonly (number | null)[]): Model['played'] =>
  model.played.map((before, seat) => (model.out[seat] ? before : [...before, bids[seat] ?? null]));

const keep = (model: Model, bids: readonly (number | null)[]): Model['hands'] =>
  model.hands.map((hand, seat) => hand && hand.filter((card) => card !== bids[seat]));

function bids(model: Model, event: Of<'bids'>): Model {
  if (model.bid === 0) throw new RangeError('bids before any tide was turned up');
  const { cards } = event;
  const told = { ...model, played: played(model, cards), hands: keep(model, cards) };
  // If players must remember the bids, the tides are hidden, too.
  if (!model.offer) return told;
  const found = outcome(model.bid, model.offer, cards, model.tides);
  const memory = cards.reduce<Memory>(
    (known, card, seat) => (card === null ? known : remember(known, handOf(seat, model.round, model.seats), [card])),
    model.memory,
  );
  return { ...told, memory, revealed: found, last: found, lost: [], decided: false };
}

function takeTide(model: Model, event: Of<'take_tide'>): Model {
  return {
    ...model,
    tides: put(model.tides, event.seat, event.tide),
    // The lower tide is taken first, even if both are equal.
    offered: model.offered.slice(1),
  };
}

/** Add a seat's loss. After the last one, the whole result of the bids has been shown. */
function lose(model: Model, seat: number): Model {
  const lost = [...model.lost, seat];
  return { ...model, lost, decided: lost.length >= (model.revealed?.losers.length ?? 0) };
}

function eliminated(model: Model, event: Of<'eliminated'>): Model {
  const { seat } = event;
  return { ...lose(model, seat), out: put(model.out, seat, true), tides: put(model.tides, seat, null) };
}

function roundEnd(model: Model, event: Of<'round_end'>): Model {
  const { points, totals, bonus } = event;
  const { round, preservers, tokens, out } = model;
  const lost = tokens.map((count, seat) => count - (preservers[seat] ?? 0));
  const score: RoundScore = { round, points, totals, preservers, lost, out, bonus };
  return { ...clear(model), totals, bonus, rounds: [...model.rounds, score], now: null };
}

const REDUCERS: Handlers<Model, TideEvent, Model> = {
  deal,
  tides: turnUp,
  bids,
  take_tide: takeTide,
  lose_preserver: (model, { seat, left }) => ({ ...lose(model, seat), preservers: put(model.preservers, seat, left) }),
  eliminated,
  round_end: roundEnd,
  game_end: (model, { winners, scores: totals }) => ({ ...model, winners, totals }),
};

/** Fold one more event into the model. Throws if the events are no game of Turn the Tide. */
export const reduce = (model: Model, event: TideEvent): Model => handled(REDUCERS, model, event) ?? model;

/** Remove the decided bids and their tides from the middle. */
function clear(model: Model): Model {
  return model.revealed ? { ...model, revealed: null, lost: [], decided: false, offered: [] } : model;
}

/** Clear what the reader has had time to see: decided bids, passed hands. */
export function settle(model: Model): Model {
  if (model.passing) return { ...model, passing: false };
  return model.decided ? clear(model) : model;
}
