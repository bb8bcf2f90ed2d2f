/** This browser's view of a table at a server: the latest state, and methods that send messages to the table. */
import { freshId } from '../../lib/bytes';
import { committed, deals } from '../../lib/deal/committing';
import { named } from '../../lib/naming';
import { leftOut } from '../../lib/deal/receipts';
import { type End, howEnded, TableSource } from './source.svelte';
import { connect, type Wire } from './wire';
import type {
  Change,
  ClientMessage,
  ClockInfo,
  Decide,
  Earlier,
  Rematch,
  Seats,
  ServerMessage,
  TableState,
  Turn,
  Update,
} from '../../contract/protocol';

/** Milliseconds before the page reconnects because a decision has no answer, although the connection seems alive. */
const PATIENCE = 15_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** The milliseconds before a retry. They double up to a limit, and vary, so that not all clients return at once. */
function wait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
}

export class TableConnection extends TableSource {
  /** The decision that the server has not answered yet. */
  #decision: Decide | Change | null = null;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  /** The earlier parts of a long game's events, which arrive before the snapshot that they belong to. */
  #earlier: Earlier[] = [];
  #wire: Wire | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wake = () => this.#hurry();
  readonly #watch: boolean;
  #look = () => {
    this.#post({ type: 'look', visible: !document.hidden });
    this.#hurry();
  };

  /** `watch`: show the table as a spectator sees it, even if this browser has a seat. */
  constructor(id: string, watch = false) {
    super(id);
    this.#watch = watch;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /**
   * Send a decision. Without a connection it is kept, and sent after the reconnection if the turn still allows it. The
   * server applies a decision once, even if it arrives several times.
   */
  protected override submit(decision: Decide | Change): boolean {
    this.#decision = { ...decision, id: freshId() };
    this.unsent = true;
    this.#sendDecision();
    return true;
  }

  /** How the reader can take back the last decision: at once if it was not sent yet, else as the server says. */
  override get undoWay(): Turn['undo'] {
    return this.unsent ? 'now' : super.undoWay;
  }

  override undo(): void {
    if (this.unsent) this.#settled();
    else super.undo();
  }

  /** Send the decision, and a ping with it: without one, browsers notice a dead connection late. */
  #sendDecision(): void {
    if (!this.#decision) return;
    if (this.status !== 'lost' && this.send(this.#decision)) this.unsent = false;
    this.#wire?.check();
    this.#expectAnswer();
  }

  #expectAnswer(): void {
    clearTimeout(this.#impatience);
    this.#impatience = setTimeout(() => this.deciding && !this.waits && this.#connect(), PATIENCE);
  }

  #settled(): void {
    this.#decision = null;
    this.deciding = this.unsent = false;
    clearTimeout(this.#impatience);
  }

  /** Take a seat. The other players at this device get the seats that are reserved for them at the same time. */
  override async sit(seat: number, name: string | null = null): Promise<boolean> {
    const kept = this.table?.seats.filter(({ reserved }) => reserved).length ?? 0;
    return this.send({ type: 'sit', seat, name, commitments: await committed(1 + kept) });
  }

  async rematch(wish: Omit<Rematch, 'type'> = {}): Promise<boolean> {
    const commitments = await committed(this.table?.here.length ?? 0);
    return this.send({ type: 'rematch', ...wish, commitments });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#impatience);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#look);
    this.#wire?.close();
    this.#wire = null;
  }

  send(message: ClientMessage): boolean {
    this.refusal = null;
    return this.#post(message);
  }

  #post(message: ClientMessage): boolean {
    return this.#wire?.post(message) ?? false;
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#wire?.close();
    this.#wire = connect(this.id, this.#watch, {
      message: (message) => this.#receive(message),
      lost: (end) => this.#lost(end),
      doubt: (yes) => this.#doubt(yes),
    });
  }

  #lost(end: End | null): void {
    this.#wire = null;
    this.waits = false;
    if (this.#closed) return;
    if (end) {
      this.#settled();
      this.status = end;
      return;
    }
    if (this.#attempt > 0 || this.table) this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt));
    this.#attempt += 1;
  }

  /** Show whether the connection seems to be lost, and send a decision that was not sent yet. */
  #doubt(yes: boolean): void {
    if (yes || this.status === 'lost') this.status = yes || !this.table ? 'lost' : 'open';
    if (this.unsent) this.#sendDecision();
  }

  /** Reconnect or check the connection at once, because the network or the reader is back. */
  #hurry(): void {
    const ended = this.#closed || howEnded(this.status) !== null;
    if (ended || document.visibilityState !== 'visible') return;
    this.#attempt = 0;
    if (this.#wire === null || this.status === 'lost') this.#connect();
    else this.#wire.check();
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'earlier':
        this.#earlier = message.first === 0 ? [message] : [...this.#earlier, message];
        return;
      case 'table':
        return this.#begin(this.#whole(message));
      case 'update':
        return this.#append(message);
      case 'seats':
        return this.#company(message);
      case 'refused':
        this.refusal = message;
        this.#settled();
        return;
      case 'looking':
        this.sharedReview = message;
        this.onSharedReview?.(message);
        return;
      case 'known':
        this.knowledge = message;
        return;
      case 'played':
        return this.explained(message);
      case 'waiting':
        this.waits = message.waits;
        this.#expectAnswer();
        return;
      case 'said':
        this.chat = [...this.chat, message];
    }
  }

  /** Put the game's earlier events, which arrived in parts, before those of the snapshot. */
  #whole(table: TableState): TableState {
    const earlier = table.first ? this.#earlier : [];
    this.#earlier = [];
    const [events, steps] = [earlier.flatMap((part) => part.events), earlier.flatMap((part) => part.steps)];
    return {
      ...table,
      seats: named(table.seats),
      first: 0,
      events: [...events, ...table.events],
      steps: [...steps, ...table.steps],
    };
  }

  #begin(table: TableState): void {
    if (this.#holdAgain(table)) return;
    this.table = table;
    this.chat = table.chat;
    this.sharedReview = null;
    this.waits = false;
    this.status = 'open';
    this.refusal = null;
    this.#attempt = 0;
    this.snapshots += 1;
    this.#tell(table.clock, table.turn);
    this.companyAt = performance.now();
    this.#deal();
    this.#decideAgain(table);
  }

  /**
   * After a reconnection, tell the server which player holds the device, so that it sends that player's view. Returns
   * whether it did.
   */
  #holdAgain(table: TableState): boolean {
    const { activeSeat } = this;
    const other =
      activeSeat !== null && table.you !== activeSeat && table.phase === 'playing' && table.here.includes(activeSeat);
    return other && this.#post({ type: 'hold', seat: activeSeat });
  }

  /** After a reconnection, send a decision again that did not arrive, or report that it is too late for it. */
  #decideAgain(table: TableState): void {
    const decision = this.#decision;
    if (!decision) return;
    if (table.decided === decision.id) return this.#settled();
    const { turn } = table;
    const open = turn && turn.count - turn.chosen.length === decision.count;
    const choices = decision.type === 'change' ? turn?.alternatives : turn?.legal;
    if (open && choices?.includes(decision.actions[0] ?? -1)) return this.#sendDecision();
    this.#settled();
    if (turn) this.refusal = { type: 'refused', code: 'late', message: '', reason: null };
  }

  /** Store the clock. If it is the reader's turn, confirm it to the server, so that the clock runs only from now on. */
  #tell(info: ClockInfo | null, turn: Turn | null): void {
    this.clock = info ? { info, at: performance.now() } : null;
    const you = this.table?.you ?? null;
    if (info && you !== null && turn?.pending.includes(you)) this.#post({ type: 'seen' });
  }

  /** Append new events. If some are missing in between, reconnect to get a snapshot of all events. */
  #append(update: Update): void {
    const table = this.table;
    if (!table || update.first > table.events.length) return this.#connect();
    const fresh = update.events.slice(table.events.length - update.first);
    const steps = update.steps.filter(({ events }) => events > table.events.length);
    this.table = {
      ...table,
      events: fresh.length > 0 ? [...table.events, ...fresh] : table.events,
      steps: steps.length > 0 ? [...table.steps, ...steps] : table.steps,
      turn: update.turn,
      phase: update.phase,
    };
    if (!update.turn || this.answered(update.turn)) this.#settled();
    this.refusal = null;
    this.#tell(update.clock ?? null, update.turn);
  }

  #company({ type: _, ...company }: Seats): void {
    if (!this.table) return;
    this.table = { ...this.table, ...company, seats: named(company.seats) };
    this.clock = company.clock ? { info: company.clock, at: performance.now() } : null;
    this.companyAt = performance.now();
    this.#deal();
  }

  /** Reveal this browser's numbers for the deal if the server requests them, and check whether they were used. */
  #deal(): void {
    const table = this.table;
    if (this.#watch || !table?.deal || table.here.length === 0) return;
    this.wasExcludedFromDeal = leftOut(table);
    if (!table.deal.wanted) return;
    void deals().then(
      ({ answers }) => {
        for (const shown of answers(table)) this.#post(shown);
        this.wasExcludedFromDeal = leftOut(table);
      },
      () => undefined,
    );
  }
}
