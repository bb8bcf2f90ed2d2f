import type { Teller } from '../../table/game';
import { cardOfAction } from './rules/cards';

/** What an action bids, in words. */
export const choiceName = (action: number, tell: Teller): string =>
  tell.t('tide.card.none', { card: cardOfAction(action) });
