/** Asks the server for signs of life, as long as the reader sees the page. */

/** The page asks after this much silence (ms). */
export const SILENCE = 4000;
/** The reader is told of the doubt when the answer takes this long (ms). */
export const DOUBT = 4500;
/** The connection counts as lost when the answer takes this long (ms). */
export const DEAD = 10_000;

interface Owner {
  /** Ask for a sign of life; false where the other end does not know how to answer. */
  ask: () => boolean;
  /** Whether the connection seems to be lost, when that changes. */
  doubt: (yes: boolean) => void;
  /** It is. */
  dead: () => void;
}

/**
 * Browsers delay the timers of hidden pages, so only the time counts in which the page is visible. It asks at once when
 * it becomes visible again.
 */
export class Pulse {
  readonly #owner: Owner;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #answered = false;
  #waits = false;
  readonly #look = () => this.#begin();

  /** Nothing has been heard yet: that, too, is not waited for without end. */
  constructor(owner: Owner) {
    this.#owner = owner;
    document.addEventListener('visibilitychange', this.#look);
    this.#begin();
  }

  /** Something has come. */
  heard(): void {
    this.#answered = true;
    this.#waits = false;
    this.#say(false);
    this.#after(SILENCE, () => this.ask());
  }

  /** Ask at once, where an answer can be expected. */
  ask(): void {
    if (!document.hidden && !this.#waits && this.#owner.ask()) this.#expect();
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#look);
  }

  #begin(): void {
    if (document.hidden) {
      clearTimeout(this.#timer);
      this.#waits = false;
    } else if (this.#answered) this.ask();
    else this.#expect();
  }

  #expect(): void {
    this.#waits = true;
    this.#after(DOUBT, () => {
      this.#say(true);
      this.#after(DEAD - DOUBT, () => {
        this.stop();
        this.#owner.dead();
      });
    });
  }

  #after(wait: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, wait);
  }

  #say(doubted: boolean): void {
    if (doubted === this.#doubted) return;
    this.#doubted = doubted;
    this.#owner.doubt(doubted);
  }
}
