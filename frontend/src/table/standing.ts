/** What a reader may do with the cards of their hand, each played by an action of its own. */
import type { Advance } from './pace/advance.svelte';
import type { Choice, Refusal } from './game';

/** A card of the hand as the table shows it. */
export interface HandCard {
  /** The card's name in this game; unique within a hand. */
  key: number;
  /** Everything a screen reader says about it. */
  label: string;
  /** `free`: can be chosen now; `barred`: not, though it is the reader's turn; `early`: it is not, but in advance; `idle`: nor that. */
  state: 'free' | 'barred' | 'early' | 'idle';
  raised: boolean;
  /** It is chosen in advance. */
  advance: boolean;
  /** New in the hand, or otherwise worth a look. */
  marked: boolean;
  /** A hint names it. */
  hinted: boolean;
}

/** How a card stands. */
export function standing(choice: Choice | null, action: number, advance?: Advance): HandCard['state'] {
  if (!choice || choice.sent.length > 0 || choice.legal.size === 0) return advance?.offers(action) ? 'early' : 'idle';
  return choice.legal.has(action) ? 'free' : 'barred';
}

/** Why an action is barred, in the game's words. */
export const refusalOf = (choice: Choice | null, action: number): Refusal =>
  choice?.illegal.get(action) ?? { rule: '', code: 'other', data: {} };

/** Whether a hint names an action. */
export const isHinted = (choice: Choice | null, action: number): boolean => choice?.hinted?.includes(action) ?? false;
