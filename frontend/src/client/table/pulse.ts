/** Milliseconds without a message before a ping is sent. */
export const SILENCE = 4000;
/** Milliseconds without an answer before the page shows that the connection seems to be lost. */
export const DOUBT = 4500;
/** Milliseconds without an answer before the connection counts as lost. */
export const DEAD = 10_000;

interface Owner {
  ask: () => void;
  /** Called when the connection begins to seem lost (true), or no longer does (false). */
  doubt: (yes: boolean) => void;
  dead: () => void;
}

/**
 * Pings the server while the page is visible. Browsers delay the timers of hidden pages, so a hidden page measures no
 * time. When it becomes visible, it pings at once.
 */
export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #doubted = false;
  #answered = false;
  #waits = false;
  readonly #look = () => this.#begin();

  /** Begin to wait for the first message. The same time limits apply to it as to an answer. */
  constructor(private readonly owner: Owner) {
    document.addEventListener('visibilitychange', this.#look);
    this.#begin();
  }

  /** Call this for each message that arrives: the connection is alive. */
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
    this.owner.ask();
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
        this.owner.dead();
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
    this.owner.doubt(doubted);
  }
}
