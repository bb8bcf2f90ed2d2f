import type { Teller } from '../../table/game';
import { cardOfAction } from './rules/cards';

/** Name the bid of an action. */
export const choiceName = (action: number, tell: Teller, short = false): string =>
  short ? String(cardOfAction(action)) : tell.t('tide.card.none', { card: cardOfAction(action) });

export const themeWord = (_: string, card: number): string => String(card);
