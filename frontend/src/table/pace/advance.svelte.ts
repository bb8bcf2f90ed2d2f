/** Choices in advance: kept in this page, and played on the reader's turn if they are then legal. */

/** The choices that a game offers in advance, from what the reader sees. */
export interface Early {
  /** The round: a choice does not outlive its hand. */
  round: number;
  /** One action a card in the reader's hand. */
  actions: readonly number[];
}

interface AdvanceOptions {
  /** The game's current offer; null if it has none. */
  early(): Early | null;
  /** Whether it is another player's turn, and the reader's seat is played by the reader. */
  waits(): boolean;
  /** A key that changes with each decision of the reader's seat, by anyone, and each undo. */
  played(): string;
}

/** Milliseconds in which a second press counts as an echo: another card may have moved there. */
const ECHO = 450;

/** A choice in advance: one press sets it, another clears it. */
export class Advance {
  #action = $state<number | null>(null);
  /** The situation for which the choice was made; it is void in any other. */
  #meant = '';
  #pressed = -ECHO;
  readonly #options: AdvanceOptions;

  constructor(options: AdvanceOptions) {
    this.#options = options;
  }

  /** The action that is chosen. */
  get chosen(): number | null {
    return this.#action;
  }

  /** Whether an action can be chosen or cleared now. */
  offers(action: number): boolean {
    return this.#options.waits() && this.#options.early()?.actions.includes(action) === true;
  }

  /** Handle a press on an action's card. */
  press(action: number): void {
    if (this.echoes() || !this.offers(action)) return;
    this.#action = this.#action === action ? null : action;
    this.#meant = this.#now();
  }

  /** Whether a press now follows an intended one too soon to be intended, on any card. */
  echoes(): boolean {
    const now = performance.now();
    if (now - this.#pressed < ECHO) return true;
    this.#pressed = now;
    return false;
  }

  drop(): void {
    this.#action = null;
  }

  /** Discard a choice for another hand, or from before another player decided for the reader. */
  review(): void {
    if (this.#action === null) return;
    const held = this.#options.early()?.actions.includes(this.#action);
    if (!held || this.#now() !== this.#meant) this.drop();
  }

  /** Return the choice for playing, and clear it. */
  take(): number | null {
    const action = this.#action;
    this.drop();
    return action;
  }

  #now(): string {
    return `${this.#options.early()?.round} ${this.#options.played()}`;
  }
}
