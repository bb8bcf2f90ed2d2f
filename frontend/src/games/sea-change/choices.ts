import type { Teller } from '../../table/game';
import { SUITS } from './rules/cards';
import { cardName, suitName } from './telling/names';

export { cardName as choiceName };

export function themeWord(kind: string, number: number, tell: Teller): string {
  const suit = SUITS[number];
  return kind === 'suit' && suit ? suitName(suit, tell) : cardName(number, tell);
}
