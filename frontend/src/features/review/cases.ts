/** The mistakes of one game that was looked back at: which of the reader's decisions were of a kind that its game tells apart. */
import type { Decided } from '../../contract/thinking';
import type { Progress } from '../../table/game';
import { kindOf, type Case, type Kind } from '../../table/mistakes';

/** Whose decisions they are, and at which table. */
export interface Mine {
  table: string;
  seat: number;
}

/** The cases among a seat's decisions. `modelAt`: the game after so many events. */
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
