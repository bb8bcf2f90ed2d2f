import { actionOf, actionOfBuying, isAdjustment, type Maneuver } from './cards';

/** What the reader is about to buy; nothing is sent before everything about it has been chosen. */
export class Purchase {
  maneuver = $state<Maneuver | null>(null);
  /** The list has been left: the cards or Units that the maneuver is about are chosen now. */
  chosen = $state(false);
  took = $state<string | null>(null);
  gave = $state<string | null>(null);
  unit = $state<string | null>(null);

  clear(): void {
    this.maneuver = this.took = this.gave = this.unit = null;
    this.chosen = false;
  }

  select(maneuver: Maneuver): void {
    this.clear();
    this.maneuver = maneuver;
  }

  /** What is being chosen: a maneuver, the card to take, the one to give, or a Unit. */
  get step(): 'list' | 'took' | 'gave' | 'unit' {
    if (!this.chosen || !this.maneuver) return 'list';
    if (!isAdjustment(this.maneuver)) return 'unit';
    return this.took === null ? 'took' : 'gave';
  }

  /** Whether there is more to choose than the maneuver itself. */
  get asksMore(): boolean {
    const { maneuver } = this;
    if (maneuver === null) return false;
    return isAdjustment(maneuver) || maneuver === 'replacement' || maneuver === 'resurrection';
  }

  back(): void {
    const { maneuver, step } = this;
    if (step === 'gave') this.took = this.gave = null;
    else if (maneuver) this.select(maneuver);
  }

  /** All that is sent, or null while something is missing. */
  get actions(): number[] | null {
    const { maneuver, took, gave, unit } = this;
    if (!maneuver) return null;
    const buy = actionOfBuying(maneuver);
    if (!this.asksMore) return [buy];
    if (!isAdjustment(maneuver)) return unit === null ? null : [buy, actionOf(unit)];
    return took === null || gave === null ? null : [buy, actionOf(took), actionOf(gave)];
  }
}
