import { actionOf } from '../rules/cards';
import type { Offer } from '../rules/offers';

/** The purchase that the reader prepares. Nothing is sent before every choice is made. */
export class Purchase {
  offer = $state.raw<Offer | null>(null);
  /** The maneuver is chosen; the reader now chooses its cards or its Unit. */
  chosen = $state(false);
  took = $state<string | null>(null);
  gave = $state<string | null>(null);
  unit = $state<string | null>(null);

  clear(): void {
    this.offer = this.took = this.gave = this.unit = null;
    this.chosen = false;
  }

  select(offer: Offer): void {
    this.clear();
    this.offer = offer;
  }

  /** The current choice: a maneuver, the card to take, the one to give, or a Unit. */
  get step(): 'list' | 'took' | 'gave' | 'unit' {
    if (!this.chosen || !this.offer) return 'list';
    if (this.offer.chosen !== 'cards') return 'unit';
    return this.took === null ? 'took' : 'gave';
  }

  /** Whether there is more to choose than the maneuver itself. */
  get asksMore(): boolean {
    return this.offer !== null && this.offer.chosen !== null;
  }

  back(): void {
    const { offer, step } = this;
    if (step === 'gave') this.took = this.gave = null;
    else if (offer) this.select(offer);
  }

  /** All actions to send, or null while one is missing. */
  get actions(): number[] | null {
    const { offer, took, gave, unit } = this;
    if (!offer) return null;
    if (!this.asksMore) return [offer.action];
    if (offer.chosen !== 'cards') return unit === null ? null : [offer.action, actionOf(unit)];
    return took === null || gave === null ? null : [offer.action, actionOf(took), actionOf(gave)];
  }
}
