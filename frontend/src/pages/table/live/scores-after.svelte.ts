/** The score sheet after a round: it opens by itself, and the game goes on when it is closed. */
import { untrack } from 'svelte';

/** How long it stays for somebody who only watches, in milliseconds. */
const WATCHING_WAIT = 6000;

interface Pausing {
  /** What it pauses after. */
  readonly paused: unknown;
  resume(): void;
}

export class ScoresAfter {
  open = $state(false);

  constructor(director: Pausing, watches: () => boolean) {
    let openedItself = false;
    // If nothing waits for it any more (after a reconnection the history is not shown again), it closes as it came.
    $effect(() => {
      if (director.paused) {
        this.open = true;
        openedItself = true;
      } else if (openedItself) {
        this.open = false;
        openedItself = false;
      }
    });
    $effect(() => {
      if (!director.paused || !watches()) return;
      const timer = setTimeout(() => this.goOn(), WATCHING_WAIT);
      return () => clearTimeout(timer);
    });
    // However the sheet is closed, the game goes on.
    $effect(() => {
      if (!this.open) untrack(() => director.resume());
    });
  }

  goOn(): void {
    this.open = false;
  }
}
