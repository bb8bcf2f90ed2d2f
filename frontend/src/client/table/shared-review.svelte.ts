/** Lets people at a table review the finished game together: one leads, and the others see the same moment. */
import type { TableSource } from './source.svelte';
import type { Looking } from '../../contract/protocol';

/** The shortest interval between two reported steps of the leader, in milliseconds. */
const PACE = 120;

export class SharedReview {
  readonly connection: TableSource;
  /** The reader's role in the shared review; null: they look at the game alone. */
  role = $state<Looking['you']>(null);
  /** The moment that the leader shows to the reader; null if there is none. */
  place = $state<number | null>(null);

  /** The moment that the reader's page shows. */
  at = 1;
  /** Whether the reader has come to join others and is not with them yet. */
  #arriving: boolean;
  #snapshots = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `joins`: the reader came to join a shared review; if there is none any more, they lead one. */
  constructor(connection: TableSource, joins: boolean) {
    this.connection = connection;
    this.#arriving = joins;
    connection.onSharedReview = (looking) => this.#hear(looking);
  }

  /** The names of the leader and the followers; null if no one reviews the game together. */
  get others(): { leader: string | null; following: string[] } | null {
    const { sharedReview } = this.connection;
    return sharedReview && (sharedReview.leader !== null || sharedReview.following.length > 0) ? sharedReview : null;
  }

  /** Whether the reader may lead: players always may, spectators only if the host has not muted them. */
  get mayLead(): boolean {
    const { table, status } = this.connection;
    return status === 'open' && table?.phase === 'finished' && (table.you !== null || table.watchers.mode === 'open');
  }

  /** Handle a step of the reader. If they lead, send the moment to the others; if they follow, leave the review. */
  moved(at: number): void {
    this.at = at;
    if (this.role === 'leads') this.#tell();
    else this.leave();
  }

  lead(): void {
    this.role = 'leads';
    this.#tell();
  }

  follow(): void {
    this.role = 'follows';
    this.connection.send({ type: 'look_back', at: null });
  }

  leave(): void {
    if (this.role === null) return;
    this.role = null;
    this.place = null;
    this.connection.send({ type: 'look_alone' });
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.connection.onSharedReview = null;
  }

  /** Send the leader's moment at once. If it changes within the interval, send the latest one at the interval's end. */
  #tell(): void {
    if (this.#waiting !== undefined) return;
    const told = this.at;
    this.connection.send({ type: 'look_back', at: told });
    this.#waiting = setTimeout(() => {
      this.#waiting = undefined;
      if (this.role === 'leads' && this.at !== told) this.#tell();
    }, PACE);
  }

  #hear({ at, you }: Looking): void {
    const anew = this.connection.snapshots !== this.#snapshots;
    this.#snapshots = this.connection.snapshots;
    if (anew && (this.#arriving || this.role !== null)) return this.#arrive();
    if (this.role === null || you === null) return;
    const comesBack = this.role === 'follows' && you === 'leads';
    this.role = you;
    if (you === 'leads' && !comesBack) return;
    this.place = at;
  }

  /** Join a shared review if there is one. Else lead one if the reader came to join or led before; else stay alone. */
  #arrive(): void {
    const led = this.#arriving || this.role === 'leads';
    this.#arriving = false;
    if (this.others) this.follow();
    else if (led && this.mayLead) this.lead();
    else this.role = null;
  }
}
