/** The question to the reader, or who decides now: one line for each phase. */
import type { Choice, Teller } from '../../../table/game';
import { askOf } from '../deciding/answers';
import type { WordKey } from '../../../words/translate.svelte';
import { players, sentences } from '../../../table/sentences';
import { NOTHING, TAKE_UP, cardOf } from '../rules/cards';
import { fought, nextColumn, sideOf, type Model } from '../rules/model';
import { maneuverName, nameOf, unitOf } from './names';
import { outcomeLine } from './outcome';
import { lockedCard } from '../rules/sides';
import { isChoosing, partDecided, partNow, type Ask, type Part } from '../rules/phases';
import { log, scores, verdict } from './telling';

/** The reader's decision that was sent; null if there is none. */
export function standing(choice: Choice | null): readonly number[] | null {
  if (!choice) return null;
  if (choice.sent.length > 0) return choice.sent;
  return choice.chosen.length > 0 ? choice.chosen : null;
}

const opponent = (tell: Teller): string => tell.name(tell.you === null ? 1 : 1 - tell.you);

/** The lines for the reader's decision. `card`: the name of the chosen card. */
const DECIDED: Partial<Record<Part, (action: number, tell: Teller, card: string) => string>> = {
  units: (_, { t }, unit) => t('feud.ask.unit_chosen', { unit }),
  take: (action, { t }) => t(action === TAKE_UP ? 'feud.ask.taken' : 'feud.ask.not_taken'),
  reserve: (action, { t }, card) => t(action === NOTHING ? 'feud.ask.not_reserved' : 'feud.ask.reserved', { card }),
  lock: (action, { t }) =>
    t(action === NOTHING ? 'feud.ask.not_locked' : 'feud.ask.locked', { column: action - TAKE_UP }),
  study: (_, { t }) => t('feud.ask.arranged'),
  arrange: (_, { t }) => t('feud.ask.arranged'),
  betray: (_, tell) => tell.t('feud.ask.betrayed', { name: opponent(tell) }),
  decide: (_, { t }, card) => t('feud.ask.decided', { card }),
};

/** Describe the reader's decision in a line. */
function decided(model: Model, [action = NOTHING]: readonly number[], tell: Teller): string {
  const part = partDecided(model);
  return (part && DECIDED[part]?.(action, tell, nameOf(cardOf(action), tell))) ?? '';
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

const QUESTIONS: Partial<Record<Part, (model: Model, you: number, tell: Teller) => string>> = {
  units: unitQuestion,
  take: (model, you, { t }) => t('feud.ask.take', { count: sideOf(model, you).reserve.length }),
  reserve: reserveQuestion,
  window: (_, _you, { t }) => t('feud.ask.window'),
  study: (_, _you, { t }) => t('feud.ask.study'),
  lock: (_, _you, tell) => tell.t('feud.ask.lock', { name: opponent(tell) }),
  arrange: arrangeQuestion,
  betray: (_, _you, tell) => tell.t('feud.ask.betray', { name: opponent(tell) }),
  decide: (model, _, { t }) => t('feud.ask.decide', { column: nextColumn(model) + 1 }),
  act: (model, _, { t }) => t('feud.ask.act', { column: nextColumn(model) + 1 }),
};

/** The question to the reader. */
function question(model: Model, choice: Choice, you: number, tell: Teller): string {
  const ask = askOf(model, choice, you);
  if (ask !== null) return stepQuestion(ask, model, tell);
  const part = partDecided(model);
  return (
    (part && QUESTIONS[part]?.(model, you, tell)) ?? tell.t('feud.ask.react', { card: toAnswer(model, you, tell) })
  );
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

const QUIET: Partial<Record<Part, WordKey>> = {
  units: 'feud.ask.units',
  draw: 'feud.ask.draw',
  study: 'feud.phase.study',
  fight: 'feud.ask.fight',
  tally: 'feud.ask.fight',
};

/** The line while no one decides: what happens in the part, or the last event as in the log. */
function quiet(model: Model, tell: Teller): string {
  const { t } = tell;
  const fight = model.fresh === null ? null : model.outcomes[model.fresh];
  if (model.winners) return verdict(model.winners, tell);
  if (fight) return outcomeLine(fight, tell);
  if (model.tallied) {
    const row = model.rounds.at(-1);
    return row ? t('feud.ask.tally', { round: row.round, points: scores(row.gained, tell) }) : '';
  }
  const part = partNow(model);
  const { news } = model;
  if (part === null) return t('feud.ask.shuffling');
  return QUIET[part] ? t(QUIET[part]) : ((news && log(news, model, tell)?.text) ?? '');
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
