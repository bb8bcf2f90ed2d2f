import { settings } from '../lib/settings.svelte';
import type { Advance } from './pace/advance.svelte';
import type { Refusal, Teller, Choice } from './game';

/** A card of the hand as the table shows it. */
export interface HandCard {
  /** The card's number in this game; unique within a hand. */
  key: number;
  /** The card's full text for a screen reader. */
  label: string;
  /** `free`: can be chosen; `barred`: illegal now; `early`: can be chosen in advance; `idle`: none of these. */
  state: 'free' | 'barred' | 'early' | 'idle';
  raised: boolean;
  advance: boolean;
  /** The card is marked, for example as new in the hand. */
  marked: boolean;
  hinted: boolean;
}

export function standing(choice: Choice | null, action: number, advance?: Advance): HandCard['state'] {
  if (!choice || choice.sent.length > 0 || choice.legal.size === 0) return advance?.offers(action) ? 'early' : 'idle';
  return choice.legal.has(action) ? 'free' : 'barred';
}

export const refusalOf = (choice: Choice | null, action: number): Refusal =>
  choice?.illegal.get(action) ?? { rule: '', code: 'other', data: {} };

export const isHinted = (choice: Choice | null, action: number): boolean => choice?.hinted?.includes(action) ?? false;

export interface PickingOptions {
  tell(): Teller;
  state(card: number): HandCard['state'];
  why(card: number): Refusal;
  /** The game's text for such a reason. */
  reason(refusal: Refusal, tell: Teller): string;
  explain(refusal: Refusal): void;
  /** For choices before the reader's turn: the current choice, and the action of a card. */
  early?: { advance(): Advance | undefined; action(card: number): number };
}

interface Shown {
  name: string;
  up: boolean;
  marked?: boolean;
  hinted?: boolean | undefined;
  /** The text for screen readers in the card's usual state; by default its name. */
  said?: string | undefined;
}

/** Handles presses on cards. A first tap may only raise a card. A press on an illegal card shows why it is illegal. */
export class Picking {
  /** The card that a first tap has raised. */
  raised = $state<number | null>(null);
  looked = $state<number | null>(null);

  constructor(private readonly options: PickingOptions) {}

  get hint(): string | null {
    return this.looked !== null && this.options.state(this.looked) === 'barred' ? this.#reason(this.looked) : null;
  }

  /**
   * Whether a pressed card can be chosen now. If it is illegal, explain why. Before the reader's turn, choose it in
   * advance.
   */
  allows(card: number, keyboard = false): boolean {
    const state = this.options.state(card);
    if (state === 'barred') this.options.explain(this.options.why(card));
    if (state === 'early') this.#choose(card, keyboard);
    return state === 'free';
  }

  /** Whether a press chooses the card: if two taps are needed, the first one only raises it. */
  confirms(card: number, keyboard: boolean): boolean {
    if (!settings.tapTwice || keyboard || this.raised === card) return true;
    this.raised = card;
    return false;
  }

  /** How the hand shows a card. */
  show(card: number, { name, up, marked = false, hinted = false, said = name }: Shown): HandCard {
    const { t } = this.options.tell();
    const state = this.options.state(card);
    let label = said;
    if (state === 'barred') label = t('table.card_no', { card: name, reason: this.#reason(card) });
    else if (up) label = t('table.card_raised', { card: name });
    else if (hinted) label = t('table.card_hinted', { card: name });
    const advance = this.#advance(card);
    if (advance) label = t('table.card_advance', { card: name });
    return { key: card, label, state, raised: up, advance, marked: marked && !up && !advance, hinted: hinted && !up };
  }

  #advance(card: number): boolean {
    const { early } = this.options;
    const chosen = early?.advance()?.chosen ?? null;
    return chosen !== null && early?.action(card) === chosen;
  }

  #choose(card: number, keyboard: boolean): void {
    const { early } = this.options;
    if (!this.#advance(card) && !this.confirms(card, keyboard)) return;
    this.raised = null;
    early?.advance()?.press(early.action(card));
  }

  #reason(card: number): string {
    return this.options.reason(this.options.why(card), this.options.tell());
  }
}
