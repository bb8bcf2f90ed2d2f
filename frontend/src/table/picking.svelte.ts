import { settings } from '../lib/settings.svelte';
import type { Advance } from './pace/advance.svelte';
import type { Refusal, Teller, Choice } from './game';

/** A card of the hand as the table shows it. */
export interface HandCard {
  /** The card's number in this game; unique within a hand. */
  key: number;
  /** Its full text for a screen reader. */
  label: string;
  /** `free`: can be chosen; `barred`: illegal now; `early`: can be chosen in advance; `idle`: none of these. */
  state: 'free' | 'barred' | 'early' | 'idle';
  raised: boolean;
  /** It is chosen in advance. */
  advance: boolean;
  /** New in the hand, or otherwise remarkable. */
  marked: boolean;
  hinted: boolean;
}

/** The state of a card. */
export function standing(choice: Choice | null, action: number, advance?: Advance): HandCard['state'] {
  if (!choice || choice.sent.length > 0 || choice.legal.size === 0) return advance?.offers(action) ? 'early' : 'idle';
  return choice.legal.has(action) ? 'free' : 'barred';
}

/** Why an action is illegal, in the game's words. */
export const refusalOf = (choice: Choice | null, action: number): Refusal =>
  choice?.illegal.get(action) ?? { rule: '', code: 'other', data: {} };

/** Whether a hint names an action. */
export const isHinted = (choice: Choice | null, action: number): boolean => choice?.hinted?.includes(action) ?? false;

export interface PickingOptions {
  tell(): Teller;
  /** The card's current state. */
  state(card: number): HandCard['state'];
  /** Why a card is illegal. */
  why(card: number): Refusal;
  /** The same in the game's words. */
  reason(refusal: Refusal, tell: Teller): string;
  explain(refusal: Refusal): void;
  /** For choices in advance: the current one, and the action of a card. */
  early?: { advance(): Advance | undefined; action(card: number): number };
}

interface Shown {
  name: string;
  /** It is chosen. */
  up: boolean;
  /** It is remarkable. */
  marked?: boolean;
  hinted?: boolean | undefined;
  /** The screen reader's text for a card that can be chosen and is not, if it is more than the name. */
  said?: string | undefined;
}

/** Handles the choice of cards. A first tap may only raise a card; a press on an illegal one explains why. */
export class Picking {
  /** The card that a first tap has raised. */
  raised = $state<number | null>(null);
  /** The card with the keyboard focus. */
  looked = $state<number | null>(null);
  readonly #options: PickingOptions;

  constructor(options: PickingOptions) {
    this.#options = options;
  }

  /** Why the focused card cannot be chosen; null if it can. */
  get hint(): string | null {
    return this.looked !== null && this.#options.state(this.looked) === 'barred' ? this.#reason(this.looked) : null;
  }

  /** Whether a pressed card can be chosen. An illegal one is explained; before the turn it is chosen in advance. */
  allows(card: number, keyboard = false): boolean {
    const state = this.#options.state(card);
    if (state === 'barred') this.#options.explain(this.#options.why(card));
    if (state === 'early') this.#choose(card, keyboard);
    return state === 'free';
  }

  /** Whether a press chooses the card: if two taps are needed, the first one only raises it. */
  confirms(card: number, keyboard: boolean): boolean {
    if (!settings.tapTwice || keyboard || this.raised === card) return true;
    this.raised = card;
    return false;
  }

  /** The card's properties in the hand. */
  show(card: number, { name, up, marked = false, hinted = false, said = name }: Shown): HandCard {
    const { t } = this.#options.tell();
    const state = this.#options.state(card);
    let label = said;
    if (state === 'barred') label = t('table.card_no', { card: name, reason: this.#reason(card) });
    else if (up) label = t('table.card_raised', { card: name });
    else if (hinted) label = t('table.card_hinted', { card: name });
    const advance = this.#advance(card);
    if (advance) label = t('table.card_advance', { card: name });
    return { key: card, label, state, raised: up, advance, marked: marked && !up && !advance, hinted: hinted && !up };
  }

  /** Whether a card is chosen in advance. */
  #advance(card: number): boolean {
    const { early } = this.#options;
    const chosen = early?.advance()?.chosen ?? null;
    return chosen !== null && early?.action(card) === chosen;
  }

  #choose(card: number, keyboard: boolean): void {
    const { early } = this.#options;
    if (!this.#advance(card) && !this.confirms(card, keyboard)) return;
    this.raised = null;
    early?.advance()?.press(early.action(card));
  }

  #reason(card: number): string {
    return this.#options.reason(this.#options.why(card), this.#options.tell());
  }
}
