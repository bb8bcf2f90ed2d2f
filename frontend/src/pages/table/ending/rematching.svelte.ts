/** The next game of the same people, offered from the table where they played last. */
import { untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { Rematch } from '../../../contract/protocol';
import { router } from '../../../lib/router.svelte';

/** To be made while a component is. */
export class Rematching {
  readonly #connection: TableSource;
  busy = $state(false);
  choosing = $state(false);
  /** The offer could not be sent. */
  lost = $state(false);

  /** `again`: told the id of the table at which the reader plays on. */
  constructor(connection: TableSource, again?: (table: string) => void) {
    this.#connection = connection;
    // The reader who has offered the game goes there; the others see a link.
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

  /** The reader played, and the next game is not made yet. */
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
