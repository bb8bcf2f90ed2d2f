import type { Teller } from '../../table/game';
import { cardOf, columnOf, MANEUVERS, NOTHING, SUITS, TAKE_UP } from './rules/cards';
import { cardName, suitName } from './pieces/names';

/** The engine's action number of the first maneuver that can be bought. */
const FIRST_FOR_SALE = 62;

/** Name an action. The name of a card's choice depends on the moment. */
export function choiceName(action: number, tell: Teller): string {
  const card = cardOf(action);
  if (card !== null) return cardName(card, tell);
  if (action === NOTHING) return tell.t('choice.nothing');
  if (action === TAKE_UP) return tell.t('feud.do.take');
  const column = columnOf(action);
  if (column !== null) return tell.t('choice.column', { column: column + 1 });
  const maneuver = MANEUVERS[action - FIRST_FOR_SALE];
  return maneuver ? tell.t(`feud.buy.${maneuver}`) : tell.t('choice.own_maneuver');
}

export function themeWord(kind: string, number: number, tell: Teller): string {
  return kind === 'suit' ? suitName(SUITS[number] ?? '', tell) : cardName(cardOf(number) ?? '', tell);
}
