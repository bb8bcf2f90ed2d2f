/** The mistakes in one reviewed game: the reader's named decisions, by the first theme of each. */
import type { Decided } from '../../contract/thinking';
import { OF_OUTCOMES } from '../../engine/thinking/themes';
import type { Case } from '../../table/mistakes';

/** The seat whose decisions count, and its table. */
export interface Mine {
  table: string;
  seat: number;
}

/** Return a seat's mistakes, each with the first theme of the choice. Counted outcomes are left out. */
export function casesOf(decisions: readonly Decided[], seat: number): Case[] {
  return decisions.flatMap(({ seat: who, mark, events, action, choices, cost, points }) => {
    if (who !== seat || mark === '') return [];
    const first = choices.find((choice) => choice.action === action)?.themes[0];
    return !first || OF_OUTCOMES.some((one) => one === first.certainty)
      ? []
      : [{ kind: first.theme, events, cost, points }];
  });
}
