/** The reason for a choice in a review. All of the review's parts get it here. */
import type { Choice, Decided } from '../../contract/thinking';
import type { Reasons } from '../../table/asking/reasons';
import type { Teller } from '../../table/game';

export const bestOf = ({ choices }: Decided): Choice => choices[0]!;
export const ownOf = ({ action, choices }: Decided): Choice => choices.find((each) => each.action === action)!;

/** Why a choice is the best one, or worse than it, in a sentence. */
export const whyOf = (reasons: Reasons, { choices }: Decided, choice: Choice, tell: Teller): string =>
  reasons.because(choice, choices, tell);
