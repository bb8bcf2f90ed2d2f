/** A local table that this tab owns, with its readers. Commands are checked, applied, stored and shown one by one. */
import type { Asked } from '../engine/thinking/answering';
import type { Engine } from '../engine/games';
import { ApiError } from '../contract/api-error';
import type { ClientMessage, Known, Played, Refused, Rematch } from '../contract/protocol';
import { Bots } from './bots';
import { outcome, refused } from './commands';
import type { Later, Untimed } from './entries';
import { lineOf, recordOf } from './record';
import type { LocalState } from './state';
import type { Line, Part, Store } from './store';
import { known, played, Reader, type Shown } from './views';

/**
 * Make this tab the owner of a table until `done`. If another tab owns it, take it (`take`), or else reject with
 * `elsewhere`. The signal aborts when another tab takes the table.
 */
export type Own = (id: string, take: boolean, done: Promise<unknown>) => Promise<AbortSignal>;
export const elsewhere = (): ApiError => new ApiError('elsewhere', 'Another tab of this browser has this table.');

/** The answer to a command: a rejection, the data for a hint, the requested plays, or null. The state is sent apart. */
export type Answer = Refused | Known | Played | null;

export interface Found {
  line: Line | null;
  /** Null if the table can no longer be played; then `shown` is its final state. */
  play: { state: LocalState; engine: Engine } | null;
  shown: Shown | null;
}

/** What an open table needs from outside. The functions reject with an ApiError. */
export interface Surroundings {
  store: Store;
  own: Own;
  find: (id: string) => Promise<Found>;
  next: (state: LocalState, wish: Rematch) => Promise<Part>;
}

interface Play {
  state: LocalState;
  bots: Bots;
  hidden: boolean;
}

export class OpenTable {
  readonly #readers = new Map<number, Reader>();
  readonly #closing = new AbortController();
  readonly #opened: Promise<Found>;
  #play: Play | null = null;
  #line: Promise<unknown>;

  /** `take`: take the table from another tab that has it. */
  constructor(
    id: string,
    take: boolean,
    private readonly around: Surroundings,
  ) {
    const closed = new Promise((resolve) => this.closed.addEventListener('abort', () => resolve(this.#line)));
    this.#opened = around.own(id, take, closed).then((taken) => {
      taken.addEventListener('abort', () => this.#lose());
      return this.#open(id);
    });
    this.#line = this.#opened.catch(() => undefined);
    this.closed.addEventListener('abort', () => this.#play?.bots.stop());
  }

  /** Aborts when the last reader has left, or when this tab loses the table; the signal's reason then says why. */
  get closed(): AbortSignal {
    return this.#closing.signal;
  }

  /** Show the table and its changes to a reader until they leave. Rejects with an ApiError. */
  async show(number: number, { tell, stop }: Asked): Promise<void> {
    const reader = new Reader(tell as (shown: Shown) => void);
    this.#readers.set(number, reader);
    try {
      const { shown } = await this.#opened;
      if (shown) tell(shown);
      await this.#inTurn(async () => {
        if (!this.#play) return;
        reader.show(this.#play.state);
        if (!this.closed.aborted) this.#play.bots.wake(this.#play.state);
      });
      await new Promise((_, reject) => {
        for (const end of [stop, this.closed]) {
          if (end.aborted) reject(end.reason as Error);
          end.addEventListener('abort', () => reject(end.reason as Error));
        }
      });
    } finally {
      this.#readers.delete(number);
      if (this.#readers.size === 0) this.#closing.abort();
    }
  }

  take(number: number, message: ClientMessage): Promise<Answer> {
    return this.#inTurn(async () => {
      const [reader, play] = [this.#readers.get(number), this.#play];
      if (!reader || !play) return refused('finished');
      if (message.type === 'rematch') return this.#rematch(play, message);
      if (message.type === 'hold') return hold(play, reader, message.seat);
      const { seat } = reader;
      const found = outcome(play.state, seat, message);
      if ('type' in found) return found;
      await this.#carryOut(play, found);
      if (seat === null) return null;
      if (message.type === 'plays') return played(play.state, seat, message.after);
      return message.type === 'hint' ? known(play.state, seat) : null;
    });
  }

  async #open(id: string): Promise<Found> {
    const found = await this.around.find(id);
    if (!found.play) return found;
    const { state, engine } = found.play;
    const hidden = found.line?.hidden ?? false;
    const bots = new Bots(engine, (seat, action, stop) => this.#inTurn(() => this.#decide(seat, action, stop)));
    this.#play = { state, bots, hidden };
    return found;
  }

  #lose(): void {
    this.#closing.abort(elsewhere());
  }

  /** Run commands one after the other. An error rejects only the promise of its own command. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  async #carryOut({ state, bots, hidden }: Play, untimed: readonly Untimed[], ...beside: Part[]): Promise<void> {
    if (untimed.length === 0 || this.closed.aborted) return;
    const [first, at] = [state.seq + 1, Date.now() / 1000];
    const entries = untimed.map((entry) => ({ ...entry, at }) as Later);
    for (const entry of entries) state.follow(entry);
    const record = state.phase === 'finished' ? { record: recordOf(state) } : {};
    try {
      await this.around.store.write([{ line: lineOf(state, hidden), first, entries, ...record }, ...beside]);
    } catch (error) {
      this.#lose(); // another tab has stored an entry first, or the reader leaves the page
      throw error;
    }
    for (const reader of this.#readers.values()) reader.show(state);
    if (!this.closed.aborted) bots.wake(state);
  }

  async #rematch(play: Play, wish: Rematch): Promise<Answer> {
    if (play.state.phase !== 'finished') return refused('late');
    if (play.state.next !== null) return null;
    const next = await this.around.next(play.state, wish).catch(() => null);
    if (!next) return refused('malformed');
    await this.#carryOut(play, [{ type: 'followed', table: next.line.id }], next);
    return null;
  }

  /** Apply a bot's choice, unless the bot was stopped because the table has changed. */
  async #decide(seat: number, action: number | null, stop: AbortSignal): Promise<void> {
    const play = this.#play;
    if (stop.aborted || !play) return;
    const legal = play.state.table.legal(seat);
    const chosen = action !== null && legal.includes(action) ? action : legal[0]!;
    const standin = (play.state.places[seat]?.standin ?? null) !== null;
    await this.#carryOut(play, [{ type: 'decided', seat, actions: [chosen], standin }]).catch(() => undefined);
  }
}

/** Show the table to a reader as this seat sees it, as the device was passed to its player. */
function hold({ state }: Play, reader: Reader, seat: number | null): Answer {
  if (seat !== null && !state.people.includes(seat)) return refused('not_seated');
  reader.hold(state, seat);
  return null;
}
