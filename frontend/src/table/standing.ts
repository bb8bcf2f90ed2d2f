/** What a reader may do with the cards of their hand, each played by an action of its own. */
import type { Choice, Refusal } from './game';

/** How a card stands: see `HandCard`. */
export function standing(choice: Choice | null, action: number): 'free' | 'barred' | 'idle' {
  if (!choice || choice.sent.length > 0 || choice.legal.size === 0) return 'idle';
  return choice.legal.has(action) ? 'free' : 'barred';
}

/** Why an action is barred, in the game's words. */
export const refusalOf = (choice: Choice | null, action: number): Refusal =>
  choice?.illegal.get(action) ?? { rule: '', code: 'other', data: {} };
