/** Space, or a press on nothing else, continues at once while a table shows events. */

interface ContinueKeyOptions {
  /** Whether an event is being shown, or the table waits for the reader. */
  shows(): boolean;
  goOn(): void;
}

/** Milliseconds in which a second press of Space counts as an echo: it must not play a card. */
const ECHO = 450;

const PRESSED = 'button, a, input, select, textarea, summary, [role=button]';

export class ContinueKey {
  #at = -ECHO;
  #held = false;

  constructor(private readonly options: ContinueKeyOptions) {}

  /** Whether Space continues. A focused card does not prevent it, as it is focused only as the next one. */
  key({ key, repeat, target }: KeyboardEvent): boolean {
    if (key !== ' ' || presses(target)) return false;
    if (repeat) return this.#held;
    this.#held = this.options.shows() || performance.now() - this.#at < ECHO;
    if (!this.options.shows()) return this.#held;
    this.#at = performance.now();
    this.options.goOn();
    return true;
  }

  /** Everything is shown: a press just before belongs to that. */
  settled(): void {
    this.#at = performance.now();
  }

  /** Handle a released key; some browsers press a button only then. */
  released(event: KeyboardEvent): void {
    if (event.key === ' ' && this.#held) event.preventDefault();
    this.#held = false;
  }
}

/** Whether a press there activates something other than a card of the hand. */
export function presses(target: EventTarget | null): boolean {
  const at = target as Partial<Element> | null;
  return !at?.closest?.('.hand') && !!at?.closest?.(PRESSED);
}
