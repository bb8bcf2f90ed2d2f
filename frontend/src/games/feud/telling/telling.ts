/** Puts this game into words: the log, events with their reasons, the current point, the table's rules. */
import { known } from '../../../lib/lists';
import type { Fact, LogLine, Refusal, Teller } from '../../../table/game';
import { fact, player, sentences, verdict as wins } from '../../../table/sentences';
import { MANEUVERS, type Maneuver } from '../rules/cards';
import type { FeudEvent, Of } from '../rules/events';
import type { Model } from '../rules/model';
import { cardList, maneuverName, nameOf, unitOf } from './names';
import { offersOf, type OfferId } from '../rules/offers';
import { outcomeLine } from './outcome';
import { stepLine } from './own-telling';
import { partNow, roundNow } from '../rules/phases';
import { unitsAlive } from '../rules/sides';
import { killsAtOnce } from '../rules/striking';

/** The Round after which every game is over (FEUD-14). */
const LAST_ROUND = 500;

/** "North +20 and East +10". */
export const scores = (points: readonly number[], tell: Teller): string =>
  tell.list(points.map((count, seat) => tell.t('feud.log.gain', { name: player(seat, tell), points: count })));

/** Who won, in a sentence. */
export const verdict = (winners: readonly number[], tell: Teller): string =>
  winners.length === 1 ? wins(winners, tell) : tell.t('feud.win.draw');

/** The decision after the last Round (FEUD-14, FEUD-53): the Units left, or points if they are equal. */
function lastRound({ sides, round }: Model, tell: Teller): string {
  const found = sides.map((side, seat) => ({
    name: player(seat, tell),
    units: unitsAlive(side),
    points: side.points,
  }));
  return found[0]?.units === found[1]?.units
    ? tell.t('feud.because.rounds_points', {
        round,
        points: tell.list(found.map((each) => tell.t('table.say.score_of', each))),
      })
    : tell.t('feud.because.rounds', { round, units: tell.list(found.map((each) => tell.t('feud.say.units', each))) });
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

const line = (kind: LogLine['kind'], text: string): LogLine => ({ kind, text });

/** Draws, shuffles and discards. */
function dealing(event: FeudEvent, tell: Teller): LogLine | null {
  const { t } = tell;
  const name = player('seat' in event ? event.seat : 0, tell);
  switch (event.event) {
    case 'deal':
      return line('head', t('feud.log.deal'));
    case 'first':
      return line('note', t('feud.log.first', { name }));
    case 'unit':
      return line('note', t('feud.log.unit', { name, unit: nameOf(event.card, tell) }));
    case 'take_reserve':
      return line('note', t(event.taken ? 'feud.log.take' : 'feud.log.leave', { name }));
    case 'refill':
      return line('note', t('feud.log.refill', { name }));
    case 'draw': {
      const cards = cardList(event.cards, tell);
      return line('note', t(event.from === 'deck' ? 'feud.log.draw' : 'feud.log.draw_reserve', { name, cards }));
    }
    case 'reshuffle':
      return event.cause === 'no_strike' ? line('note', t('feud.log.no_strike', { name })) : null;
    case 'x_discard':
      return line('note', t('feud.log.discard', { name, cards: cardList(event.cards, tell) }));
    case 'reserve': {
      const card = nameOf(event.card ?? null, tell);
      return line(
        'note',
        event.card === null ? t('feud.log.reserve_none', { name }) : t('feud.log.reserve', { name, card }),
      );
    }
    default:
      return null;
  }
}

/** The players' moves with cards and points. */
function acting(event: FeudEvent, model: Model, tell: Teller): LogLine | null {
  const { t } = tell;
  const name = player('seat' in event ? event.seat : 0, tell);
  switch (event.event) {
    case 'study':
      if (!known(event.columns)) return null;
      return line('play', t('feud.log.study', { name, cards: cardList(event.columns, tell) }));
    case 'lock':
      return line(
        'play',
        event.column === null ? t('feud.log.lock_none', { name }) : t('feud.log.lock', { name, column: event.column }),
      );
    case 'x_unlock':
      return line('note', t('feud.log.unlock', { name, card: nameOf(event.card, tell), column: event.column }));
    case 'buy':
      return line('play', bought(event, model, tell));
    case 'pass_window':
      return line('note', t('feud.log.pass', { name }));
    case 'betray':
      return line('play', t('feud.log.betray', { name, other: player(1 - event.seat, tell) }));
    case 'arrange':
      return line('play', arranged(event, tell));
    case 'place':
      return line('play', t('feud.log.place', { name, card: nameOf(event.card, tell), column: event.column }));
    default: {
      const text = stepLine(event, model, tell);
      return text === null ? dealing(event, tell) : line('play', text);
    }
  }
}

/** One line of the log; null for an unknown event, or one that adds nothing. */
export function log(event: FeudEvent, model: Model, tell: Teller): LogLine | null {
  switch (event.event) {
    case 'column':
      return line('result', columnLine(event, model, tell));
    case 'skirmish':
      return line('head', skirmishLine(event, tell));
    case 'killed':
      return line('result', killedLine(event, tell));
    case 'tally':
      return line('head', tell.t('feud.ask.tally', { round: event.round, points: scores(event.points, tell) }));
    case 'game_end':
      return line('result', verdict(event.winners, tell));
    default:
      return acting(event, model, tell);
  }
}

/** The cards in a seat's hand by their names. */
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
  const line = log(event, model, tell)?.text ?? null;
  if (event.event !== 'tally' || model.round < 2) return line;
  const all = model.sides.map(({ points }, seat) => tell.t('table.say.score_of', { name: player(seat, tell), points }));
  return sentences(tell, line, tell.t('table.in_all', { points: tell.list(all) }));
}

/** Why an action is impossible, in one sentence. */
export function reason(refusal: Refusal, tell: Teller): string {
  const { code, data } = refusal;
  const special = `feud.no.${code}_${typeof data.maneuver === 'number' ? 'own' : String(data.maneuver)}`;
  const key = tell.has(special) ? special : `feud.no.${code}`;
  if (!tell.has(key)) return tell.t('feud.no.other');
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

/** The rules in force at this table. */
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
