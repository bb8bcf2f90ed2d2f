/** Frequent and costly kinds of mistakes in reviews, as far as the seat could see. */
import type { Kind } from '../../table/mistakes';
import { CHANGES, POINTS, follows, inTrick, matching, onTable, tops } from './guide/moments';
import { suitOf, sum, type Suit } from './rules/cards';
import type { Model } from './rules/model';

const held = (model: Model, you: number, suit: Suit | null): number =>
  (model.hands[you] ?? []).filter((card) => suitOf(card) === suit).length;

const changes = (model: Model, you: number, one: number, other: number): boolean => {
  const cards = matching(model, you);
  return cards.includes(one) && !cards.includes(other);
};

export const KINDS: readonly Kind<Model>[] = [
  {
    id: 'changed_away',
    lesson: CHANGES,
    holds: (model, you, chosen, better) =>
      changes(model, you, chosen, better) && held(model, you, suitOf(chosen)) - 1 < held(model, you, model.trump),
  },
  {
    id: 'no_change',
    lesson: CHANGES,
    holds: (model, you, chosen, better) => changes(model, you, better, chosen),
  },
  {
    id: 'took_bad',
    lesson: POINTS,
    holds: (model, you, chosen, better) =>
      follows(model, you) &&
      tops(model, chosen) &&
      !tops(model, better) &&
      sum([...inTrick(model), chosen], model.options.points) <= 0,
  },
  {
    id: 'let_go',
    lesson: POINTS,
    holds: (model, you, chosen, better) =>
      follows(model, you) && tops(model, better) && !tops(model, chosen) && onTable(model) >= 0,
  },
];
