/** Frequent and costly kinds of mistakes in reviews, as far as the seat could see. */
import type { Kind } from '../../table/mistakes';
import { cardOfAction, suitOf } from './rules/cards';
import type { Model } from './rules/model';
import { FOLLOWING, LEADING, around, below, follows, following, leads } from './guide/moments';

type Claim = Kind<Model>['holds'];

/** A condition on two cards; it is false for other choices. */
const cards =
  (claim: Claim): Claim =>
  (model, you, chosen, better) => {
    const [one, other] = [cardOfAction(chosen), cardOfAction(better)];
    return one !== null && other !== null && claim(model, you, one, other);
  };

/** Unseen cards of its suit above a card, minus those below it: a larger number is safer. */
function margin(model: Model, you: number, card: number): number {
  const { below: under, above } = around(model, you, card);
  return above - under;
}
const isSafer = (model: Model, you: number, card: number, other: number): boolean =>
  margin(model, you, card) > margin(model, you, other);

const ducks = (model: Model, you: number): readonly number[] => (follows(model, you) ? below(model, you) : []);

export const KINDS: readonly Kind<Model>[] = [
  {
    id: 'lead_high',
    lesson: LEADING,
    holds: cards((model, you, chosen, better) => leads(model, you) && isSafer(model, you, better, chosen)),
  },
  {
    id: 'no_duck',
    lesson: FOLLOWING,
    holds: cards((model, you, chosen, better) => {
      const under = ducks(model, you);
      return under.includes(better) && !under.includes(chosen);
    }),
  },
  {
    id: 'duck_low',
    lesson: FOLLOWING,
    holds: cards((model, you, chosen, better) => {
      const under = ducks(model, you);
      const both = under.includes(better) && under.includes(chosen);
      return both && suitOf(chosen) === suitOf(better) && chosen < better;
    }),
  },
  {
    id: 'kept_danger',
    lesson: FOLLOWING,
    holds: cards((model, you, chosen, better) => {
      const isFree = follows(model, you) && following(model, you).length === 0;
      return isFree && isSafer(model, you, chosen, better);
    }),
  },
];
