import { add, known } from '../../../lib/lists';
import { handled, type Handlers } from '../../../table/events';
import { BEGUN } from '../../../table/pace/progress';
import { COLUMNS, type Maneuver } from './cards';
import type { Column, FeudEvent, FeudOptions, Of } from './events';
import type { OfferId } from './offers';
import { begins, newsAfter, type RoundProgress } from './phases';
import {
  EMPTY,
  adjust,
  arrange,
  bringUp,
  disarray,
  discardColumns,
  discardHand,
  draw,
  emptyReserve,
  lockIn,
  nobody,
  place,
  putBy,
  rearrange,
  renew,
  reshuffle,
  resurrect,
  seeColumns,
  shuffle,
  takeBack,
  unlock,
  without,
  type Card,
  type Side,
} from './sides';

/** A column that was fought. */
export interface Fight extends Column {
  round: number;
  /** The event that reported the fight. */
  told: Column;
  /** The Units that fought it. */
  units: string[];
  /** The Decision Phase of the Round's Skirmish in which it was fought, from 1; 0: before a Skirmish. */
  skirmish: number;
}

/** A Round on the score sheet. */
export interface RoundScore {
  round: number;
  /** Points gained at the tally, by Instant Kills and by maneuvers; negative if more were lost. */
  gained: number[];
  /** Points spent on maneuvers since the last tally. */
  spent: number[];
  totals: number[];
  /** The Units killed, one list for each seat. */
  killed: string[][];
  skirmish: boolean;
}

/** Amounts for the next line of the score sheet. */
interface Running {
  gained: number[];
  spent: number[];
  killed: string[][];
}

/** Everything that the page shows of a game of Feud: an immutable fold over its events. */
export interface Model extends RoundProgress {
  options: FeudOptions;
  sides: Side[];
  /** The results of the columns on the table. */
  outcomes: (Fight | null)[];
  /** The last fought column, from 0, while the page shows it. */
  fresh: number | null;
  /** The seat that is Active in the Combat Phase. */
  active: number | null;
  /** The Round was tallied, and its columns still lie there. */
  tallied: boolean;
  /** All columns that were fought in this game. */
  fights: Fight[];
  /** The cards shown in the Study, one row for each seat; null without a Study. */
  studied: Card[][] | null;
  /** The last bought maneuver. The questions while it is carried out refer to it. */
  bought: { seat: number; id: OfferId } | null;
  /** Rules that are suspended this Round. */
  denied: readonly Of<'x_deny'>['rule'][];
  running: Running;
  rounds: RoundScore[];
  winners: number[] | null;
  cause: Of<'game_end'>['cause'] | null;
}

const nothing: Running = { gained: [0, 0], spent: [0, 0], killed: [[], []] };

/** The model of a game before its first event. */
export function initial(options: FeudOptions): Model {
  return {
    ...BEGUN,
    options,
    news: null,
    round: 0,
    counted: 0,
    sides: [nobody, nobody],
    outcomes: [...EMPTY],
    fresh: null,
    skirmish: 0,
    active: null,
    tallied: false,
    fights: [],
    studied: null,
    bought: null,
    denied: [],
    running: nothing,
    rounds: [],
    winners: null,
    cause: null,
  };
}

const GUARDS = 2;
const guards = (options: FeudOptions): number => (options.reservation ? GUARDS : 0);

/** A seat's side. Throws RangeError for a seat outside Feud. */
export function sideOf(model: Model, seat: number): Side {
  const side = model.sides[seat];
  if (!side) throw new RangeError(`no seat ${seat}`);
  return side;
}

const change = (model: Model, seat: number, to: (side: Side) => Side): Model => ({
  ...model,
  sides: model.sides.with(seat, to(sideOf(model, seat))),
});
const changeBoth = (model: Model, to: (side: Side, seat: number) => Side): Model => ({
  ...model,
  sides: model.sides.map(to),
});

/** Clear the columns of a finished Round, or those before a Skirmish. */
function clearColumns(model: Model): Model {
  const cleared = changeBoth(model, (side) => ({ ...side, columns: [...EMPTY], lock: null }));
  return { ...cleared, outcomes: [...EMPTY], fresh: null, tallied: false, studied: null };
}

function deal(model: Model, event: Of<'deal'>): Model {
  const count = guards(model.options);
  return changeBoth(model, (side, seat) => {
    const army = event.army[seat] ?? [];
    return { ...side, army: army.length - count, guard: army.slice(0, count), deck: event.action[seat]?.length ?? 0 };
  });
}

function study(model: Model, { seat, columns }: Of<'study'>): Model {
  const shown = model.studied ?? [[], []];
  const open = columns.map((card) => ({ card, open: true }));
  const next = change(model, seat, (side) => ({ ...side, hand: [], columns: open }));
  return { ...next, studied: shown.with(seat, columns) };
}

/** Lock a column. After the second lock, the unlocked cards return to the hands (FEUD-27). */
function lock(model: Model, { seat, column }: Of<'lock'>): Model {
  const locked = change(model, 1 - seat, (side) => ({ ...side, lock: column === null ? null : column - 1 }));
  return seat === 1 ? changeBoth(locked, takeBack) : locked;
}

/** Apply a maneuver to the cards (FEUD-33). */
function carryOut(model: Model, event: Of<'buy'>): Model {
  const { seat, maneuver } = event;
  switch (maneuver) {
    case 'tactical_adjustment':
    case 'secret_tactical_adjustment':
      return change(model, seat, (side) => adjust(side, event));
    case 'resurrection':
      return change(model, seat, (side) => resurrect(side, event.unit, guards(model.options)));
    case 'sabotage':
      // If the victim chooses, separate events report both cards.
      if (model.options.maneuver_changes?.sabotage?.by === 'owner') return model;
      return change(model, 1 - seat, (side) => sabotaged(side, event));
    case 'confuse':
      return change(model, 1 - seat, (side) => disarray(side, event.columns ?? [...EMPTY]));
    case 'heal':
      return change(model, seat, (side) => ({ ...side, markers: side.markers - 1 }));
    default:
      return model;
  }
}

/** Put a card of the hand under the deck, and draw the deck's top card (FEUD-37). */
function sabotaged(side: Side, { lost, drew }: Of<'buy'>): Side {
  return { ...side, hand: [...without(side.hand, lost ?? null), drew ?? null], next: side.next.slice(1) };
}

function pay(model: Model, { seat, cost }: Of<'buy' | 'x_buy'>, id: OfferId): Model {
  const paid = change(model, seat, (side) => ({
    ...side,
    points: side.points - cost,
    bought: [...side.bought, id],
  }));
  const { running } = paid;
  return { ...paid, bought: { seat, id }, running: { ...running, spent: add(running.spent, seat, cost) } };
}

/** Set all points after a maneuver. */
function points(model: Model, { totals }: Of<'x_points'>): Model {
  const next = changeBoth(model, (side, seat) => ({ ...side, points: totals[seat] ?? side.points }));
  const gained = model.running.gained.map(
    (before, seat) => before + sideOf(next, seat).points - sideOf(model, seat).points,
  );
  return { ...next, running: { ...model.running, gained } };
}

function column(model: Model, event: Column): Model {
  const at = event.column - 1;
  const units = model.sides.map(({ unit }) => unit ?? '');
  const fight: Fight = { ...event, units, round: model.round, skirmish: model.skirmish, told: event };
  const next = changeBoth(model, (side, seat) => ({
    ...side,
    markers: event.total[seat] ?? side.markers,
    columns: side.columns.with(at, { card: event.cards[seat] ?? null, open: true }),
  }));
  return {
    ...next,
    outcomes: model.outcomes.with(at, fight),
    fresh: at,
    fights: [...model.fights, fight],
  };
}

/** Count a killed Unit and its points. The Unit stays on the table until the next one comes. */
function killed(model: Model, event: Of<'killed'>): Model {
  const { seat, card, points = 0 } = event;
  const dead = change(model, seat, (side) => ({ ...side, fallen: true, dead: [...side.dead, card] }));
  const scored = change(dead, 1 - seat, (side) => ({ ...side, points: side.points + points }));
  const { running } = model;
  const list = running.killed.map((units, i) => (i === seat ? [...units, card] : units));
  return { ...scored, running: { ...running, gained: add(running.gained, 1 - seat, points), killed: list } };
}

function skirmish(model: Model, event: Of<'skirmish'>): Model {
  if (event.phase === 'start' || event.phase === 'restart') {
    return { ...clearColumns(model), skirmish: model.skirmish + 1, active: null };
  }
  return event.phase === 'combat' ? { ...model, active: event.active ?? null } : { ...model, active: null };
}

/** Complete a line of the score sheet. */
function score(model: Model, points: readonly number[]): Model {
  const { running } = model;
  const gained = running.gained.map((before, seat) => before + (points[seat] ?? 0));
  const totals = model.sides.map((side) => side.points);
  const { spent, killed } = running;
  const row: RoundScore = { round: model.round, gained, spent, totals, killed, skirmish: model.skirmish > 0 };
  return { ...model, running: nothing, rounds: [...model.rounds, row] };
}

function tally(model: Model, event: Of<'tally'>): Model {
  const next = changeBoth(model, (side, seat) => ({
    ...discardColumns(side),
    points: event.totals[seat] ?? side.points,
    shown: [],
  }));
  const { round } = event;
  return {
    ...score({ ...next, round }, event.points),
    counted: round,
    fresh: null,
    tallied: true,
    denied: [],
    now: null,
  };
}

function gameEnd(model: Model, event: Of<'game_end'>): Model {
  const { running } = model;
  // An Instant Kill of the last Unit ends the game without a tally.
  const loose = [...running.gained, ...running.spent].some((points) => points !== 0);
  const last = loose ? score(model, [0, 0]) : model;
  return { ...last, winners: event.winners, cause: event.cause };
}

/** Make a reducer that changes only the side of the event's seat. */
const own =
  <E extends FeudEvent & { seat: number }>(to: (side: Side, event: E, guards: number) => Side) =>
  (model: Model, event: E): Model =>
    change(model, event.seat, (side) => to(side, event, guards(model.options)));
/** Make a reducer that changes the opponent's side. */
const theirs =
  <E extends FeudEvent & { seat: number }>(to: (side: Side, event: E) => Side) =>
  (model: Model, event: E): Model =>
    change(model, 1 - event.seat, (side) => to(side, event));

/** The change that each event makes to the table; other events change nothing. */
const REDUCERS: Handlers<Model, FeudEvent, Model> = {
  // The piles.
  deal,
  unit: own(bringUp),
  refill: own((side, { pile }) => ({ ...side, deck: side.deck + pile.length, discard: [] })),
  draw: own(draw),
  reshuffle: own(reshuffle),
  reserve: own((side, { card }) => (card === null ? side : putBy(side, card ?? null))),
  x_discard: own((side, { cards }) => discardHand(side, cards)),
  // Study, order and the maneuvers of the book.
  study,
  lock,
  x_unlock: own((side, { card }) => unlock(side, card)),
  buy: (model, event) => carryOut(pay(model, event, event.maneuver as Maneuver), event),
  betray: theirs((side, { columns }) => disarray(side, columns)),
  arrange: own((side, { columns }) => arrange(side, columns)),
  // A table's own maneuvers.
  x_buy: (model, event) => pay(model, event, event.maneuver),
  x_exchange: own<Of<'x_exchange'>>(adjust),
  x_renew: own(renew),
  x_keep: own((side, { card }) => putBy(side, card ?? null)),
  x_empty_reserve: own(emptyReserve),
  x_shuffle: own(shuffle),
  x_foresee: own((side, { cards }) => ({ ...side, next: cards.filter((card) => card !== null) })),
  x_show_hand: own((side, { cards }) => ({ ...side, shown: cards })),
  x_columns: own(rearrange),
  x_arrange: own((side, { columns }) => disarray(side, columns)),
  x_show_column: own((side, { column, card }) => ({
    ...side,
    columns: side.columns.with(column - 1, { card, open: true }),
  })),
  x_lock: own(lockIn),
  x_markers: own((side, { markers }) => ({ ...side, markers })),
  x_raise: own((side, { unit }, count) => resurrect(side, unit, count)),
  x_look: theirs((side, { columns }) => (known(columns) ? seeColumns(side, columns) : side)),
  x_look_hand: theirs((side, { cards }) => ({ ...side, shown: cards ?? side.shown })),
  x_points: points,
  x_deny: (model, { rule }) => ({ ...model, denied: [...model.denied, rule] }),
  // The fight and the tally.
  column,
  skirmish,
  place: (model, { seat, column, card }) =>
    change({ ...model, fresh: null }, seat, (side) => place(side, column - 1, card)),
  killed,
  tally,
  game_end: gameEnd,
};

/**
 * Begin a new Round. The window at the end of a Round still belongs to that Round, so its purchases are cleared here.
 */
const begin = (model: Model): Model => ({
  ...changeBoth(model, (side) => ({ ...side, bought: [] })),
  round: model.round + 1,
  skirmish: 0,
  active: null,
});

/** Whether an event still belongs to the end of the Round, whose columns stay in sight. */
const endsRound = ({ event }: FeudEvent): boolean => event === 'x_discard' || event === 'game_end';

/** Fold one more event into the model. Throws if the events are no game of Feud. */
export function reduce(model: Model, event: FeudEvent): Model {
  const before = model.tallied && !endsRound(event) ? clearColumns(model) : model;
  const begun = begins(before, event) ? begin(before) : before;
  const next = handled(REDUCERS, begun, event) ?? begun;
  return { ...next, news: newsAfter(next, event) };
}

/** Clear what the reader has had time to see: the columns of a finished Round. */
export function settle(model: Model): Model {
  if (model.tallied && model.winners === null) return clearColumns(model);
  return model;
}

/** The number of fought columns in the current row. */
export const fought = (model: Model): number => model.outcomes.filter((outcome) => outcome !== null).length;

/** The column that a Skirmish fights next, from 0. */
export const nextColumn = (model: Model): number => Math.min(COLUMNS - 1, fought(model));

/** The fought columns of the last Round. */
export const lastFights = ({ fights }: Model): Fight[] => {
  const round = fights.at(-1)?.round;
  return fights.filter((fight) => fight.round === round);
};
