/** The hint that is asked for: open while the reader is asked, and which choices it names. */
import { tick } from 'svelte';

interface Needs {
  /** Hints are given at this table, to this reader. */
  may: () => boolean;
  /** A decision is asked of the reader, and none is on its way. */
  asked: () => boolean;
  /** Puts the focus where the reader decides. */
  focus: () => void;
}

export class Hinting {
  open = $state(false);
  /** The choices that it names. */
  named = $state.raw<readonly number[]>([]);
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
    // Once the turn has passed there is nothing to think about.
    $effect(() => {
      if (!this.asked) this.open = false;
    });
  }

  get may(): boolean {
    return this.#needs.may();
  }

  get asked(): boolean {
    return this.#needs.asked();
  }

  close(): void {
    this.open = false;
    void tick().then(() => this.#needs.focus());
  }

  /** Whether it takes a key: H opens it, Escape closes it. */
  key(event: KeyboardEvent): boolean {
    if (event.key === 'Escape' && this.open && !event.defaultPrevented) {
      this.close();
      return true;
    }
    if (event.key.toLowerCase() !== 'h' || !this.may || !this.asked) return false;
    this.open = true;
    return true;
  }
}
