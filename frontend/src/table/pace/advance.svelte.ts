/** Holds a choice that the reader makes before their turn. The page plays it on their turn if it is legal then. */

/** What a game lets the reader choose before their turn. */
export interface Early {
  /** The number of the round. A choice is dropped when the round changes. */
  round: number;
  /** The action of each card in the reader's hand. */
  actions: readonly number[];
}

interface AdvanceOptions {
  /** What the game offers now; null if nothing. */
  early(): Early | null;
  /** Whether it is another player's turn, and no bot plays for the reader. */
  waits(): boolean;
  /** A text that changes with each decision for the reader's seat, by a person or a bot, and with each undo. */
  played(): string;
}

/** Milliseconds after a press in which another one counts as unintended: another card may have moved to that place. */
const ECHO = 450;

/** A choice before the reader's turn. A press on a card sets it, another press on the card clears it. */
export class Advance {
  #action = $state<number | null>(null);
  /** The situation (`#now`) in which the choice was made. In any other situation it is void. */
  #meant = '';
  #pressed = -ECHO;

  constructor(private readonly options: AdvanceOptions) {}

  get chosen(): number | null {
    return this.#action;
  }

  offers(action: number): boolean {
    return this.options.waits() && this.options.early()?.actions.includes(action) === true;
  }

  press(action: number): void {
    if (this.echoes() || !this.offers(action)) return;
    this.#action = this.#action === action ? null : action;
    this.#meant = this.#now();
  }

  /** Whether a press now is unintended, as it comes too soon after another one. If not, it is noted as intended. */
  echoes(): boolean {
    const now = performance.now();
    if (now - this.#pressed < ECHO) return true;
    this.#pressed = now;
    return false;
  }

  drop(): void {
    this.#action = null;
  }

  /** Drop the choice if it no longer fits the hand, or if the situation has changed since it was made. */
  review(): void {
    if (this.#action === null) return;
    const held = this.options.early()?.actions.includes(this.#action);
    if (!held || this.#now() !== this.#meant) this.drop();
  }

  /** Return the choice in order to play it, and clear it. */
  take(): number | null {
    const action = this.#action;
    this.drop();
    return action;
  }

  #now(): string {
    return `${this.options.early()?.round} ${this.options.played()}`;
  }
}
