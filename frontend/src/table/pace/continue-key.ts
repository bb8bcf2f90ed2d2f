/** Lets the reader continue at once while a table shows events, by Space or a press outside of controls. */

interface ContinueKeyOptions {
  /** Whether an event is being shown, or the table waits for the reader. */
  shows(): boolean;
  goOn(): void;
}

/** Milliseconds after a press of Space in which another one counts as unintended, so that it plays no card. */
const ECHO = 450;

const PRESSED = 'button, a, input, select, textarea, summary, [role=button]';

export class ContinueKey {
  #at = -ECHO;
  #held = false;

  constructor(private readonly options: ContinueKeyOptions) {}

  /** Handle a key; true if it is used up. Space also continues on a focused card, which the reader need not mean. */
  key({ key, repeat, target }: KeyboardEvent): boolean {
    if (key !== ' ' || presses(target)) return false;
    if (repeat) return this.#held;
    this.#held = this.options.shows() || performance.now() - this.#at < ECHO;
    if (!this.options.shows()) return this.#held;
    this.#at = performance.now();
    this.options.goOn();
    return true;
  }

  /** Call this when everything is shown: a press of Space just after it was still meant for continuing. */
  settled(): void {
    this.#at = performance.now();
  }

  /** Handle the release of a key. Some browsers press a focused button only then. */
  released(event: KeyboardEvent): void {
    if (event.key === ' ' && this.#held) event.preventDefault();
    this.#held = false;
  }
}

/** Whether a press on this target activates a control other than a card of the hand. */
export function presses(target: EventTarget | null): boolean {
  const at = target as Partial<Element> | null;
  return !at?.closest?.('.hand') && !!at?.closest?.(PRESSED);
}
