/**
 * One local table that this tab owns, and who looks at it. Everything that happens to it happens in turn: found to be
 * allowed, taken into account, stored, shown.
 */
import type { Engine } from '../engine/games';
import type { ClientMessage, Known, Refused, Rematch } from '../contract/protocol';
import { Bots } from './bots';
import { outcome, refused } from './commands';
import type { Later, Untimed } from './entries';
import { lineOf, recordOf } from './record';
import type { LocalState } from './state';
import type { Part, Store } from './store';
import { known, type Reader } from './views';

/** What comes of what somebody asks for, beside what is shown: why it is refused, or what a hint is worked out from. */
export type Answer = Refused | Known | null;

/** What an open table needs beside its log. */
export interface Surroundings {
  store: Store;
  /** The next table of the same people. Rejects with an ApiError. */
  next: (state: LocalState, wish: Rematch) => Promise<Part>;
  /** It could not be stored: another tab has the table, or the page is left. */
  lost: (error: unknown) => void;
}

export class OpenTable {
  readonly #readers = new Set<Reader>();
  #line: Promise<unknown> = Promise.resolve();
  #closed = false;
  readonly #bots: Bots;

  constructor(
    private readonly state: LocalState,
    private readonly hidden: boolean,
    engine: Engine,
    private readonly around: Surroundings,
  ) {
    this.#bots = new Bots(engine, (seat, action, stop) => this.#inTurn(() => this.#decide(seat, action, stop)));
  }

  /** Show the table to somebody who comes. */
  join(reader: Reader): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#closed) return;
      this.#readers.add(reader);
      reader.show(this.state);
      this.#bots.wake(this.state);
    });
  }

  leave(reader: Reader): void {
    this.#readers.delete(reader);
  }

  /** Carry out what somebody asks for, or refuse it. */
  take(reader: Reader, message: ClientMessage): Promise<Answer> {
    return this.#inTurn(async () => {
      if (message.type === 'rematch') return this.#rematch(message);
      if (message.type === 'hold') return this.#hold(reader, message.seat);
      const { seat } = reader;
      const found = outcome(this.state, seat, message);
      if ('type' in found) return found;
      await this.#carryOut(found);
      return message.type === 'hint' && seat !== null ? known(this.state, seat) : null;
    });
  }

  /** Nobody looks at it any more; the log keeps everything. Resolves when what was begun is done. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#bots.stop();
    await this.#line;
  }

  /** What is asked waits for what was asked before; what goes wrong concerns whoever has asked. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  #hold(reader: Reader, seat: number | null): Answer {
    if (seat !== null && !this.state.people.includes(seat)) return refused('not_seated');
    reader.hold(this.state, seat);
    return null;
  }

  async #carryOut(untimed: readonly Untimed[], ...beside: Part[]): Promise<void> {
    if (untimed.length === 0 || this.#closed) return;
    const { state, around } = this;
    const [first, at] = [state.seq + 1, Date.now() / 1000];
    const entries = untimed.map((entry) => ({ ...entry, at }) as Later);
    for (const entry of entries) state.follow(entry);
    const record = state.phase === 'finished' ? { record: recordOf(state) } : {};
    try {
      await around.store.write([{ line: lineOf(state, this.hidden), first, entries, ...record }, ...beside]);
    } catch (error) {
      around.lost(error);
      throw error;
    }
    for (const reader of this.#readers) reader.show(state);
    if (!this.#closed) this.#bots.wake(state);
  }

  async #rematch(wish: Rematch): Promise<Answer> {
    const { state, around } = this;
    if (state.phase !== 'finished') return refused('late');
    if (state.next !== null) return null;
    const next = await around.next(state, wish).catch(() => null);
    if (!next) return refused('malformed');
    await this.#carryOut([{ type: 'followed', table: next.line.id }], next);
    return null;
  }

  /** Carry out a bot's choice, unless the table has moved on since it began to think. */
  async #decide(seat: number, action: number | null, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return;
    const legal = this.state.table.legal(seat);
    const chosen = action !== null && legal.includes(action) ? action : legal[0]!;
    const standin = (this.state.places[seat]?.standin ?? null) !== null;
    await this.#carryOut([{ type: 'decided', seat, actions: [chosen], standin }]).catch(() => undefined);
  }
}
