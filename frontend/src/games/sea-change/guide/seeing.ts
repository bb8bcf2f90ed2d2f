/** What a reader can see for themselves in a position, for the notes on playing well. */
import { cardOf, deck, DREADED, pointsOf, sum, suitOf, valueOf, type Card, type Suit } from '../rules/cards';
import { explain } from '../telling/explain';
import { lastCard, sideOf, tricksEach, trickSize, type Model } from '../rules/model';

const hand = (model: Model, you: number): readonly Card[] => model.hands[you] ?? [];
export const inTrick = (model: Model): Card[] => (model.decided ? [] : model.plays.map(({ card }) => card));

/** It is the reader's turn to play a card. */
export const turn = (model: Model, you: number): boolean => model.owing.includes(you);
export const leads = (model: Model, you: number): boolean => turn(model, you) && inTrick(model).length === 0;
export const follows = (model: Model, you: number): boolean => turn(model, you) && inTrick(model).length > 0;
/** Nobody plays to the trick after the reader, not even the stack. */
export const isLast = (model: Model, you: number): boolean =>
  turn(model, you) && inTrick(model).length === trickSize(model) - 1;

const matches = (model: Model, card: Card): boolean => {
  const before = lastCard(model);
  return before !== null && valueOf(before) === valueOf(card);
};

/** The reader's cards that make a Sea Change (SEA-8). */
export const matching = (model: Model, you: number): Card[] =>
  follows(model, you) ? hand(model, you).filter((card) => matches(model, card)) : [];

/** The reader's cards of the lead suit. */
export const ofLead = (model: Model, you: number): Card[] =>
  hand(model, you).filter((card) => suitOf(card) === model.lead);

/** What the reader may play to a trick that has been led (SEA-7, SEA-9). */
export function playable(model: Model, you: number): readonly Card[] {
  const lead = ofLead(model, you);
  if (lead.length === 0) return hand(model, you);
  return hand(model, you).filter((card) => suitOf(card) === model.lead || matches(model, card));
}

/** Whether the card would be the one that takes the trick when it has been played. */
export function tops(model: Model, card: Card): boolean {
  const trump = matches(model, card) || model.trump === null ? suitOf(card) : model.trump;
  return explain([...inTrick(model), card], trump, model.options.points).card === card;
}

/** Points that lie in the trick so far. */
export const onTable = (model: Model): number => sum(inTrick(model), model.options.points);

/** A dreaded card that the reader may play and that would not take the trick as it is. */
export const gift = (model: Model, you: number): Card | null =>
  follows(model, you)
    ? (playable(model, you).find(
        (card) => valueOf(card) === DREADED && pointsOf(card, model.options.points) < 0 && !tops(model, card),
      ) ?? null)
    : null;

/** A suit of which the reader holds at least four cards, and that is not trump. */
export function longSuit(model: Model, you: number): Suit | null {
  const count = (suit: Suit): number => hand(model, you).filter((card) => suitOf(card) === suit).length;
  return deck(model.options.players).suits.find((suit) => suit !== model.trump && count(suit) >= 4) ?? null;
}

/** A card of the reader's whose value all other suits have played: nobody can match it. */
export function unmatched(model: Model, you: number): Card | null {
  const { suits } = deck(model.options.players);
  const gone = new Set([...model.collected.flat(), ...inTrick(model), ...hand(model, you)]);
  const all = (card: Card): boolean => suits.every((suit) => gone.has(cardOf(`${suit}${valueOf(card)}`)));
  return hand(model, you).find(all) ?? null;
}

/** So many tricks are still to be played, the one on the table included. */
export const tricksLeft = (model: Model): number => tricksEach(model) - model.tricks.length + (model.decided ? 1 : 0);

/** The reader's mate has played the card that would take the trick. */
export function mateTakes(model: Model, you: number): boolean {
  const cards = inTrick(model);
  if (model.options.teams === 0 || cards.length === 0 || model.trump === null) return false;
  const { card } = explain(cards, model.trump, model.options.points);
  const taker = model.plays.find((play) => play.card === card);
  return taker !== undefined && taker.seat !== you && sideOf(model, taker.seat) === sideOf(model, you);
}
