/** Looking at a finished game together with others at its table: one leads, the others are shown the same. */
import type { TableSource } from './source.svelte';
import type { Looking } from '../../contract/protocol';

/** The leader's steps are told at most this often (milliseconds). */
const PACE = 120;

export class SharedReview {
  readonly connection: TableSource;
  /** What the reader does; null: steps alone. */
  role = $state<Looking['you']>(null);
  /** Where the reader is taken, by whoever leads; null: nowhere. */
  place = $state<number | null>(null);

  /** Where the reader is. */
  at = 1;
  /** The reader comes to look together with others, or comes back after the connection was lost. */
  #arriving: boolean;
  #snapshots = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `joins`: the reader comes to look together with whoever is there, else to lead. */
  constructor(connection: TableSource, joins: boolean) {
    this.connection = connection;
    this.#arriving = joins;
    connection.onSharedReview = (looking) => this.#hear(looking);
  }

  /** Who leads, and who is there beside them. */
  get others(): { leader: string | null; following: string[] } | null {
    const { sharedReview } = this.connection;
    return sharedReview && (sharedReview.leader !== null || sharedReview.following.length > 0) ? sharedReview : null;
  }

  /** Whether the reader may lead at all: the host may have asked spectators for silence. */
  get mayLead(): boolean {
    const { table, status } = this.connection;
    return status === 'open' && table?.phase === 'finished' && (table.you !== null || table.watchers.mode === 'open');
  }

  /** The reader has stepped: who leads takes the others along, who follows goes alone from here. */
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

  /** Says where the leader is: at once, and once more where they are when the pace allows it. */
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

  /** With others who are there already, wherever they are; else with the reader in the lead, or alone as before. */
  #arrive(): void {
    const led = this.#arriving || this.role === 'leads';
    this.#arriving = false;
    if (this.others) this.follow();
    else if (led && this.mayLead) this.lead();
    else this.role = null;
  }
}
