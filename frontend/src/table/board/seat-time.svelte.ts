/** What is left of a person's time at a table with a clock. */
import { getContext } from 'svelte';
import type { TableSource } from '../../client/table/source.svelte';
import { Ticking } from '../../ui/ticking.svelte';

/** The context under which a table's clock is found. */
export const CLOCK = Symbol('clock');
export type ClockContext = Pick<TableSource, 'clock'>;

/** With fewer seconds than this the time is short. */
const SHORT = 10;

/** To be made while a component is. */
export class SeatTime {
  readonly #seat: () => number | null;
  readonly #table: ClockContext | undefined;
  readonly #ticking: Ticking | null;

  constructor(seat: () => number | null, table = getContext<ClockContext | undefined>(CLOCK)) {
    this.#seat = seat;
    this.#table = table;
    this.#ticking = table ? new Ticking() : null;
  }

  /** Null where there is no clock. */
  readonly left = $derived.by(() => {
    const [told, seat] = [this.#table?.clock, this.#seat()];
    const seconds = seat === null ? null : told?.info.left[seat];
    if (!told || !this.#ticking || seat === null || seconds === null || seconds === undefined) return null;
    const runs = told.info.running.includes(seat) && !told.info.paused;
    const left = runs ? this.#ticking.left(seconds, told.at) : seconds;
    return { runs, seconds: left, short: runs && left < SHORT };
  });
}
