/** The state and the commands of a table, whether it is at a server or in this browser. */
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

/**
 * Why a connection ended for good. `gone`: there is no such table; `closed`: it admits no spectators; `shut`: the site
 * has closed it; `barred`: the site does not admit the reader.
 */
export type End = 'gone' | 'closed' | 'shut' | 'barred';

/** `lost`: the page reconnects by itself; `elsewhere`: another tab has the table. An `End` is final. */
export type Status = 'connecting' | 'open' | 'lost' | 'elsewhere' | End;

export const howEnded = (status: Status): End | null =>
  status === 'gone' || status === 'closed' || status === 'shut' || status === 'barred' ? status : null;

/**
 * A source of a table's state. Updates only append to `table.events`. A new snapshot may replace them; code that folds
 * events must then begin again. `snapshots` counts the snapshots received.
 */
export abstract class TableSource {
  table = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  /** The last rejected command. The next command or success clears it. */
  refusal = $state.raw<Refused | null>(null);
  snapshots = $state(0);
  /** What the reader's seat knows: the data for the hint that was requested last. */
  knowledge = $state.raw<Known | null>(null);
  /** A decision was made and is not answered yet. */
  deciding = $state(false);
  /** If several players share this device: the seat of its holder. Set before the table is shown to them. */
  activeSeat = $state<number | null>(null);
  /** The seat whose turn it is while another player has taken the device to see their own hand. */
  previousSeat = $state<number | null>(null);

  // The fields from here to `wasExcludedFromDeal` are used only at a table with a server.
  chat = $state.raw<Said[]>([]);
  /** Who reviews the finished game together; null until the server has sent it. */
  sharedReview = $state.raw<Looking | null>(null);
  onSharedReview: ((looking: Looking) => void) | null = null;
  /** The server cannot reach its database now: it keeps decisions, and applies or rejects them later. */
  waits = $state(false);
  /** The last decision was not sent yet, so that it can be taken back freely. */
  unsent = $state(false);
  /** The latest state of the clock, and when it arrived (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  /** When the latest message about absent players arrived (`performance.now()`). */
  companyAt = $state(0);
  /** The deal was made without a number that this browser had revealed for it. */
  wasExcludedFromDeal = $state(false);

  readonly #wondering = new Map<string, (played: Played) => void>();
  /** Whether a turn shows that the pending decision was applied. */
  protected answered: (turn: Turn) => boolean = () => true;

  constructor(readonly id: string) {}

  /** Send a message that has no method of its own; false if that is impossible now. */
  abstract send(message: ClientMessage): boolean;
  /** After the game, open the next table for the same people. */
  abstract rematch(wish?: Omit<Rematch, 'type'>): Promise<boolean>;
  abstract close(): void;
  /** Send a decision; false if that is impossible now. */
  protected abstract submit(decision: Decide | Change): boolean;

  /**
   * Make the seat's next decisions, all or none. If the seat has an unrevealed choice, they replace it. False if there
   * is nothing to decide now.
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

  /** Take a free seat for the reader, or for another player at this device (`_name`); false if that is impossible. */
  sit(_seat: number, _name?: string): Promise<boolean> {
    return Promise.resolve(false);
  }

  get undoWay(): Turn['undo'] {
    return this.table?.turn?.undo;
  }

  undo(): void {
    this.send({ type: 'propose', kind: 'take_back' });
  }

  /** Take the table from another tab, and show it here. */
  takeOver(): void {}

  /** Set the seat that holds the device; null while it is passed on. `previousSeat`: see the field. */
  hold(seat: number | null, previousSeat: number | null = null): void {
    this.activeSeat = seat;
    this.previousSeat = previousSeat;
    this.send({ type: 'hold', seat });
  }

  /**
   * Request the plays after these numbers of events, as the reader's seat saw them. The promise never settles if the
   * request is rejected.
   */
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
