/** A table in this browser. The page's worker plays it and sends its state. */
import type { ApiError } from '../../contract/api-error';
import type { Change, ClientMessage, Decide, Rematch, TableState } from '../../contract/protocol';
import { named } from '../../lib/naming';
import type { Shown } from '../../offline/views';
import { TableSource } from './source.svelte';

/** Milliseconds before the page tries again to open a table that could not be opened. */
const RETRY = 1000;

let asked = false;
/** Request once that the browser never deletes the stored games by itself; some browsers ask the reader. */
function askToKeep(): void {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

const page = (): Promise<typeof import('../worker/page')> => import('../worker/page');

/** The number of the last reader: each opening of a table in this page is one reader for the worker. */
let readers = 0;

export class LocalSource extends TableSource {
  #reader = 0;
  #shown = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string) {
    super(id);
    void this.#open(false);
  }

  override takeOver(): void {
    this.status = 'connecting';
    this.table = null;
    void this.#open(true);
  }

  /** Open the table in the worker. `take`: take it from another tab that has it. */
  async #open(take: boolean): Promise<void> {
    this.#reader = readers += 1;
    const { signal: stop } = (this.#shown = new AbortController());
    try {
      const { localTables } = await page();
      await localTables.show(this.id, this.#reader, take, { told: (shown) => this.#show(shown), stop });
    } catch (error) {
      if (!stop.aborted) this.#lost((error as Partial<ApiError>).code);
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#shown.abort();
  }

  send(message: ClientMessage): boolean {
    this.refusal = null;
    if (this.status === 'open') void this.#say(message);
    return this.status === 'open';
  }

  rematch(wish: Omit<Rematch, 'type'> = {}): Promise<boolean> {
    return Promise.resolve(this.send({ type: 'rematch', ...wish }));
  }

  protected override submit(decision: Decide | Change): boolean {
    return this.send(decision);
  }

  async #say(message: ClientMessage): Promise<void> {
    try {
      const answer = await (await page()).localTables.say(this.id, this.#reader, message);
      if (answer?.type === 'known') this.knowledge = answer;
      if (answer?.type === 'played') this.explained(answer);
      if (answer?.type !== 'refused') return;
      this.refusal = answer;
      this.deciding = false;
    } catch {
      // The worker has lost the table. `#open` then fails, too, and reports it.
    }
  }

  #show(shown: Shown): void {
    const { game, seats, turn, phase } = shown;
    const had = game === undefined ? this.table : null;
    if (!had) this.snapshots += 1;
    this.table = {
      ...had,
      ...shown,
      ...(seats && { seats: named(seats) }),
      first: 0,
      events: had && shown.events.length === 0 ? had.events : [...(had?.events ?? []), ...shown.events],
      steps: had && shown.steps.length === 0 ? had.steps : [...(had?.steps ?? []), ...shown.steps],
    } as TableState;
    this.status = 'open';
    this.refusal = null;
    if (!turn || this.answered(turn)) this.deciding = false;
    if (phase === 'finished') askToKeep();
  }

  #lost(code: string | undefined): void {
    this.deciding = false;
    this.status = code === 'unknown_table' ? 'gone' : code === 'elsewhere' ? 'elsewhere' : 'lost';
    if (this.status === 'lost') this.#timer = setTimeout(() => void this.#open(false), RETRY);
  }
}
