import { settings } from '../lib/settings.svelte';
import type { Advance } from './pace/advance.svelte';
import type { Refusal, Teller, Choice } from './game';

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

export interface PickingOptions {
  tell(): Teller;
  /** How a card stands now. */
  state(card: number): HandCard['state'];
  /** Why a card is barred. */
  why(card: number): Refusal;
  /** The same in the game's words. */
  reason(refusal: Refusal, tell: Teller): string;
  explain(refusal: Refusal): void;
  /** Where cards are chosen in advance: what was, and the action of a card. */
  early?: { advance(): Advance | undefined; action(card: number): number };
}

interface Shown {
  name: string;
  /** It is chosen. */
  up: boolean;
  /** It is worth a look. */
  marked?: boolean;
  /** A hint names it. */
  hinted?: boolean | undefined;
  /** What a screen reader hears where it can be chosen and is not, if that is more than the name. */
  said?: string | undefined;
}

/** The cards of a hand as they are looked at and picked: a first tap may only raise one, a barred one says why. */
export class Picking {
  /** The card that a first tap has raised. */
  raised = $state<number | null>(null);
  /** The card that the keyboard is on. */
  looked = $state<number | null>(null);
  readonly #options: PickingOptions;

  constructor(options: PickingOptions) {
    this.#options = options;
  }

  /** Why the card that is looked at cannot be chosen; null where it can. */
  get hint(): string | null {
    return this.looked !== null && this.#options.state(this.looked) === 'barred' ? this.#reason(this.looked) : null;
  }

  /** Whether a card that was pressed can be chosen; where it is barred, why is said; before the turn it is chosen in advance. */
  allows(card: number, keyboard = false): boolean {
    const state = this.#options.state(card);
    if (state === 'barred') this.#options.explain(this.#options.why(card));
    if (state === 'early') this.#choose(card, keyboard);
    return state === 'free';
  }

  /** Whether a card that was pressed is meant: where a second tap is wanted, the first one raises it. */
  confirms(card: number, keyboard: boolean): boolean {
    if (!settings.tapTwice || keyboard || this.raised === card) return true;
    this.raised = card;
    return false;
  }

  /** The card as the hand shows it. */
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
