/** The wire to one table: what the server last said, and the few things that can be said to it. */
import type {
  ClientMessage,
  Level,
  Refused,
  Said,
  ServerMessage,
  TableState,
  Turn,
  Update,
} from './protocol';

/** `lost` tries again by itself; `gone` will not come back: there is no such table. */
export type Status = 'connecting' | 'open' | 'lost' | 'gone';

/** The close code with which the server says that there is no such table. */
const NO_SUCH_TABLE = 4404;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;

function address(id: string): string {
  const url = new URL(`/api/tables/${encodeURIComponent(id)}/socket`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Doubles up to a limit, and spreads, so that a restarted server does not meet everybody at once. */
function wait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.5 + Math.random() / 2);
}

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
  /** A decision is on its way and not yet answered. */
  deciding = $state(false);

  /** Whether what the server now says of the turn is its answer to the decision on its way. */
  #answered: (turn: Turn) => boolean = () => true;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #wake = () => this.#hurry();

  constructor(id: string) {
    this.id = id;
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  /**
   * Make the seat's next decisions, all or none; where a choice of the seat waits to be revealed, these take its
   * place. False where nothing could be sent now.
   */
  decide(actions: number[]): boolean {
    const turn = this.table?.turn;
    if (!turn || this.deciding) return false;
    const type = turn.chosen.length > 0 ? 'change' : 'decide';
    this.#answered =
      type === 'change'
        ? ({ chosen }) => chosen.length === 0 || chosen.join() === actions.join()
        : ({ count }) => count !== turn.count;
    this.deciding = this.#send({ type, count: turn.count - turn.chosen.length, actions });
    return this.deciding;
  }

  /** Take a free seat. */
  sit(seat: number): boolean {
    return this.#send({ type: 'sit', seat });
  }

  /** Give the own seat up. */
  leave(): boolean {
    return this.#send({ type: 'leave' });
  }

  /** Host only: let a bot take a free seat, or that of a person who has gone. */
  substitute(seat: number, level: Level): boolean {
    return this.#send({ type: 'substitute', seat, level });
  }

  /** Say something to everybody at the table. */
  say(text: string): boolean {
    return this.#send({ type: 'say', text });
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  #send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.refusal = null;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Forget the socket without hearing of it again. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(address(this.id));
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#receive(event.data);
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.deciding = false;
    if (this.#closed) return;
    if (code === NO_SUCH_TABLE) {
      this.status = 'gone';
      return;
    }
    if (this.#attempt > 0 || this.table) this.status = 'lost';
    this.#timer = setTimeout(() => this.#connect(), wait(this.#attempt));
    this.#attempt += 1;
  }

  /** The network or the reader is back: no reason to go on waiting. */
  #hurry(): void {
    const idle = this.#socket === null && this.status !== 'gone' && !this.#closed;
    if (idle && document.visibilityState === 'visible') this.#connect();
  }

  #receive(data: string): void {
    const message = JSON.parse(data) as ServerMessage;
    switch (message.type) {
      case 'table':
        return this.#begin(message);
      case 'update':
        return this.#append(message);
      case 'seats':
        return this.#seats(message);
      case 'refused':
        this.refusal = message;
        this.deciding = false;
        return;
      case 'said':
        this.chat = [...this.chat, message];
    }
  }

  #begin(table: TableState): void {
    this.table = table;
    this.chat = table.chat;
    this.status = 'open';
    this.deciding = false;
    this.refusal = null;
    this.#attempt = 0;
    this.snapshots += 1;
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
    if (!update.turn || this.#answered(update.turn)) this.deciding = false;
    this.refusal = null;
  }

  #seats({ phase, seats, you, host }: Pick<TableState, 'phase' | 'seats' | 'you' | 'host'>): void {
    if (this.table) this.table = { ...this.table, phase, seats, you, host };
  }
}
