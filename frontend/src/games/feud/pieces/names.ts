/** Names of cards in the words of the page, for sighted readers and screen readers alike. */
import type { Teller } from '../../../table/game';
import { isJoker, killedAt, printed, rankOf, suitOf, type SuitLetter } from './faces';

/** "9 of hearts", "Queen of spades", "Joker". */
export function cardName(card: string, tell: Teller): string {
  const suit = suitOf(card);
  if (isJoker(card) || suit === null) return tell.t('feud.card.joker');
  return tell.t('feud.card.name', { rank: rankName(card, tell), suit: suitName(suit, tell) });
}

export const cardNames = (cards: readonly string[], tell: Teller): string =>
  tell.list(cards.map((card) => cardName(card, tell)));

/** A suit by its letter: "hearts". */
export const suitName = (suit: string, tell: Teller): string => tell.t(`feud.card.${(suit || 'S') as SuitLetter}`);

/** "9", "Ace", "Queen". */
export function rankName(card: string, tell: Teller): string {
  const key = `feud.card.${rankOf(card)}`;
  return tell.has(key) ? tell.t(key) : printed(card);
}

/** "Queen of spades, 2 of 4 Markers". */
export const unitName = (card: string, markers: number, tell: Teller): string =>
  tell.t('feud.card.unit', { card: cardName(card, tell), markers, limit: killedAt(card) });
