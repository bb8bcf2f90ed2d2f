/** Pings the server while the reader sees the page. */

/** Milliseconds of silence before a ping. */
export const SILENCE = 4000;
/** Milliseconds without an answer before the page shows its doubt. */
export const DOUBT = 4500;
/** Milliseconds without an answer before the connection counts as lost. */
export const DEAD = 10_000;

interface Owner {
  /** Send a ping. */
  ask: () => void;
  /** Receives whether the connection seems lost, on a change. */
  doubt: (yes: boolean) => void;
  /** Called when the connection counts as lost. */
  dead: () => void;
}

/**
 * Pings the server. Browsers delay the timers of hidden pages, so only visible time counts; a page that becomes visible
 * pings at once.
 */
export class Pulse {
  readonly #owner: Owner;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #answered = false;
  #waits = false;
  readonly #look = () => this.#begin();

  /** Nothing has arrived yet; the time limit holds for the first message, too. */
  constructor(owner: Owner) {
    this.#owner = owner;
    document.addEventListener('visibilitychange', this.#look);
    this.#begin();
  }

  /** Note that a message arrived. */
  heard(): void {
    this.#answered = true;
    this.#waits = false;
    this.#say(false);
    this.#after(SILENCE, () => this.ask());
  }

  /** Ping at once, unless an answer is expected already. */
  ask(): void {
    if (document.hidden || this.#waits) return;
    this.#expect();
    this.#owner.ask();
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
