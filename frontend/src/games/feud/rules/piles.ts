/** A player's piles, and what the reader may know of them (FEUD-52). */
import { known } from '../../../lib/lists';
import { sideOf, type Model } from './model';
import { deckOf, type Card } from './sides';

/** `shown`: the hand as it was revealed in this Round. */
export type PileName = 'army' | 'dead' | 'deck' | 'discard' | 'reserve' | 'shown';

export function countOf(model: Model, seat: number, name: PileName): number {
  const pile = sideOf(model, seat)[name];
  return typeof pile === 'number' ? pile : pile.length;
}

/**
 * The cards of a pile that the reader may open, or null. Of their own deck, readers know the cards but not the order.
 */
export function cardsIn(model: Model, seat: number, name: PileName, you: number | null): readonly Card[] | null {
  const side = sideOf(model, seat);
  if (name === 'dead') return side.dead;
  if (name === 'discard' || name === 'shown') return side[name];
  if (name === 'reserve') return side.reserve.length > 0 && known(side.reserve) ? side.reserve : null;
  if (name !== 'deck' || seat !== you || !known(side.hand)) return null;
  const cards = deckOf(side, model.options.items);
  return cards.length === side.deck && cards.length > 0 ? cards : null;
}
