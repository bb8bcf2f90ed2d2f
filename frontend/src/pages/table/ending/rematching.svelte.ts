/** The next game of the same people, proposed at the table where they played last. */
import { untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { Rematch } from '../../../contract/protocol';
import { router } from '../../../lib/router.svelte';

/** Must be created while a component initialises. */
export class Rematching {
  readonly #connection: TableSource;
  busy = $state(false);
  choosing = $state(false);
  /** Whether the proposal could not be sent. */
  lost = $state(false);

  /** `again` is called with the id of the table at which the reader plays again. */
  constructor(connection: TableSource, again?: (table: string) => void) {
    this.#connection = connection;
    // Open the game for the reader who proposed it; the others see a link.
    $effect(() => {
      const next = connection.table?.next;
      if (!next || !this.busy) return;
      untrack(() => {
        again?.(next);
        router.go(`/table/${encodeURIComponent(next)}`);
      });
    });
    $effect(() => {
      if (connection.refusal) this.busy = false;
    });
  }

  /** Whether the reader played and the next game does not exist yet. */
  readonly may = $derived.by(() => {
    const { table } = this.#connection;
    return table !== null && table.phase === 'finished' && table.you !== null && !table.next;
  });

  async offer(wish: Omit<Rematch, 'type'> = {}): Promise<void> {
    this.busy = true;
    this.lost = false;
    this.busy = await this.#connection.rematch(wish);
    this.lost = !this.busy;
  }
}
