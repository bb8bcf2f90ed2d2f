/** A table as this browser sees it: what was said of it last, and the few things that can be said to it. */
import { freshId } from '../../lib/bytes';
import { committed, deals } from '../../lib/deal/committing';
import { named } from '../../lib/naming';
import { leftOut } from '../../lib/deal/receipts';
import { connect } from './wire';
import type { End, Wire } from '../../contract/wire';
import type {
  Change,
  ClientMessage,
  ClockInfo,
  Decide,
  Earlier,
  Known,
  Looking,
  RefusalCode,
  Refused,
  Rematch,
  Said,
  Seats,
  ServerMessage,
  TableState,
  Turn,
  Update,
} from '../../contract/protocol';

/** `lost` tries again by itself. The others will not come back. */
export type Status = 'connecting' | 'open' | 'lost' | End;

/** How it ended for good; null while it may come back. */
export const howEnded = (status: Status): End | null =>
  status === 'gone' || status === 'closed' || status === 'shut' || status === 'barred' ? status : null;
/** The page connects anew when a decision stays unanswered this long (ms), though the server gives signs of life. */
const PATIENCE = 15_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Doubles up to a limit, and spreads, so that a restarted server does not meet everybody at once. */
function wait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
}

/** Why something that was said was not taken: told where one talks. */
const OF_TALK: readonly RefusalCode[] = ['silenced', 'phrases_only', 'chat_off', 'no_reactions', 'too_fast'];
export const concernsTalk = (code: RefusalCode): boolean => OF_TALK.includes(code);

/**
 * A table as this browser sees it, kept up to date, found again after every loss.
 *
 * `table.events` only ever grows within one snapshot; `snapshots` counts the whole snapshots received, so that a
 * reader who folds the events one by one knows when to begin anew.
 */
export class TableConnection {
  readonly id: string;
  table = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  /** The last thing that was refused; cleared by the next thing said or accepted. */
  refusal = $state.raw<Refused | null>(null);
  chat = $state.raw<Said[]>([]);
  snapshots = $state(0);
  /** Who looks at the finished game together; null where nobody has been said to. */
  sharedReview = $state.raw<Looking | null>(null);
  /** What the own seat knows, for a hint that was asked for. */
  knowledge = $state.raw<Known | null>(null);
  /** The table waits for its database: what is decided is kept there, and carried out or refused later. */
  waits = $state(false);
  /** Called with each new `looking`. */
  onSharedReview: ((looking: Looking) => void) | null = null;
  /** A decision is on its way and not yet answered; it is sent again when the connection is back. */
  deciding = $state(false);
  /** It has not left this browser: nobody but the reader knows of it. */
  unsent = $state(false);
  /** The clock as it was told last, and when (`performance.now()`). */
  clock = $state.raw<{ info: ClockInfo; at: number } | null>(null);
  /** When what was told last about absences was told (`performance.now()`). */
  companyAt = $state(0);
  /** Where several people play at this device: the seat of the one who has it, also while the server is being told. */
  activeSeat = $state<number | null>(null);
  /** The seat whose turn it was when somebody else took the device to look at their own hand. */
  previousSeat = $state<number | null>(null);
  /** The game went on without a number for the deal that this browser has shown. */
  wasExcludedFromDeal = $state(false);

  /** The decision on its way. */
  #decision: Decide | Change | null = null;
  /** Whether what the server now says of the turn is its answer to the decision on its way. */
  #answered: (turn: Turn) => boolean = () => true;
  #impatience: ReturnType<typeof setTimeout> | undefined;
  /** What a long game has told before the events of the snapshot that is to come. */
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

  /** `watch`: as anybody who looks on sees it, whoever this browser belongs to. */
  constructor(id: string, watch = false) {
    this.id = id;
    this.#watch = watch;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#look);
    this.#connect();
  }

  /**
   * Make the seat's next decisions, all or none; where a choice of the seat waits to be revealed, these take its
   * place. What is decided without a connection is sent when it is back, if it can still count then: the server takes a
   * decision once, however often it comes. False where there is nothing to decide.
   */
  decide(actions: number[]): boolean {
    const turn = this.table?.turn;
    if (!turn || this.deciding) return false;
    const type = turn.chosen.length > 0 ? 'change' : 'decide';
    this.#answered =
      type === 'change'
        ? ({ chosen }) => chosen.length === 0 || chosen.join() === actions.join()
        : ({ count }) => count !== turn.count;
    this.#decision = { type, count: turn.count - turn.chosen.length, actions, id: freshId() };
    this.deciding = this.unsent = true;
    this.#sendDecision();
    return true;
  }

  /** How the reader's last decision can be taken back. One that was sent may have arrived, whatever became of the line. */
  get undo(): Turn['undo'] {
    return this.unsent ? 'now' : this.table?.turn?.undo;
  }

  takeBack(): void {
    if (this.unsent) this.#settled();
    else this.send({ type: 'propose', kind: 'take_back' });
  }

  /** Send the decision, and ask the server for a sign of life: a browser notices a dead connection late. */
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

  /** Take a free seat. */
  sit(seat: number): Promise<boolean> {
    return this.#sitDown(seat);
  }

  /** Take a free seat for somebody else who plays at this device. */
  seat(seat: number, name: string): Promise<boolean> {
    return this.#sitDown(seat, name);
  }

  /** Whoever plays at this device may come along, where seats are kept for them. */
  async #sitDown(seat: number, name: string | null = null): Promise<boolean> {
    const kept = this.table?.seats.filter(({ reserved }) => reserved).length ?? 0;
    return this.send({ type: 'sit', seat, name, commitments: await committed(1 + kept) });
  }

  /** Who has the device now; null: it is being handed on. `previousSeat`: whose turn it is instead. */
  hold(seat: number | null, previousSeat: number | null = null): void {
    this.activeSeat = seat;
    this.previousSeat = previousSeat;
    this.send({ type: 'hold', seat });
  }

  /** Ask for a hint; what it is worked out from comes as `known`. */
  hint(): boolean {
    this.knowledge = null;
    return this.send({ type: 'hint' });
  }

  /** After the game: open the next table for the same people. */
  async rematch(wish: Omit<Rematch, 'type'> = {}): Promise<boolean> {
    const commitments = await committed(this.table?.here.length ?? 0);
    return this.send({ type: 'rematch', ...wish, commitments });
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#impatience);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#look);
    this.#wire?.close();
    this.#wire = null;
  }

  /** Send what needs no more than its words; false without a connection. */
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

  /** Show the reader that the connection seems to be lost, or that it is not. */
  #doubt(yes: boolean): void {
    if (yes || this.status === 'lost') this.status = yes || !this.table ? 'lost' : 'open';
    if (this.unsent) this.#sendDecision();
  }

  /** The network or the reader is back: no reason to go on waiting, nor to trust what was there before. */
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
      case 'waiting':
        this.waits = message.waits;
        this.#expectAnswer();
        return;
      case 'said':
        this.chat = [...this.chat, message];
    }
  }

  /** The snapshot with all that its game has told. */
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

  /** After a reconnection the server does not know who has the device: it is told, and shows the table to them. */
  #holdAgain(table: TableState): boolean {
    const { activeSeat } = this;
    const other =
      activeSeat !== null && table.you !== activeSeat && table.phase === 'playing' && table.here.includes(activeSeat);
    return other && this.#post({ type: 'hold', seat: activeSeat });
  }

  /** After a reconnection: a decision that has not arrived is sent again; one that came too late is said to be lost. */
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

  /** Notes the clock; a question for this reader is confirmed, so that its way here is not charged. */
  #tell(info: ClockInfo | null, turn: Turn | null): void {
    this.clock = info ? { info, at: performance.now() } : null;
    const you = this.table?.you ?? null;
    if (info && you !== null && turn?.pending.includes(you)) this.#post({ type: 'seen' });
  }

  /** Adds what is new. After a gap only a fresh snapshot helps, and a new connection begins with one. */
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
    if (!update.turn || this.#answered(update.turn)) this.#settled();
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

  /** Shows the numbers for the deal that are wanted of this browser, and sees whether they were taken. */
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
