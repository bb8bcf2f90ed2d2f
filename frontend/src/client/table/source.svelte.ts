/** A table as the page needs it: what it shows, and what can be asked of it. At a server, or in this browser. */
import type {
  Change,
  ClientMessage,
  ClockInfo,
  Decide,
  Known,
  Looking,
  Refused,
  Rematch,
  Said,
  TableState,
  Turn,
} from '../../contract/protocol';

/** How a connection ended for good: there is no such table; nobody may look on; the site has closed it; the site does
 *  not let the reader in. */
export type End = 'gone' | 'closed' | 'shut' | 'barred';

/** `lost` tries again by itself; `elsewhere`: another tab has it. The others will not come back. */
export type Status = 'connecting' | 'open' | 'lost' | 'elsewhere' | End;

/** How it ended for good; null while it may come back. */
export const howEnded = (status: Status): End | null =>
  status === 'gone' || status === 'closed' || status === 'shut' || status === 'barred' ? status : null;

/**
 * `table.events` only ever grows within one snapshot; `snapshots` counts the whole snapshots received, so that a
 * reader who folds the events one by one knows when to begin again.
 */
export abstract class TableSource {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  /** The last thing that was refused; cleared by the next thing said or accepted. */
  refusal = $state.raw<Refused | null>(null);
  snapshots = $state(0);
  /** What the own seat knows, for a hint that was asked for. */
  knowledge = $state.raw<Known | null>(null);
  /** A decision is on its way and not yet answered. */
  deciding = $state(false);
  /** Where several people play at this device: the seat of the one who has it, before the table is shown to them, too. */
  activeSeat = $state<number | null>(null);
  /** The seat whose turn it was when somebody else took the device to look at their own hand. */
  previousSeat = $state<number | null>(null);

  // What only a table at a server has.
  chat = $state.raw<Said[]>([]);
  /** Who looks at the finished game together; null where nobody has been said to. */
  sharedReview = $state.raw<Looking | null>(null);
  /** Called with each new `sharedReview`. */
  onSharedReview: ((looking: Looking) => void) | null = null;
  /** The table waits for its database: what is decided is kept there, and carried out or refused later. */
  waits = $state(false);
  /** The decision has not left this browser: nobody but the reader knows of it. */
  unsent = $state(false);
  /** The clock as it was told last, and when (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  /** When what was told last about absences was told (`performance.now()`). */
  companyAt = $state(0);
  /** The game went on without a number for the deal that this browser has shown. */
  wasExcludedFromDeal = $state(false);

  /** Whether what is now shown of the turn is the answer to the decision on its way. */
  protected answered: (turn: Turn) => boolean = () => true;

  constructor(id: string) {
    this.id = id;
  }

  /** Ask for what needs no more than its words; false if that is not possible now. */
  abstract send(message: ClientMessage): boolean;
  /** After the game: open the next table for the same people. */
  abstract rematch(wish?: Omit<Rematch, 'type'>): Promise<boolean>;
  /** No more is shown. */
  abstract close(): void;
  /** Send a decision; false if that is not possible now. */
  protected abstract submit(decision: Decide | Change): boolean;

  /**
   * Make the seat's next decisions, all or none; where a choice of the seat waits to be revealed, these take its
   * place. False where there is nothing to decide.
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

  /** Take a free seat, or with a name for somebody else who plays at this device; false if that is not possible. */
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

  /** Show the table here, though another tab of this browser has it. */
  takeOver(): void {}

  /** Who has the device now; null: it is being handed on. `previousSeat`: whose turn it is instead. */
  hold(seat: number | null, previousSeat: number | null = null): void {
    this.activeSeat = seat;
    this.previousSeat = previousSeat;
    this.send({ type: 'hold', seat });
  }

  /** Ask for a hint; what it is worked out from comes as `knowledge`. */
  hint(): boolean {
    this.knowledge = null;
    return this.send({ type: 'hint' });
  }
}
