/** Attacks, Units and maneuvers in the words of the page. */
import type { Handlers } from '../../../table/events';
import type { LogLine, Teller } from '../../../table/game';
import { line, player } from '../../../table/sentences';
import type { Parameters, WordKey } from '../../../words/translate.svelte';
import type { Attack, FeudEvent, FeudOptions, WindowName } from '../rules/events';
import type { Model } from '../rules/model';
import type { OfferId } from '../rules/offers';
import { itemOf } from '../pieces/faces';
import { cardName, rankName, suitName } from '../pieces/names';
import type { Card } from '../rules/sides';

/** A Unit's rank, with its owner: "your Queen". */
export function unitOf(seat: number, unit: string, tell: Teller): string {
  const rank = rankName(unit, tell);
  return seat === tell.you
    ? tell.t('feud.unit.yours', { rank })
    : tell.t('feud.unit.of', { rank, name: tell.name(seat) });
}

/** "Superior 9 of hearts", with the Item that made it so. */
export function attackName({ value, suit, kind }: Attack, card: string, tell: Teller): string {
  const item = itemOf(card);
  const parameters = { kind: tell.t(`feud.kind.${kind}`), value, suit: suitName(suit, tell) };
  if (item === null || item === 'healing') return tell.t('feud.attack', parameters);
  return tell.t('feud.attack_item', { ...parameters, item: tell.t(`feud.item.${item}`) });
}

/** The name of a maneuver. A table's own maneuver is named in the reader's language if it has such a name. */
export function maneuverName(id: OfferId, { own_maneuvers: own = [] }: FeudOptions, tell: Teller): string {
  if (typeof id === 'string') return tell.t(`feud.buy.${id}`);
  const name = own[id]?.name ?? '';
  return typeof name === 'string' ? name : name[tell.language] || (Object.values(name)[0] ?? '');
}

export const windowName = (window: WindowName, tell: Teller): string => tell.t(`feud.window.${window}`);

/** A card's name, or "a card" if it is hidden. */
export const nameOf = (card: Card, tell: Teller): string =>
  card === null ? tell.t('feud.card_hidden') : cardName(card, tell);

/** The cards by name, or their number if some are hidden. */
export function cardList(cards: readonly Card[], tell: Teller): string {
  if (cards.length === 0) return tell.t('feud.no_card');
  if (cards.some((card) => card === null)) return tell.t('feud.cards', { count: cards.length });
  return tell.list(cards.map((card) => nameOf(card, tell)));
}

export type Lines = Handlers<Model, FeudEvent, LogLine | null, [Teller]>;

/** Make the function that logs an event of a seat: in the words of `key`, with the seat's name and `more` parameters. */
export const told =
  <E extends { seat: number }>(
    kind: LogLine['kind'],
    key: WordKey | ((event: E) => WordKey),
    more?: (event: E, tell: Teller) => Parameters,
  ) =>
  (_: Model, event: E, tell: Teller): LogLine => {
    const parameters = { name: player(event.seat, tell), ...more?.(event, tell) };
    return line(kind, tell.t(typeof key === 'string' ? key : key(event), parameters));
  };
