/** The score sheet after a round: it opens automatically, and the game continues when it is closed. */
import { untrack } from 'svelte';

/** Milliseconds after which the sheet closes for spectators. */
const WATCHING_WAIT = 6000;

export class ScoresAfter {
  open = $state(false);

  constructor(director: { readonly paused: unknown; resume(): void }, watches: () => boolean) {
    let openedItself = false;
    // Close the sheet when nothing waits for it (a reconnection skips the history).
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
    // Continue the game however the sheet is closed.
    $effect(() => {
      if (!this.open) untrack(() => director.resume());
    });
  }

  goOn(): void {
    this.open = false;
  }
}
