import { ascending, fill, known, put } from '../../../lib/lists';
import { handled, type Handlers } from '../../../table/events';
import { BEGUN } from '../../../table/pace/progress';
import type { Progress } from '../../../table/game';
import { cardOf, DREADED, isSuit, suitOf, valueOf, type Card, type Suit } from './cards';
import type { ChangeEvent, ChangeOptions, Of, Phase } from './events';
import { explain, type Explanation } from '../telling/explain';

/** The place of the solo game's stack: after the only player (SEA-16). */
export const STACK = 1;
const HAND = 10;
/** Undealt cards by the number of players: the stack against one (SEA-16), the draw pile of two (SEA-15). */
const UNDEALT: Readonly<Record<number, number>> = { 1: 20, 2: 10 };

export interface Played {
  seat: number;
  card: Card;
  /** The card's position clockwise from the player in the solo game, where the stack plays two cards to a trick. */
  spot?: number;
}

export interface Trick {
  plays: Played[];
  taker: number;
  why: Explanation;
}

/** The last time that trump was set. */
export interface Hoist {
  /** Counts the times that trump was set in the game, from 1. */
  number: number;
  suit: Suit;
  before: Suit | null;
  change: boolean;
  /** The number of cards in the trick when trump was set; 0 once that trick is gone. */
  at: number;
}

export interface RoundScore {
  round: number;
  /** For each side: its points, the number of collected cards, the Victory Points of this round and in all. */
  points: number[];
  cards: number[];
  won: number[];
  totals: number[];
  trump: Suit | null;
  /** The side with the final trump's 0 (SEA-4). */
  zero: number;
  /** In the solo game, whether the player collected an 8 (SEA-17); null if hidden cards leave this open. */
  dreaded: boolean | null;
}

/**
 * Everything that the page shows of a game of Sea Change: an immutable fold over its events. A *place* is a seat, or
 * the stack of the solo game; a *side* is a team, or a place without teams.
 */
export interface Model extends Progress {
  options: ChangeOptions;
  solo: boolean;
  places: number;
  sides: number;
  phase: Phase | null;
  /** From 1; 0 before the first deal. */
  round: number;
  /** Each place's hand, ascending; null if hidden. */
  hands: (Card[] | null)[];
  /** Cards left in the draw pile, or in the stack. */
  pile: number;
  /** The last drawn card that a place still holds, if known. */
  drawn: (Card | null)[];
  /** The cards of the trick on the table. A decided trick stays until it is cleared. */
  plays: Played[];
  lead: Suit | null;
  trump: Suit | null;
  hoist: Hoist | null;
  /** The decided trick while it is on the table, else null. */
  decided: Trick | null;
  /** The tricks of this round; null for a trick that is hidden, as players must remember it. */
  tricks: (Trick | null)[];
  /**
   * The cards that each side has collected in this round. Null: a card that all saw is now hidden, as players must
   * remember it.
   */
  collected: (Card | null)[][];
  /** Each side's Victory Points. */
  totals: number[];
  rounds: RoundScore[];
  /** The winning seats after the game; empty if the solo game is lost. */
  winners: number[] | null;
  /** What the words for an event need besides the event: why a trick was taken, the previous trump. */
  context: ReadonlyMap<object, Context>;
}

export interface Context {
  why?: Explanation;
  before?: Suit | null;
  /** The final trump of a round. */
  trump?: Suit | null;
}

/** The model of a game before its first event. */
export function initial(options: ChangeOptions, seats: number): Model {
  const solo = seats === 1;
  const places = solo ? 2 : seats;
  const sides = options.teams || places;
  return {
    ...BEGUN,
    options,
    solo,
    places,
    sides,
    round: 0,
    hands: fill(places, null),
    pile: 0,
    drawn: fill(places, null),
    plays: [],
    lead: null,
    trump: null,
    hoist: null,
    decided: null,
    tricks: [],
    collected: fill(sides, []),
    totals: fill(sides, 0),
    rounds: [],
    winners: null,
    context: new Map(),
  };
}

const remember = (model: Model, event: object, context: Context): ReadonlyMap<object, Context> =>
  new Map(model.context).set(event, context);

/** The side that a place plays for. */
export const sideOf = (model: Model, place: number): number =>
  model.options.teams > 0 ? place % model.options.teams : place;

/** The places of a side, ascending. */
export const membersOf = (model: Model, side: number): number[] =>
  Array.from({ length: model.places }, (_, place) => place).filter((place) => sideOf(model, place) === side);

/** Victory Points that a side needs; against the stack both need the same. */
export const targetOf = (model: Model, side: number): number =>
  model.options.target[side] ?? model.options.target[0] ?? 0;

/** The number of tricks in a round (SEA-15). */
export const tricksEach = (model: Model): number => (model.places === 2 && !model.solo ? 15 : HAND);

/** The number of cards in a trick: in the solo game the stack plays first and last. */
export const trickSize = (model: Model): number => (model.solo ? 3 : model.places);

/** The card that the next one may match (SEA-7), or null. */
export function lastCard(model: Model): Card | null {
  return model.decided ? null : (model.plays.at(-1)?.card ?? null);
}

/** The Sea Change made by the last card, or null. */
export function freshChange(model: Model): Hoist | null {
  const { hoist, plays } = model;
  return hoist?.change && plays.length > 0 && hoist.at === plays.length ? hoist : null;
}

/** The cards that a side has collected, except those that are hidden now. */
export const collectedBy = (model: Model, side: number): Card[] =>
  (model.collected[side] ?? []).filter((card) => card !== null);

/**
 * Whether a side has collected one of the 8s (SEA-17); null if its visible cards do not show one and others are hidden.
 */
export function hasDreaded(model: Model, side: number): boolean | null {
  if (collectedBy(model, side).some((card) => valueOf(card) === DREADED)) return true;
  return known(model.collected[side] ?? []) ? false : null;
}

function deal(model: Model, event: Of<'deal'>): Model {
  const dealt = event.hands.map((hand) => hand && ascending(hand.map(cardOf)));
  const hands = model.solo ? [dealt[0] ?? null, null] : dealt;
  return {
    ...model,
    hands,
    round: event.round,
    pile: UNDEALT[model.options.players] ?? 0,
    drawn: fill(model.places, null),
    plays: [],
    lead: null,
    trump: null,
    decided: null,
    tricks: [],
    collected: fill(model.sides, []),
  };
}

function spotOf(model: Model, place: number): { spot?: number } {
  if (!model.solo) return {};
  if (place !== STACK) return { spot: 0 };
  return { spot: model.plays.length === 0 ? 1 : 2 };
}

function play(model: Model, event: Of<'play'>): Model {
  const before = settle(model);
  const seat = event.seat ?? STACK;
  const pile = before.pile - Number(event.seat === null);
  const drawn = put(before.drawn, seat, null);
  if (event.card === null) return { ...before, pile, drawn };
  const card = cardOf(event.card);
  const hand = before.hands[seat];
  return {
    ...before,
    lead: before.plays.length === 0 ? suitOf(card) : before.lead,
    plays: [...before.plays, { seat, card, ...spotOf(before, seat) }],
    pile,
    hoist: before.plays.length === 0 && before.hoist ? { ...before.hoist, at: 0 } : before.hoist,
    drawn,
    hands: put(before.hands, seat, hand?.filter((held) => held !== card) ?? null),
  };
}

function trump(model: Model, event: Of<'trump'>): Model {
  if (event.suit === null) return { ...model, trump: null, hoist: null };
  if (!isSuit(event.suit)) throw new RangeError(`there is no suit ${event.suit}`);
  const hoist = {
    number: (model.hoist?.number ?? 0) + 1,
    suit: event.suit,
    before: model.trump,
    change: event.cause === 'sea_change',
    at: model.plays.length,
  };
  return { ...model, trump: event.suit, hoist, context: remember(model, event, { before: model.trump }) };
}

function draw(model: Model, event: Of<'draw'>): Model {
  const card = event.card ? cardOf(event.card) : null;
  const hand = model.hands[event.seat];
  return {
    ...model,
    pile: model.pile - 1,
    drawn: put(model.drawn, event.seat, card),
    hands: hand && card !== null ? put(model.hands, event.seat, ascending([...hand, card])) : model.hands,
  };
}

function trick(model: Model, event: Of<'trick'>): Model {
  const cards = event.cards.map((name) => (name === null ? null : cardOf(name)));
  const taker = event.taker ?? STACK;
  const side = sideOf(model, taker);
  const collected = put(model.collected, side, [...(model.collected[side] ?? []), ...cards]);
  if (!known(cards)) return { ...model, collected, plays: [], lead: null, tricks: [...model.tricks, null] };
  const why = explain(cards, model.trump ?? suitOf(cards[0] ?? 0), model.options.points);
  const taken: Trick = { plays: model.plays, taker, why };
  return {
    ...model,
    decided: taken,
    tricks: [...model.tricks, taken],
    collected,
    context: remember(model, event, { why }),
  };
}

function roundEnd(model: Model, event: Of<'round_end'>): Model {
  const { points, cards, totals } = event;
  const score: RoundScore = {
    round: model.round,
    points,
    cards,
    won: event.victory_points,
    totals,
    trump: model.trump,
    zero: event.trump_zero,
    dreaded: hasDreaded(model, 0),
  };
  return {
    ...settle(model),
    totals,
    rounds: [...model.rounds, score],
    now: null,
    context: remember(model, event, { trump: model.trump }),
  };
}

const REDUCERS: Handlers<Model, ChangeEvent, Model> = {
  deal,
  play,
  trump,
  draw,
  trick,
  round_end: roundEnd,
  game_end: (model, { winners, scores: totals }) => ({ ...model, winners, totals }),
};

/** Fold one more event into the model. Throws RangeError for an unknown card or suit. */
export const reduce = (model: Model, event: ChangeEvent): Model => handled(REDUCERS, model, event) ?? model;

/** Move the decided trick to its taker's pile, once the reader has had time to see it. */
export function settle(model: Model): Model {
  return model.decided ? { ...model, plays: [], lead: null, decided: null } : model;
}
