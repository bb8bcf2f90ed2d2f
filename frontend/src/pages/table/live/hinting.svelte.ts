/** The requested hint: open while the reader must decide, with the choices that it names. */
import { tick } from 'svelte';
import type { Advised } from '../../../table/game';

export class Hinting {
  open = $state(false);
  named = $state.raw<readonly number[]>([]);
  /** The order of the whole hand that the hint advises. */
  advised = $state.raw<Advised | null>(null);
  /** The advised order, once the reader has pressed to lay it. */
  laid = $state.raw<readonly number[] | null>(null);

  constructor(private readonly needs: { may: () => boolean; asked: () => boolean; focus: () => void }) {
    // Close the hint when the turn has passed.
    $effect(() => {
      if (!this.asked) this.open = false;
    });
  }

  get may(): boolean {
    return this.needs.may();
  }

  get asked(): boolean {
    return this.needs.asked();
  }

  advise(advised: Advised | null): void {
    this.advised = advised;
    this.named = advised?.ringed == null ? [] : [advised.ringed];
  }

  lay(actions: readonly number[]): void {
    this.laid = [...actions];
    this.close();
  }

  close(): void {
    this.open = false;
    void tick().then(() => this.needs.focus());
  }

  /** Handle a key, and return whether it was used: H opens the hint, Escape closes it. */
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
