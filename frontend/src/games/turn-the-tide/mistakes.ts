/** Frequent and costly kinds of mistakes in reviews, as far as the seat could see. */
import type { Kind } from '../../table/mistakes';
import { BIDDING, isTop } from './guide/moments';
import { highest, type Model } from './rules/model';

/** Limits for two welcome tides, for one welcome and one unwelcome tide, and for a seldom beaten card. */
const WELCOME = 5;
const UNWELCOME = 9;
const STRONG = 49;

export const KINDS: readonly Kind<Model>[] = [
  {
    id: 'high_for_low',
    lesson: BIDDING,
    holds: ({ offer }, _you, chosen, better) => offer !== null && offer.high <= WELCOME && chosen > better,
  },
  {
    id: 'low_on_top',
    lesson: BIDDING,
    holds: (model, you, chosen, better) => isTop(model, you) && chosen < better,
  },
  {
    id: 'high_when_safe',
    lesson: BIDDING,
    holds: (model, you, chosen, better) =>
      highest(model) > (model.tides[you] ?? 0) && chosen > better && chosen >= STRONG,
  },
  {
    id: 'low_for_split',
    lesson: BIDDING,
    holds: ({ offer }, _you, chosen, better) =>
      offer !== null && offer.low <= WELCOME && offer.high >= UNWELCOME && chosen < better,
  },
];
