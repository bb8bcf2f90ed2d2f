import type { Teller } from '../../table/game';
import { cardOfAction, CARDS, leaderOfAction, PLAY_ON, SUITS } from './rules/cards';
import { cardName, suitName } from './telling/telling';

/** Name the choice of an action: "red 13", who leads, to play on. */
export function choiceName(action: number, tell: Teller, short = false): string {
  const card = cardOfAction(action);
  if (card !== null) return short ? String(card) : cardName(card, tell);
  const leader = leaderOfAction(action);
  if (leader !== null) return tell.name(leader);
  return tell.t(action === PLAY_ON ? 'seas.play_on' : 'seas.end_game');
}

/** Name a card in a theme by its number, which no other card has. */
export function themeWord(kind: string, number: number, tell: Teller): string {
  const range = SUITS[number];
  return kind === 'suit' && range ? suitName(range.suit, tell) : String(CARDS[number]);
}
