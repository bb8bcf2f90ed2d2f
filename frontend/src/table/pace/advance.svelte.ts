/** What was chosen before it was the reader's turn: kept in this page alone, and played when the turn comes if it is legal then. */

/** What a game offers to be chosen in advance, from what the reader sees. */
export interface Early {
  /** Another round is another hand: nothing chosen for this one is meant there. */
  round: number;
  /** One action a card of the reader's hand. */
  actions: readonly number[];
}

interface AdvanceOptions {
  /** What the game offers now; null where it has nothing to choose in advance. */
  early(): Early | null;
  /** It is not the reader's turn, and they play themselves. */
  waits(): boolean;
  /** How often the reader's seat has decided, whoever did it, and how often anything was taken back. */
  played(): string;
}

/** A press that comes so soon after another one is its echo (milliseconds): the card that it hits may have moved there since. */
const ECHO = 450;

/** A choice in advance: one press sets it, another takes it back. */
export class Advance {
  #action = $state<number | null>(null);
  /** What the choice was made for; it means nothing elsewhere. */
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

  /** Whether an action can be chosen now, or taken back. */
  offers(action: number): boolean {
    return this.#options.waits() && this.#options.early()?.actions.includes(action) === true;
  }

  /** The card of an action was pressed. */
  press(action: number): void {
    if (this.echoes() || !this.offers(action)) return;
    this.#action = this.#action === action ? null : action;
    this.#meant = this.#now();
  }

  /** Whether a press of this moment follows one that was meant, on whatever card, too soon to be meant itself. */
  echoes(): boolean {
    const now = performance.now();
    if (now - this.#pressed < ECHO) return true;
    this.#pressed = now;
    return false;
  }

  drop(): void {
    this.#action = null;
  }

  /** Forget what was chosen for another hand, or before somebody else played for the reader. */
  review(): void {
    if (this.#action === null) return;
    const held = this.#options.early()?.actions.includes(this.#action);
    if (!held || this.#now() !== this.#meant) this.drop();
  }

  /** What is chosen, to be played now: it is chosen no longer. */
  take(): number | null {
    const action = this.#action;
    this.drop();
    return action;
  }

  #now(): string {
    return `${this.#options.early()?.round} ${this.#options.played()}`;
  }
}
