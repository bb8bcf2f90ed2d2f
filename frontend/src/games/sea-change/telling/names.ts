/** Names of cards, suits, players, teams and the stack, in the words of the page. */
import type { Teller } from '../../../table/game';
import type { Who } from '../../../words/render';
import { label, named, player, together } from '../../../table/sentences';
import { teamLetter } from '../../../table/board/teams';
import { pointsOf, signed, suitOf, valueOf, type Card, type Suit } from '../rules/cards';
import { membersOf, STACK, type Model } from '../rules/model';

export const suitName = (suit: Suit, tell: Teller): string => tell.t(`change.suit.${suit}`);

export const suitNames = (suits: readonly Suit[], tell: Teller): string =>
  tell.list(suits.map((suit) => suitName(suit, tell)));

/** A card's name: "purple 10". */
export const cardName = (card: Card, tell: Teller): string =>
  tell.t('change.card', { suit: suitName(suitOf(card), tell), value: valueOf(card) });

export const cardNames = (cards: readonly Card[], tell: Teller): string =>
  tell.list(cards.map((card) => cardName(card, tell)));

/** A card with its worth, if it has any: the number on its seal. */
export function cardWorth(card: Card, model: Model, tell: Teller): string {
  const name = cardName(card, tell);
  const suit = suitName(suitOf(card), tell);
  if (valueOf(card) === 0) {
    return tell.t(model.trump === suitOf(card) ? 'change.card_zero_now' : 'change.card_zero', { card: name, suit });
  }
  const points = pointsOf(card, model.options.points);
  if (points === 0) return name;
  return tell.t('change.card_points', { card: name, points: signed(points), count: Math.abs(points) });
}

export const isStack = (model: Model, place: number): boolean => model.solo && place === STACK;

/** A seat, or the stack. */
export function placeName(model: Model, place: number, tell: Teller): Who {
  return isStack(model, place) ? named(tell.t('change.stack')) : player(place, tell);
}

/** A name as on a plate, without additions for a sentence. */
export const bareName = (model: Model, place: number, tell: Teller): string =>
  isStack(model, place) ? tell.t('change.stack') : label(place, tell);

/** The team number of a side, for its mark; undefined without teams. */
export const teamOf = (model: Model, side: number): number | undefined => (model.options.teams > 0 ? side : undefined);

/** Name a side by its team or its only place; `full` adds the names of a team's members. */
export function sideName(model: Model, side: number, tell: Teller, full = false): Who {
  const team = teamOf(model, side);
  if (team === undefined) return placeName(model, side, tell);
  const letter = teamLetter(team);
  if (!full) return named(tell.t('change.team', { letter }));
  return named(tell.t('change.team_of', { letter, names: memberNames(model, side, tell) }));
}

export const memberNames = (model: Model, side: number, tell: Teller): Who =>
  together(
    membersOf(model, side).map((place) => placeName(model, place, tell)),
    tell,
  );

export const sideNames = (model: Model, sides: readonly number[], tell: Teller): Who =>
  together(
    sides.map((side) => sideName(model, side, tell)),
    tell,
  );
