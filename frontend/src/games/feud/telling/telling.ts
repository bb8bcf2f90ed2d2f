/** Puts this game into words: the log, events with their reasons, the current point, the table's rules. */
import { known } from '../../../lib/lists';
import type { Fact, LogLine, Refusal, Teller } from '../../../table/game';
import { handled } from '../../../table/events';
import { fact, line, player, scoresOf, sentences, verdict as wins } from '../../../table/sentences';
import { MANEUVERS, type Maneuver } from '../rules/cards';
import type { FeudEvent, Of } from '../rules/events';
import type { Model } from '../rules/model';
import { cardList, maneuverName, nameOf, told, unitOf, type Lines } from './names';
import { offersOf, type OfferId } from '../rules/offers';
import { outcomeLine } from './outcome';
import { OWN_LINES } from './own-telling';
import { partNow, roundNow } from '../rules/phases';
import { unitsAlive } from '../rules/sides';
import { killsAtOnce } from '../rules/striking';

/** The Round after which every game is over (FEUD-14). */
const LAST_ROUND = 500;

/** "North +20 and East +10". */
export const scores = (points: readonly number[], tell: Teller): string =>
  tell.list(points.map((count, seat) => tell.t('feud.log.gain', { name: player(seat, tell), points: count })));

export const verdict = (winners: readonly number[], tell: Teller): string =>
  winners.length === 1 ? wins(winners, tell) : tell.t('feud.win.draw');

/** The decision after the last Round (FEUD-14, FEUD-53): the Units left, or points if they are equal. */
function lastRound({ sides, round }: Model, tell: Teller): string {
  const [units, points] = [sides.map(unitsAlive), sides.map((side) => side.points)];
  if (units[0] === units[1]) return tell.t('feud.because.rounds_points', { round, points: scoresOf(points, tell) });
  const left = units.map((count, seat) => tell.t('feud.say.units', { name: player(seat, tell), units: count }));
  return tell.t('feud.because.rounds', { round, units: tell.list(left) });
}

/** Why the game is over. */
export function because(model: Model, tell: Teller): string {
  const { winners, cause } = model;
  if (!winners || cause === null) return '';
  if (cause === 'rounds') return lastRound(model, tell);
  const [one = 0, other = 0] = model.sides.map((side) => side.points);
  if (cause === 'points') return tell.t('feud.because.points', { one, other });
  const loser = 1 - (winners[0] ?? 0);
  return tell.t('feud.because.army', { name: player(loser, tell) });
}

/** The effect of a maneuver, as far as the reader may know it. */
function effect(event: Of<'buy'>, tell: Teller): string {
  const { t } = tell;
  const { took, gave, unit, lost, drew, pile } = event;
  if (took !== undefined && gave !== undefined) {
    const cards = { took: nameOf(took, tell), gave: nameOf(gave, tell) };
    return t(pile === 'discard' ? 'feud.log.adjust_discard' : 'feud.log.adjust_own', cards);
  }
  if (pile !== undefined) return t('feud.log.adjust_deck');
  if (unit !== undefined) {
    return t(event.maneuver === 'replacement' ? 'feud.log.buy_unit' : 'feud.log.buy_dead', {
      unit: nameOf(unit, tell),
    });
  }
  if (lost === undefined || drew === undefined) return '';
  return t('feud.log.sabotaged', { lost: nameOf(lost, tell), drew: nameOf(drew, tell) });
}

function bought(event: Of<'buy'>, { options }: Model, tell: Teller): string {
  const { seat, cost, maneuver } = event;
  const parameters = { name: player(seat, tell), maneuver: maneuverName(maneuver as Maneuver, options, tell), cost };
  return sentences(tell, tell.t('feud.log.buy', parameters), effect(event, tell));
}

/** Describe a fought column. `heard`: name the owners of the cards, for a screen reader. */
export function columnLine(event: Of<'column'>, model: Model, tell: Teller, heard = false): string {
  const fight = model.fights.findLast(({ told }) => told === event);
  if (!fight) return '';
  const outcome = outcomeLine(fight, tell);
  const instant = killsAtOnce(model.options, event) ? sentences(tell, outcome, tell.t('feud.instant')) : outcome;
  const { column } = event;
  if (!heard) return tell.t('feud.log.column', { column, outcome: instant });
  const cards = fight.cards.map((card, seat) =>
    tell.t('feud.say.card', { name: player(seat, tell), card: nameOf(card, tell) }),
  );
  return tell.t('feud.say.column', { column, cards: tell.list(cards), outcome: instant });
}

function killedLine(event: Of<'killed'>, tell: Teller): string {
  const unit = unitOf(event.seat, event.card, tell);
  const line = tell.t(event.instant ? 'feud.log.instant' : 'feud.log.killed', { unit, count: event.markers });
  if (event.points === undefined) return line;
  const parameters = { name: player(1 - event.seat, tell), points: event.points };
  return sentences(tell, line, tell.t('feud.log.scores', parameters));
}

function skirmishLine(event: Of<'skirmish'>, tell: Teller): string {
  if (event.phase === 'combat') return tell.t('feud.log.combat', { name: player(event.active ?? 0, tell) });
  return tell.t(`feud.log.skirmish_${event.phase}`);
}

function arranged(event: Of<'arrange'>, tell: Teller): string {
  if (event.seat === tell.you) return tell.t('feud.log.arranged_own', { cards: cardList(event.columns, tell) });
  return tell.t('feud.log.arranged', { name: player(event.seat, tell) });
}

const LINES: Lines = {
  ...OWN_LINES,
  // Draws, shuffles and discards.
  deal: (_, _event, { t }) => line('head', t('feud.log.deal')),
  first: told('note', 'feud.log.first'),
  unit: told('note', 'feud.log.unit', ({ card }, tell) => ({ unit: nameOf(card, tell) })),
  take_reserve: told('note', ({ taken }) => (taken ? 'feud.log.take' : 'feud.log.leave')),
  refill: told('note', 'feud.log.refill'),
  draw: told(
    'note',
    ({ from }) => (from === 'deck' ? 'feud.log.draw' : 'feud.log.draw_reserve'),
    ({ cards }, tell) => ({ cards: cardList(cards, tell) }),
  ),
  reshuffle(model, event, tell) {
    return event.cause === 'no_strike' ? told('note', 'feud.log.no_strike')(model, event, tell) : null;
  },
  x_discard: told('note', 'feud.log.discard', ({ cards }, tell) => ({ cards: cardList(cards, tell) })),
  reserve: told(
    'note',
    ({ card }) => (card === null ? 'feud.log.reserve_none' : 'feud.log.reserve'),
    ({ card }, tell) => ({ card: nameOf(card ?? null, tell) }),
  ),
  // The players' moves with cards and points.
  study(model, event, tell) {
    if (!known(event.columns)) return null;
    return told('play', 'feud.log.study', () => ({ cards: cardList(event.columns, tell) }))(model, event, tell);
  },
  lock: told(
    'play',
    ({ column }) => (column === null ? 'feud.log.lock_none' : 'feud.log.lock'),
    ({ column }) => ({ column: column ?? 0 }),
  ),
  x_unlock: told('note', 'feud.log.unlock', ({ card, column }, tell) => ({ card: nameOf(card, tell), column })),
  buy: (model, event, tell) => line('play', bought(event, model, tell)),
  pass_window: told('note', 'feud.log.pass'),
  betray: told('play', 'feud.log.betray', ({ seat }, tell) => ({ other: player(1 - seat, tell) })),
  arrange: (_, event, tell) => line('play', arranged(event, tell)),
  place: told('play', 'feud.log.place', ({ card, column }, tell) => ({ card: nameOf(card, tell), column })),
  // The fight and the tally.
  column: (model, event, tell) => line('result', columnLine(event, model, tell)),
  skirmish: (_, event, tell) => line('head', skirmishLine(event, tell)),
  killed: (_, event, tell) => line('result', killedLine(event, tell)),
  tally(_, { round, points }, tell) {
    return line('head', tell.t('feud.ask.tally', { round, points: scores(points, tell) }));
  },
  game_end: (_, { winners }, tell) => line('result', verdict(winners, tell)),
};

/** One line of the log; null for an unknown event, or one that adds nothing. */
export const log = (event: FeudEvent, model: Model, tell: Teller): LogLine | null =>
  handled(LINES, model, event, tell) ?? null;

export const hand = (model: Model, seat: number, tell: Teller): string[] =>
  (model.sides[seat]?.hand ?? []).map((card) => nameOf(card, tell));

/** The text for a screen reader: the log, with the cards in the reader's hand and without the opponent's draws. */
export function announce(event: FeudEvent, model: Model, tell: Teller): string | null {
  if (event.event === 'draw') {
    if (event.seat !== tell.you) return null;
    const cards = cardList(model.sides[event.seat]?.hand ?? [], tell);
    return sentences(tell, tell.t('feud.say.round', { round: model.round }), tell.t('feud.say.hand', { cards }));
  }
  if (event.event === 'refill' || event.event === 'pass_window') return null;
  if (event.event === 'column') return columnLine(event, model, tell, true);
  const said = log(event, model, tell)?.text ?? null;
  if (event.event !== 'tally' || model.round < 2) return said;
  const points = scoresOf(
    model.sides.map((side) => side.points),
    tell,
  );
  return sentences(tell, said, tell.t('table.in_all', { points }));
}

export function reason(refusal: Refusal, tell: Teller): string {
  const { code, data } = refusal;
  const special = `feud.no.${code}_${typeof data.maneuver === 'number' ? 'own' : String(data.maneuver)}`;
  const key = tell.has(special) ? special : `feud.no.${code}`;
  if (!tell.has(key)) return tell.t('table.illegal');
  const card = (name: unknown): string => (typeof name === 'string' ? nameOf(name, tell) : '');
  const maneuver = MANEUVERS.find((name) => name === data.maneuver);
  return tell.t(key, {
    card: card(data.card),
    locked: card(data.locked),
    column: String(data.column ?? ''),
    price: String(data.price ?? ''),
    points: String(data.points ?? ''),
    maneuver: maneuver ? tell.t(`feud.buy.${maneuver}`) : '',
  });
}

/** Name the current point of the game: its Round and step. */
export function place(model: Model, tell: Teller): string {
  const round = roundNow(model);
  if (round === 0) return tell.t('feud.place_begin');
  const last = model.options.last_round;
  const where = last ? tell.t('feud.place_last', { round, last }) : tell.t('table.round', { round });
  const part = model.phase === null || model.winners ? null : partNow(model);
  return part ? tell.t('feud.place_phase', { place: where, phase: tell.t(`feud.phase.${part}`) }) : where;
}

export function facts(model: Model, tell: Teller): Fact[] {
  const { t } = tell;
  const { items, study, reservation, affinities, skirmishes, kings_armor: kingsArmor } = model.options;
  const state = (on: boolean): string => t(on ? 'setup.on' : 'setup.off');
  const named = (id: OfferId): string => maneuverName(id, model.options, tell);
  const prices = offersOf(model.options).map(({ id, price }) => t('feud.fact.price', { maneuver: named(id), price }));
  return [
    fact('feud.fact.items', state(items), tell),
    fact('feud.fact.study', state(study), tell),
    fact('feud.fact.reservation', state(reservation), tell),
    fact('feud.fact.affinities', state(affinities), tell),
    fact('feud.fact.maneuvers', prices.length > 0 ? tell.list(prices) : t('feud.fact.none'), tell),
    fact('feud.fact.skirmishes', skirmishes === 'always' ? t('feud.fact.always') : state(skirmishes === 'on'), tell),
    ...(kingsArmor === 'tie' ? [fact('feud.fact.kings_armor', t('feud.fact.kings_armor_tie'), tell)] : []),
    ...(model.denied.length > 0
      ? [fact('feud.fact.round', sentences(tell, ...model.denied.map((rule) => t(`feud.own.deny_${rule}`))), tell)]
      : []),
    fact('table.fact_end', t('feud.fact.army', { last: model.options.last_round || LAST_ROUND }), tell),
  ];
}
