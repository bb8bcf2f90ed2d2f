/** The question to the reader, or who decides now: one line for each phase. */
import type { Choice, Teller } from '../../../table/game';
import { askOf } from '../deciding/answers';
import { players, sentences } from '../../../table/sentences';
import { NOTHING, TAKE_UP, cardOf } from '../rules/cards';
import { fought, nextColumn, sideOf, type Model } from '../rules/model';
import { maneuverName, nameOf, unitOf } from './names';
import { outcomeLine } from './outcome';
import { lockedCard } from '../rules/sides';
import { isChoosing, partDecided, partNow, type Ask } from '../rules/phases';
import { log, scores, verdict } from './telling';

/** The reader's decision that was sent; null if there is none. */
export function standing(choice: Choice | null): readonly number[] | null {
  if (!choice) return null;
  if (choice.sent.length > 0) return choice.sent;
  return choice.chosen.length > 0 ? choice.chosen : null;
}

const opponent = (tell: Teller): string => tell.name(tell.you === null ? 1 : 1 - tell.you);

const chosenCard = (actions: readonly number[], tell: Teller): string => nameOf(cardOf(actions[0] ?? -1), tell);

/** Describe the reader's decision in a line. */
function decided(model: Model, actions: readonly number[], tell: Teller): string {
  const { t } = tell;
  const [action = NOTHING] = actions;
  switch (partDecided(model)) {
    case 'units':
      return t('feud.ask.unit_chosen', { unit: chosenCard(actions, tell) });
    case 'take':
      return t(action === TAKE_UP ? 'feud.ask.taken' : 'feud.ask.not_taken');
    case 'reserve':
      return action === NOTHING
        ? t('feud.ask.not_reserved')
        : t('feud.ask.reserved', { card: chosenCard(actions, tell) });
    case 'lock':
      return action === NOTHING ? t('feud.ask.not_locked') : t('feud.ask.locked', { column: action - TAKE_UP });
    case 'study':
    case 'arrange':
      return t('feud.ask.arranged');
    case 'betray':
      return t('feud.ask.betrayed', { name: opponent(tell) });
    case 'decide':
      return t('feud.ask.decided', { card: chosenCard(actions, tell) });
    default:
      return '';
  }
}

function unitQuestion(model: Model, you: number, tell: Teller): string {
  if (model.round === 0) return tell.t('feud.ask.first_unit');
  const other = sideOf(model, 1 - you);
  if (other.unit === null || other.fallen) return tell.t('feud.ask.next_unit');
  return tell.t('feud.ask.next_unit_against', { unit: nameOf(other.unit, tell) });
}

function reserveQuestion(model: Model, you: number, tell: Teller): string {
  const question = tell.t('feud.ask.reserve');
  return sideOf(model, you).reserve.length === 5
    ? sentences(tell, question, tell.t('feud.ask.reserve_sixth'))
    : question;
}

function arrangeQuestion(model: Model, you: number, tell: Teller): string {
  if (sideOf(model, you).hand.length === 0) return tell.t('feud.ask.arrange_anew');
  const locked = lockedCard(sideOf(model, you));
  if (locked === null) return tell.t('feud.ask.arrange');
  return tell.t('feud.ask.arrange_again', { card: nameOf(locked, tell) });
}

/** The maneuver in progress and its buyer; null if none is known. */
export const carried = ({ phase, bought }: Model): Model['bought'] =>
  phase !== null && isChoosing(phase) ? bought : null;

function carriedName(model: Model, tell: Teller): string | null {
  const bought = carried(model);
  return bought && maneuverName(bought.id, model.options, tell);
}

/** The question of a maneuver's step. */
function stepQuestion(ask: Ask, model: Model, tell: Teller): string {
  const question = tell.t(`feud.ask.${ask === 'gave' ? 'give' : ask}`, { name: opponent(tell) });
  const maneuver = carriedName(model, tell);
  return maneuver === null ? question : tell.t('feud.ask.of', { maneuver, question });
}

/** The card that the Active player has just placed. */
function toAnswer(model: Model, you: number, tell: Teller): string {
  const slot = sideOf(model, 1 - you).columns[fought(model)];
  return nameOf(slot?.card ?? null, tell);
}

/** The question to the reader. */
function question(model: Model, choice: Choice, you: number, tell: Teller): string {
  const { t } = tell;
  const ask = askOf(model, choice, you);
  if (ask !== null) return stepQuestion(ask, model, tell);
  const column = nextColumn(model) + 1;
  switch (partDecided(model)) {
    case 'units':
      return unitQuestion(model, you, tell);
    case 'take':
      return t('feud.ask.take', { count: sideOf(model, you).reserve.length });
    case 'reserve':
      return reserveQuestion(model, you, tell);
    case 'window':
      return t('feud.ask.window');
    case 'study':
      return t('feud.ask.study');
    case 'lock':
      return t('feud.ask.lock', { name: opponent(tell) });
    case 'arrange':
      return arrangeQuestion(model, you, tell);
    case 'betray':
      return t('feud.ask.betray', { name: opponent(tell) });
    case 'decide':
      return t('feud.ask.decide', { column });
    case 'act':
      return t('feud.ask.act', { column });
    default:
      return t('feud.ask.react', { card: toAnswer(model, you, tell) });
  }
}

/** The line while others decide. */
function waitingFor(model: Model, pending: readonly number[], tell: Teller): string {
  const { t, name } = tell;
  const [seat] = pending;
  if (seat === undefined) return quiet(model, tell);
  if (tell.you !== null && pending.includes(tell.you)) return t('table.your_turn');
  const part = partDecided(model);
  if (part === 'window') return t('feud.ask.window_wait', { name: name(seat) });
  if (part === 'choose')
    return t('feud.ask.choose_wait', { name: name(seat), maneuver: carriedName(model, tell) ?? '' });
  if (part === 'act') return t('feud.ask.act_wait', { name: name(seat) });
  if (part === 'react') return t('feud.ask.react_wait', { name: name(seat) });
  return t('table.wait', { names: players(pending, tell) });
}

/** The last event as in the log. */
const lastLine = (model: Model, tell: Teller): string => {
  const { news } = model;
  return (news && log(news, model, tell)?.text) ?? '';
};

/** The line while no one decides. */
function quiet(model: Model, tell: Teller): string {
  const { t } = tell;
  const fight = model.fresh === null ? null : model.outcomes[model.fresh];
  if (model.winners) return verdict(model.winners, tell);
  if (fight) return outcomeLine(fight, tell);
  if (model.tallied) {
    const row = model.rounds.at(-1);
    return row ? t('feud.ask.tally', { round: row.round, points: scores(row.gained, tell) }) : '';
  }
  switch (partNow(model)) {
    case null:
      return t('feud.ask.shuffling');
    case 'units':
      return t('feud.ask.units');
    case 'draw':
      return t('feud.ask.draw');
    case 'study':
      return t('feud.phase.study');
    case 'fight':
    case 'tally':
      return t('feud.ask.fight');
    default:
      return lastLine(model, tell);
  }
}

/** The question to the reader, or the current event. */
export function prompt(model: Model, choice: Choice | null, pending: readonly number[], tell: Teller): string {
  const { you } = tell;
  const others = pending.filter((seat) => seat !== you);
  const actions = standing(choice);
  if (you !== null && actions) {
    const mine = decided(model, actions, tell);
    if (others.length === 0) return mine;
    return sentences(tell, mine, tell.t('feud.ask.change', { names: players(others, tell) }));
  }
  if (you !== null && choice && choice.legal.size > 0) return question(model, choice, you, tell);
  return waitingFor(model, pending, tell);
}

/** Name the opponent's Unit that the reader fights. */
export const enemy = (model: Model, you: number, tell: Teller): string => {
  const { unit } = sideOf(model, 1 - you);
  return unit === null ? tell.t('feud.unit_none') : unitOf(1 - you, unit, tell);
};
