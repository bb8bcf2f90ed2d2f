/** A table at a server as this browser sees it: its latest state, and the messages that it accepts. */
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

/** Milliseconds before the page reconnects because a decision is unanswered, though the server sends signs of life. */
const PATIENCE = 15_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Delay before a retry: doubles up to a limit, with jitter, so that clients do not all return at once. */
function wait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
}

/** A table at a server, kept up to date, with a reconnection after every loss. */
export class TableConnection extends TableSource {
  /** The decision that awaits its answer. */
  #decision: Decide | Change | null = null;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  /** Events of a long game that arrive before their snapshot. */
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

  /** `watch`: show the table as to any spectator, whatever seat this browser has. */
  constructor(id: string, watch = false) {
    super(id);
    this.#watch = watch;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /**
   * Send a decision, or keep it until the connection is back if it can still count. The server accepts a decision once,
   * even if it arrives repeatedly.
   */
  protected override submit(decision: Decide | Change): boolean {
    this.#decision = { ...decision, id: freshId() };
    this.unsent = true;
    this.#sendDecision();
    return true;
  }

  /** How the reader can take back the last decision. A sent one may have arrived although the connection is lost. */
  override get undoWay(): Turn['undo'] {
    return this.unsent ? 'now' : super.undoWay;
  }

  override undo(): void {
    if (this.unsent) this.#settled();
    else super.undo();
  }

  /** Send the decision and a ping: a browser notices a dead connection late. */
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

  /** The players at this device sit down, too, if seats are reserved for them. */
  override async sit(seat: number, name: string | null = null): Promise<boolean> {
    const kept = this.table?.seats.filter(({ reserved }) => reserved).length ?? 0;
    return this.send({ type: 'sit', seat, name, commitments: await committed(1 + kept) });
  }

  async rematch(wish: Omit<Rematch, 'type'> = {}): Promise<boolean> {
    const commitments = await committed(this.table?.here.length ?? 0);
    return this.send({ type: 'rematch', ...wish, commitments });
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#impatience);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#look);
    this.#wire?.close();
    this.#wire = null;
  }

  /** False without a connection. */
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

  /** Show that the connection seems lost, or that it is not. */
  #doubt(yes: boolean): void {
    if (yes || this.status === 'lost') this.status = yes || !this.table ? 'lost' : 'open';
    if (this.unsent) this.#sendDecision();
  }

  /** Reconnect, or check the connection, at once: the network or the reader is back. */
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

  /** Complete a snapshot with all earlier events of its game. */
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

  /** After a reconnection the server does not know who holds the device: send it, to get their view of the table. */
  #holdAgain(table: TableState): boolean {
    const { activeSeat } = this;
    const other =
      activeSeat !== null && table.you !== activeSeat && table.phase === 'playing' && table.here.includes(activeSeat);
    return other && this.#post({ type: 'hold', seat: activeSeat });
  }

  /** After a reconnection send an undelivered decision again; report one that is too late as lost. */
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

  /** Store the clock, and confirm the question to this reader so that its transit time is not charged. */
  #tell(info: ClockInfo | null, turn: Turn | null): void {
    this.clock = info ? { info, at: performance.now() } : null;
    const you = this.table?.you ?? null;
    if (info && you !== null && turn?.pending.includes(you)) this.#post({ type: 'seen' });
  }

  /** Append new events. A gap needs a new snapshot, with which a new connection begins. */
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

  /** Reveal this browser's number for the deal when asked, and check whether it was accepted. */
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
