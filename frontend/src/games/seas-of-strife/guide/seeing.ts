/** What a reader can see for themselves in a position, for the notes on playing well. */
import { CARDS, suitOf } from '../rules/cards';
import { explain } from '../telling/explain';
import type { Model } from '../rules/model';

const hand = (model: Model, you: number): readonly number[] => model.hands[you] ?? [];
const inTrick = (model: Model): number[] => (model.decided ? [] : model.plays.map(({ card }) => card));

/** It is the reader's turn to play a card. */
export const turn = (model: Model, you: number): boolean => model.owing.includes(you) && model.phase === 'play';
export const leads = (model: Model, you: number): boolean => turn(model, you) && inTrick(model).length === 0;
export const follows = (model: Model, you: number): boolean => turn(model, you) && inTrick(model).length > 0;
export const isLast = (model: Model, you: number): boolean =>
  turn(model, you) && inTrick(model).length === model.seats - 1;

/** The cards of suits that lie in the trick (SOS-7). */
export function following(model: Model, you: number): number[] {
  const suits = new Set(inTrick(model).map(suitOf));
  return hand(model, you).filter((card) => suits.has(suitOf(card)));
}

/** What the reader may play to a trick that has been led. */
export function playable(model: Model, you: number): readonly number[] {
  const bound = following(model, you);
  return bound.length > 0 ? bound : hand(model, you);
}

/** Playable cards that a card of their own suit in the trick is above: none of them can take it, whatever comes. */
export const below = (model: Model, you: number): number[] =>
  playable(model, you).filter((card) => inTrick(model).some((other) => other > card && suitOf(other) === suitOf(card)));

/** Whether the reader, the last to play, would take the trick with the card. */
export const takes = (model: Model, card: number): boolean =>
  explain([...inTrick(model), card], model.options.rules).card === card;

/** The last to play, and every card takes. */
export const mustTake = (model: Model, you: number): boolean =>
  isLast(model, you) && playable(model, you).every((card) => takes(model, card));

/** How many cards of a card's suit that the reader has not seen in this round are below and above it. */
export function around(model: Model, you: number, card: number): { below: number; above: number } {
  const seen = new Set(model.tricks.flatMap((trick) => trick?.plays.map((each) => each.card) ?? []));
  const out = CARDS.filter(
    (other) => suitOf(other) === suitOf(card) && !seen.has(other) && !hand(model, you).includes(other),
  );
  return { below: out.filter((other) => other < card).length, above: out.filter((other) => other > card).length };
}

/** A card to lead that others are likely to have to go above: most such cards out, and fewer below than above. */
export function safeLead(model: Model, you: number): number | null {
  const margin = (card: number): number => {
    const { below: under, above } = around(model, you, card);
    return above - 2 * under;
  };
  const cards = hand(model, you).filter((card) => margin(card) > 1);
  return cards.length > 0 ? cards.reduce((best, card) => (margin(card) > margin(best) ? card : best)) : null;
}

/** A card of a suit that nobody else holds any more. */
export const alone = (model: Model, you: number): number | null =>
  hand(model, you).find((card) => {
    const { below: under, above } = around(model, you, card);
    return under + above === 0;
  }) ?? null;
