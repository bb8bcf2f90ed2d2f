/** A table as the page needs it: its state and its commands, at a server or in this browser. */
import type {
  Change,
  ClientMessage,
  ClockInfo,
  Decide,
  Known,
  Looking,
  Played,
  Refused,
  Rematch,
  Said,
  TableState,
  Turn,
} from '../../contract/protocol';

/** Why a connection ended for good: no such table; spectators not allowed; closed by the site; reader not admitted. */
export type End = 'gone' | 'closed' | 'shut' | 'barred';

/** `lost` retries by itself; `elsewhere`: another tab has the table. The other states are final. */
export type Status = 'connecting' | 'open' | 'lost' | 'elsewhere' | End;

/** Why the connection ended; null while it may return. */
export const howEnded = (status: Status): End | null =>
  status === 'gone' || status === 'closed' || status === 'shut' || status === 'barred' ? status : null;

/**
 * A source of a table. `table.events` only grows within one snapshot; `snapshots` counts the snapshots received, so
 * that a reader who folds events knows when to begin again.
 */
export abstract class TableSource {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  /** The last rejection; cleared by the next message or success. */
  refusal = $state.raw<Refused | null>(null);
  snapshots = $state(0);
  /** What the reader's seat knows, for a requested hint. */
  knowledge = $state.raw<Known | null>(null);
  /** A decision awaits its answer. */
  deciding = $state(false);
  /** With several players at this device: the seat of the one who holds it, set before the table is shown to them. */
  activeSeat = $state<number | null>(null);
  /** The seat on turn when another player took the device to see their own hand. */
  previousSeat = $state<number | null>(null);

  // Only at a table with a server.
  chat = $state.raw<Said[]>([]);
  /** Who reviews the finished game together; null until the server has sent it. */
  sharedReview = $state.raw<Looking | null>(null);
  /** Called with each new `sharedReview`. */
  onSharedReview: ((looking: Looking) => void) | null = null;
  /** The table waits for its database: decisions are kept, and applied or rejected later. */
  waits = $state(false);
  /** The decision has not left this browser, so no one else knows it. */
  unsent = $state(false);
  /** The latest clock, and when it arrived (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  /** When the latest absences arrived (`performance.now()`). */
  companyAt = $state(0);
  /** The game continued without the number that this browser revealed for the deal. */
  wasExcludedFromDeal = $state(false);

  readonly #wondering = new Map<string, (played: Played) => void>();
  /** Whether a turn answers the pending decision. */
  protected answered: (turn: Turn) => boolean = () => true;

  constructor(id: string) {
    this.id = id;
  }

  /** Send a message that has no method of its own; false if that is impossible now. */
  abstract send(message: ClientMessage): boolean;
  /** After the game: open the next table for the same people. */
  abstract rematch(wish?: Omit<Rematch, 'type'>): Promise<boolean>;
  /** Stop showing the table. */
  abstract close(): void;
  /** Send a decision; false if that is impossible now. */
  protected abstract submit(decision: Decide | Change): boolean;

  /**
   * Make the seat's next decisions, all or none. They replace a choice of the seat that is not revealed. False if there
   * is nothing to decide.
   */
  decide(actions: number[]): boolean {
    const turn = this.table?.turn;
    if (!turn || this.deciding) return false;
    const type = turn.chosen.length > 0 ? 'change' : 'decide';
    this.answered =
      type === 'change'
        ? ({ chosen }) => chosen.length === 0 || chosen.join() === actions.join()
        : ({ count }) => count !== turn.count;
    this.deciding = this.submit({ type, count: turn.count - turn.chosen.length, actions });
    return this.deciding;
  }

  /** Take a free seat, or one for another named player at this device; false if that is impossible. */
  sit(_seat: number, _name?: string): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** How the reader's last decision can be taken back. */
  get undoWay(): Turn['undo'] {
    return this.table?.turn?.undo;
  }

  undo(): void {
    this.send({ type: 'propose', kind: 'take_back' });
  }

  /** Show the table here although another tab has it. */
  takeOver(): void {}

  /** Set who holds the device; null: it is being passed on. `previousSeat`: the seat on turn meanwhile. */
  hold(seat: number | null, previousSeat: number | null = null): void {
    this.activeSeat = seat;
    this.previousSeat = previousSeat;
    this.send({ type: 'hold', seat });
  }

  /** Request plays as the reader's seat saw them, by the numbers of events before them. Not answered if refused. */
  plays(after: number[]): Promise<Played> {
    return new Promise((resolve) => {
      if (this.send({ type: 'plays', after })) this.#wondering.set(after.join(), resolve);
    });
  }

  protected explained(played: Played): void {
    this.#wondering.get(played.after.join())?.(played);
  }

  /** Request a hint; the data for it arrives as `knowledge`. */
  hint(): boolean {
    this.knowledge = null;
    return this.send({ type: 'hint' });
  }
}
