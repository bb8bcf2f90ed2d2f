/** Weather cards 1-60 and Tide Level cards 1-12 (TTT-1, TTT-2). */
export const WEATHER = 60;
export const TIDES = 12;
/** The size of a hand, and the number of bids in a round (TTT-3, TTT-5). */
export const HAND = 12;

/** The life preservers printed on a Weather card: 0, a half or 1. */
export function belts(card: number): 0 | 0.5 | 1 {
  const band = Math.floor((card - 1) / 12);
  if (band === 2) return 1;
  return band === 1 || band === 3 ? 0.5 : 0;
}

/** The storminess of a Weather card's sky, from 0 (the 1) to 1 (the 60). */
export const storm = (card: number): number => (card - 1) / (WEATHER - 1);

/** The action that bids a card: it has the card's number. */
export const actionOfCard = (card: number): number => card;
export const cardOfAction = (action: number): number => action;
