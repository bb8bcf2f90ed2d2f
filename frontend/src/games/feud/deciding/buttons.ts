/** The buttons under the text: what each step of the Round offers, other than pressing cards. */
import type { Teller } from '../../../table/game';
import { NOTHING, TAKE_UP, actionOf, cardOf, columnOf } from '../rules/cards';
import type { Draft } from './draft.svelte';
import { sideOf, type Model } from '../rules/model';
import { maneuverName } from '../telling/names';
import type { Ask, Part } from '../rules/phases';
import { cardName } from '../pieces/names';
import type { Purchase } from './purchase.svelte';

/** A button under the text; `act` marks the expected next press. */
export interface Button {
  label: string;
  act?: boolean;
  disabled?: boolean;
  run: () => void;
}

export interface Deciding {
  model: Model;
  tell: Teller;
  bottom: number;
  step: Part;
  /** The question of a maneuver in progress. */
  ask: Ask | null;
  /** No decision was sent, or it is being changed. */
  open: boolean;
  /** The decision that was sent. */
  decided: readonly number[] | null;
  draft: Draft;
  purchase: Purchase;
  /** The selected card to reserve or give, Unit, or column. */
  selected: number | null;
  /** A row is being filled. */
  filling: boolean;
  decide: (actions: number[]) => void;
  reopen: () => void;
  stay: () => void;
}

const named = (card: string | null, tell: Teller): string => (card === null ? '' : cardName(card, tell));

function rowButtons({ tell: { t }, step, draft, decide }: Deciding): Button[] {
  const label = t(step === 'study' ? 'feud.do.show' : 'feud.do.ready');
  const ready: Button = { label, act: true, disabled: !draft.full, run: () => decide(draft.order.map(actionOf)) };
  if (draft.order.length === 0) return [ready];
  return [ready, { label: t('feud.do.clear'), run: () => draft.clear() }];
}

/** A button that confirms the selection, and one that declines. */
function pair(at: Deciding, label: string, action: number | null, none: string): Button[] {
  const run = (): void => {
    if (action !== null) at.decide([action]);
  };
  return [
    { label, act: true, disabled: action === null, run },
    { label: none, run: () => at.decide([NOTHING]) },
  ];
}

function reserveButtons(at: Deciding): Button[] {
  const { t } = at.tell;
  const card = cardOf(at.selected ?? -1);
  const label = card ? t('feud.do.reserve', { card: named(card, at.tell) }) : t('feud.do.choose_reserve');
  return pair(at, label, card === null ? null : at.selected, t('feud.do.keep_hand'));
}

function lockButtons(at: Deciding): Button[] {
  const { t } = at.tell;
  const { selected } = at;
  const column = columnOf(selected ?? NOTHING);
  const card = column === null ? null : (sideOf(at.model, 1 - at.bottom).columns[column]?.card ?? null);
  const label = card ? t('feud.do.lock', { card: named(card, at.tell) }) : t('feud.do.choose_lock');
  return pair(at, label, selected, t('feud.do.lock_none'));
}

function takeButtons({ tell: { t }, decided, decide }: Deciding): Button[] {
  const take: Button = { label: t('feud.do.take'), act: decided === null, run: () => decide([TAKE_UP]) };
  const leave: Button = { label: t('feud.do.leave'), run: () => decide([NOTHING]) };
  if (decided === null) return [take, leave];
  return decided[0] === TAKE_UP ? [leave] : [take];
}

/** Describe the purchase once everything about it is chosen. */
function purchaseLabel({ tell, purchase }: Deciding, price: number): string {
  const { step, offer, took, gave, unit, actions } = purchase;
  if (actions === null) return tell.t('feud.window.pay', { count: price });
  if (step === 'gave') return tell.t('feud.window.swap', { took: named(took, tell), gave: named(gave, tell), price });
  const key = offer?.chosen === 'reserve' ? 'feud.window.swap_unit' : 'feud.window.raise_unit';
  return tell.t(key, { unit: named(unit, tell), price });
}

function windowButtons(at: Deciding): Button[] {
  const { tell, model, purchase, decide } = at;
  const { offer, step, actions } = purchase;
  const price = offer?.price ?? 0;
  const send = (): void => {
    if (actions) decide(actions);
  };
  const back: Button = { label: tell.t('example.back'), run: () => purchase.back() };
  if (step === 'took') return [back];
  if (step !== 'list')
    return [{ label: purchaseLabel(at, price), act: true, disabled: actions === null, run: send }, back];
  const label = offer
    ? tell.t('feud.window.buy', { maneuver: maneuverName(offer.id, model.options, tell), price })
    : tell.t('feud.window.choose');
  const run = purchase.asksMore ? () => (purchase.chosen = true) : send;
  return [
    { label, act: true, disabled: offer === null, run },
    { label: tell.t('feud.window.pass'), run: () => decide([NOTHING]) },
  ];
}

/** Describe the answer to a step of a maneuver, before it is sent. */
function answerLabel({ tell: { t }, tell, purchase, selected }: Deciding, ask: Ask): string {
  const card = named(selected === null ? null : cardOf(selected), tell);
  switch (ask) {
    case 'took':
      return t('feud.answer.took', { took: named(purchase.took, tell), gave: card });
    case 'replace':
    case 'raise':
      return t(`feud.answer.${ask}`, { unit: card });
    case 'gave':
    case 'give':
      return t('feud.answer.give', { card });
    default: {
      const column = (columnOf(selected ?? NOTHING) ?? 0) + 1;
      return t(ask.startsWith('swap') ? 'feud.answer.swap' : 'feud.answer.show', { column, next: column + 1 });
    }
  }
}

function answerButtons(at: Deciding, ask: Ask): Button[] {
  const {
    tell: { t },
    purchase,
    selected,
    decide,
  } = at;
  const { took } = purchase;
  if (ask === 'took' && took === null) return [];
  const label = selected === null ? t('feud.answer.choose') : answerLabel(at, ask);
  const run = (): void => {
    if (selected !== null) decide(took === null ? [selected] : [actionOf(took), selected]);
  };
  const back: Button[] = took === null ? [] : [{ label: t('example.back'), run: () => purchase.clear() }];
  return [{ label, act: true, disabled: selected === null, run }, ...back];
}

/** The buttons of a step in which the reader may decide. */
export function buttonsOf(at: Deciding): Button[] {
  const { t } = at.tell;
  if (at.ask !== null) return answerButtons(at, at.ask);
  if (at.step === 'window') return windowButtons(at);
  if (at.step === 'take') return takeButtons(at);
  if (!at.filling && at.step !== 'reserve' && at.step !== 'lock') return [];
  if (!at.open) return [{ label: t('feud.do.change'), run: at.reopen }];
  const buttons = at.filling ? rowButtons(at) : at.step === 'reserve' ? reserveButtons(at) : lockButtons(at);
  return at.decided ? [...buttons, { label: t('feud.do.keep'), run: at.stay }] : buttons;
}
