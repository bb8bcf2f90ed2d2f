import type { Teller } from '../../table/game';
import { cardOfAction, leaderOfAction, PLAY_ON } from './rules/cards';
import { cardName } from './telling/telling';

/** Name the choice of an action: "red 13", who leads, to play on. */
export function choiceName(action: number, tell: Teller): string {
  const card = cardOfAction(action);
  if (card !== null) return cardName(card, tell);
  const leader = leaderOfAction(action);
  if (leader !== null) return tell.name(leader);
  return tell.t(action === PLAY_ON ? 'seas.play_on' : 'seas.end_game');
}
