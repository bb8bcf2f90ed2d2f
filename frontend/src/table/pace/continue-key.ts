/** Space, or a press where there is nothing else to press, goes on at once while a table shows what has happened. */

interface ContinueKeyOptions {
  /** Something is being shown, or the table waits for the reader. */
  shows(): boolean;
  goOn(): void;
}

/** A press of Space that comes so soon after one that went on is its echo (milliseconds): it must not play a card. */
const ECHO = 450;

const PRESSED = 'button, a, input, select, textarea, summary, [role=button]';

export class ContinueKey {
  #at = -ECHO;
  #held = false;

  constructor(private readonly options: ContinueKeyOptions) {}

  /** Whether Space was meant for this, and for nothing that has the focus. A card has it only because it is next in the hand. */
  key({ key, repeat, target }: KeyboardEvent): boolean {
    if (key !== ' ' || presses(target)) return false;
    if (repeat) return this.#held;
    this.#held = this.options.shows() || performance.now() - this.#at < ECHO;
    if (!this.options.shows()) return this.#held;
    this.#at = performance.now();
    this.options.goOn();
    return true;
  }

  /** All is shown: a press that was on its way belongs to what was shown. */
  settled(): void {
    this.#at = performance.now();
  }

  /** The key was let go; some browsers press a button only then. */
  released(event: KeyboardEvent): void {
    if (event.key === ' ' && this.#held) event.preventDefault();
    this.#held = false;
  }
}

/** Whether a press there presses something, other than a card of the hand. */
export function presses(target: EventTarget | null): boolean {
  const at = target as Partial<Element> | null;
  return !at?.closest?.('.hand') && !!at?.closest?.(PRESSED);
}
