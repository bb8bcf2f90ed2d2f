import { add, ascending, fill, known, put } from '../../../lib/lists';
import { handled, type Handlers } from '../../../table/events';
import { BEGUN } from '../../../table/pace/progress';
import type { Progress } from '../../../table/game';
import { isFace } from './cards';
import type { Of, Phase, SeaEvent, SeaOptions } from './events';
import { explain, type Explanation } from '../telling/explain';

export interface Played {
  seat: number;
  card: number;
}

export interface Trick {
  plays: Played[];
  taker: number;
  why: Explanation;
}

export interface RoundScore {
  round: number;
  points: number[];
  totals: number[];
  /**
   * The number of tricks and of Face cards that each seat took; with Happy Faces, the Face cards explain the points.
   */
  taken: number[];
  faces: (number | null)[];
}

export interface Pass {
  from: number;
  to: number;
  /** The passed cards; null if the reader may not see them. */
  cards: number[] | null;
}

/** Everything that the page shows of a game of Seas of Strife: an immutable fold over its events. */
export interface Model extends Progress {
  options: SeaOptions;
  seats: number;
  phase: Phase | null;
  /** From 1; 0 before the first deal. */
  round: number;
  /** Each seat's hand, ascending; null if hidden. */
  hands: (number[] | null)[];
  /** The cards of the trick on the table. A decided trick stays until it is cleared. */
  plays: Played[];
  /** The decided trick while it is on the table, else null. */
  decided: Trick | null;
  /** The tricks of this round; null for a trick that is hidden, as players must remember it. */
  tricks: (Trick | null)[];
  taken: number[];
  /** The number of Face cards that each seat took; null if hidden tricks leave it open. */
  faces: (number | null)[];
  totals: number[];
  rounds: RoundScore[];
  /** This round's passes. */
  passes: Pass[];
  /** The choices of the seats tied for the fewest points after the last round (SOS-15). */
  wishes: Of<'play_on'>[];
  /** The winning seats once the game is over, else null. */
  winners: number[] | null;
}

/** The model of a game before its first event. */
export function initial(options: SeaOptions, seats: number): Model {
  return {
    ...BEGUN,
    options,
    seats,
    round: 0,
    hands: fill(seats, null),
    plays: [],
    decided: null,
    tricks: [],
    taken: fill(seats, 0),
    faces: fill(seats, 0),
    totals: fill(seats, 0),
    rounds: [],
    passes: [],
    wishes: [],
    winners: null,
  };
}

/** The card that opens every round (SOS-6). */
export function openingCard(options: SeaOptions): number {
  if (options.players !== 3) return 0;
  return options.rules === 'texas' ? 11 : 31;
}

/** The receiver of a seat's passed cards in this round; null without passing (SOS-5). */
export function receiver(model: Model, seat: number): number | null {
  if (!model.options.passing || model.round % model.seats === 0) return null;
  return (seat + model.round) % model.seats;
}

function deal(model: Model, event: Of<'deal'>): Model {
  return {
    ...model,
    hands: event.hands.map((hand) => hand && ascending(hand)),
    round: event.round,
    plays: [],
    decided: null,
    tricks: [],
    passes: [],
    wishes: [],
    taken: fill(model.seats, 0),
    faces: fill(model.seats, 0),
  };
}

/** The number of cards dealt to a seat (SOS-2 to SOS-4). */
export function cardsEach(options: SeaOptions): number {
  if (options.players === 3) return options.rules === 'texas' ? 15 : 10;
  return 60 / options.players;
}

function pass(model: Model, event: Of<'pass'>): Model {
  const cards = event.cards ?? null;
  const hands = model.hands.map((hand, seat) => {
    if (!hand || !cards) return hand;
    if (seat === event.from) return hand.filter((card) => !cards.includes(card));
    return seat === event.to ? ascending([...hand, ...cards]) : hand;
  });
  return { ...model, hands, passes: [...model.passes, { from: event.from, to: event.to, cards }] };
}

function play(model: Model, event: Of<'play'>): Model {
  const before = settle(model);
  const { seat, card } = event;
  if (card === null) return before;
  const hand = before.hands[seat];
  return {
    ...before,
    plays: [...before.plays, { seat, card }],
    hands: put(before.hands, seat, hand?.filter((held) => held !== card) ?? null),
  };
}

function trick(model: Model, event: Of<'trick'>): Model {
  const { cards, taker } = event;
  const next = { ...model, taken: add(model.taken, taker, 1) };
  if (!known(cards)) {
    return { ...next, plays: [], tricks: [...model.tricks, null], faces: put(model.faces, taker, null) };
  }
  const trick: Trick = { plays: model.plays, taker, why: explain(cards, model.options.rules) };
  const before = model.faces[taker] ?? null;
  const faces = before === null ? null : before + cards.filter(isFace).length;
  return { ...next, decided: trick, tricks: [...model.tricks, trick], faces: put(model.faces, taker, faces) };
}

function roundEnd(model: Model, event: Of<'round_end'>): Model {
  const { points, totals } = event;
  const score = { round: model.round, points, totals, taken: model.taken, faces: model.faces };
  return { ...settle(model), totals, rounds: [...model.rounds, score], now: null };
}

const REDUCERS: Handlers<Model, SeaEvent, Model> = {
  deal,
  pass,
  play,
  trick,
  choose_leader: settle,
  round_end: roundEnd,
  play_on: (model, event) => ({ ...model, wishes: [...model.wishes, event] }),
  game_end: (model, { winners, scores: totals }) => ({ ...model, winners, totals }),
};

/** Fold one more event into the model. */
export const reduce = (model: Model, event: SeaEvent): Model => handled(REDUCERS, model, event) ?? model;

/**
 * The Face cards that matter in the decided trick: a taking one, and all of them in Strife (SOS-9) or with Happy Faces.
 */
export function facesThatMatter({ decided, options }: Model): number[] {
  if (!decided) return [];
  const all = options.rules === 'strife' || options.happy_faces;
  return decided.plays.map(({ card }) => card).filter((card) => isFace(card) && (all || card === decided.why.card));
}

/** Move the decided trick to its taker's piles, once the reader has had time to see it. */
export function settle(model: Model): Model {
  return model.decided ? { ...model, plays: [], decided: null } : model;
}
