/** The time that a person has left at a table with a clock. */
import { getContext } from 'svelte';
import type { TableSource } from '../../client/table/source.svelte';
import { Ticking } from '../../ui/ticking.svelte';

/** The key of the Svelte context that contains a table's clock. */
export const CLOCK = Symbol('clock');
export type ClockContext = Pick<TableSource, 'clock'>;

/** Seconds below which the time is short. */
const SHORT = 10;

/** The time of the player at a seat. Create it during a component's initialisation. */
export class SeatTime {
  readonly #seat: () => number | null;
  readonly #table: ClockContext | undefined;
  readonly #ticking: Ticking | null;

  constructor(seat: () => number | null, table = getContext<ClockContext | undefined>(CLOCK)) {
    this.#seat = seat;
    this.#table = table;
    this.#ticking = table ? new Ticking() : null;
  }

  /** Seconds left; null without a clock. */
  readonly left = $derived.by(() => {
    const [told, seat] = [this.#table?.clock, this.#seat()];
    const seconds = seat === null ? null : told?.info.left[seat];
    if (!told || !this.#ticking || seat === null || seconds === null || seconds === undefined) return null;
    const runs = told.info.running.includes(seat) && !told.info.paused;
    const left = runs ? this.#ticking.left(seconds, told.at) : seconds;
    return { runs, seconds: left, short: runs && left < SHORT };
  });
}
