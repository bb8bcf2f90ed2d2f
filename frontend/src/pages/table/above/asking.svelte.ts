/** Requests what the reader's seat knows, to compute a hint. */
import { onDestroy, untrack } from 'svelte';
import type { TableSource } from '../../../client/table/source.svelte';
import type { Known, TableState } from '../../../contract/protocol';
import type { Question } from '../../../engine/past';
import { bytesOf } from '../../../lib/bytes';
import { explain, refusalText } from '../../../words/problems';

function questionOf({ seat, view, beginning, owners, actions }: Known, { seats }: TableState): Question {
  const past = { beginning: bytesOf(beginning), seats: owners, actions, earlier: [] };
  return { seat, view: bytesOf(view), past, seats: seats.length };
}

/** A request for a hint. It is sent when a component creates it. The work stops when the component is destroyed. */
export class Asking {
  /** Why there is no hint; empty if nothing went wrong. */
  problem = $state('');

  /** `work`: computes a hint. It gets the question, a seed, and a signal to stop. */
  constructor(
    connection: TableSource,
    table: TableState,
    work: (question: Question, seed: number, stop: AbortSignal) => Promise<void>,
  ) {
    const stop = new AbortController();
    onDestroy(() => stop.abort());
    untrack(() => connection.hint());
    $effect(() => {
      const { knowledge } = connection;
      if (!knowledge) return;
      const done = untrack(() => work(questionOf(knowledge, table), knowledge.count, stop.signal));
      done.catch((error: unknown) => stop.signal.aborted || (this.problem = explain(error)));
    });
    $effect(() => {
      if (connection.refusal && !connection.knowledge) this.problem = refusalText(connection.refusal.code);
    });
  }
}
