/** The mistakes in one reviewed game: the reader's decisions of a kind that the game distinguishes. */
import type { Decided } from '../../contract/thinking';
import type { Progress } from '../../table/game';
import { kindOf, type Case, type Kind } from '../../table/mistakes';

/** The seat of the decisions, and its table. */
export interface Mine {
  table: string;
  seat: number;
}

/** The cases among a seat's decisions. `modelAt`: the model after a number of events. */
export function casesOf(
  decisions: readonly Decided[],
  seat: number,
  kinds: readonly Kind<Progress>[],
  modelAt: (events: number) => Progress | undefined,
): Case[] {
  return decisions.flatMap(({ seat: who, mark, events, action, choices, cost, points }) => {
    const [model, best] = [modelAt(events), choices[0]];
    if (who !== seat || mark === '' || !model || !best) return [];
    const kind = kindOf(kinds, model, seat, action, best.action);
    return kind ? [{ kind: kind.id, events, cost, points }] : [];
  });
}
