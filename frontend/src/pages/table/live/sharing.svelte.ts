/** Several people at one device: whose hand it shows, and when that is put away. */
import { untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { TableState } from '../../../contract/protocol';
import { askedHere } from '../here';

interface Look {
  connection: TableSource;
  table(): TableState;
  /** Everything that has happened is shown. */
  settled(): boolean;
}

/** To be made while a component is. */
export class Sharing {
  /** The curtain is lifted, to look at what lies open. */
  lifted = $state(false);
  readonly #look: Look;

  constructor(look: Look) {
    this.#look = look;
    $effect(() => this.#putAway());
  }

  /** Several people play at this device, and have something to hide from each other. */
  get on(): boolean {
    const { here, phase } = this.#look.table();
    return here.length > 1 && phase === 'playing';
  }

  /** The device is being handed on. */
  get between(): boolean {
    return this.on && this.#look.table().you === null;
  }

  /** The curtain covers the table. */
  get covers(): boolean {
    return this.between && !this.lifted;
  }

  /** Whoever at this device is asked now; null: nobody. */
  get wanted(): number | null {
    return this.on && this.#look.settled() ? askedHere(this.#look.table()) : null;
  }

  /** Somebody takes the device; where it is not their turn, to look at their own hand. */
  take(seat: number): void {
    this.#look.connection.hold(seat, seat === this.wanted ? null : this.wanted);
  }

  /** Somebody else is asked: the hand is put away before they take the device. At the end there is nothing to hide. */
  #putAway(): void {
    const { connection, table, settled } = this.#look;
    const { wanted } = this;
    const { you, here, phase } = table();
    const first = here[0];
    if (phase === 'finished' && settled() && you === null && first !== undefined) untrack(() => connection.hold(first));
    if (wanted === null) return;
    const { previousSeat } = connection;
    if (previousSeat !== null && wanted !== previousSeat) connection.previousSeat = null;
    if (you !== null && wanted !== you && wanted !== previousSeat) untrack(() => connection.hold(null));
  }
}
