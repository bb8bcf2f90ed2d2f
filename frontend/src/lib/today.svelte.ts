/** The current day where the reader is. It is kept up to date in a page that stays open, and after a device's sleep. */

/** Format a date in the reader's time zone, such as 2026-11-25. */
export const dateOf = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

class Today {
  now = $state.raw(new Date());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    document.addEventListener('visibilitychange', () => this.look());
    this.#wait();
  }

  /** Update the day, and set a timer for the day's end. */
  look(): void {
    const now = new Date();
    if (dateOf(now) !== dateOf(this.now)) this.now = now;
    this.#wait();
  }

  #wait(): void {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.look(), midnight.getTime() - now.getTime());
  }
}

export const today = new Today();
