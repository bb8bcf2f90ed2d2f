/** Several people at one device: whose hand the device shows, and when it hides the hand. */
import { untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { TableState } from '../../../contract/protocol';
import { askedHere } from '../here';

interface Look {
  connection: TableSource;
  table(): TableState;
  settled(): boolean;
}

/** Must be created while a component initialises. */
export class Sharing {
  /** Whether the curtain is lifted to see the open cards. */
  lifted = $state(false);

  constructor(private readonly look: Look) {
    $effect(() => this.#putAway());
  }

  /** Whether several people with secrets from each other play at this device. */
  get on(): boolean {
    const { here, phase } = this.look.table();
    return here.length > 1 && phase === 'playing';
  }

  get between(): boolean {
    return this.on && this.look.table().you === null;
  }

  get covers(): boolean {
    return this.between && !this.lifted;
  }

  get wanted(): number | null {
    return this.on && this.look.settled() ? askedHere(this.look.table()) : null;
  }

  /** Let a player take the device; outside their turn, to see their own hand. */
  take(seat: number): void {
    this.look.connection.hold(seat, seat === this.wanted ? null : this.wanted);
  }

  /** Hide the hand before another player must decide. After the end nothing is hidden. */
  #putAway(): void {
    const { connection, table, settled } = this.look;
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
