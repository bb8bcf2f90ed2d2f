/**
 * One local table and who looks at it. Everything that happens to it goes through one line, one by one: found to be
 * allowed, stored, taken into account, told. Another tab may store entries, too: where it was quicker its entries are
 * taken in first and what was asked is looked at again, as between processes of a server.
 */
import type { Engine } from '../engine/games';
import type { ClientMessage, Hold, Rematch } from '../contract/protocol';
import { Bots, type Choice, stampOf } from './bots';
import { barred, outcome, type Outcome } from './commands';
import type { Entry, Later, Untimed } from './entries';
import { lineOf, recordOf } from './record';
import { LocalState } from './state';
import { type Beside, isConflict, type Store } from './store';
import { company, known, looksFrom, refused, tableState, update, type Viewer } from './views';

/** What a room needs of the offline server. */
export interface RoomServices {
  store: Store;
  /** Tells other tabs that a log has grown. */
  spread: (id: string) => void;
  /** Comes back once no other tab leads the table; this one does then, until `stop`. */
  lead: (id: string, stop: AbortSignal) => Promise<void>;
  /** The next table of the same people. Rejects with an ApiError. */
  next: (state: LocalState, wish: Rematch) => Promise<Beside>;
}

/** How often something is looked at anew because another tab was quicker. */
const ATTEMPTS = 10;
/** How long bots rest after something could not be stored. */
const RETRY = 1000;
const isPlay = ({ type }: Later): boolean => type === 'decided' || type === 'changed';

export class Room {
  readonly viewers = new Set<Viewer>();
  #line: Promise<unknown> = Promise.resolve();
  #leads = false;
  readonly #closing = new AbortController();
  readonly #bots: Bots;

  private constructor(
    private state: LocalState,
    engine: Engine,
    private readonly services: RoomServices,
  ) {
    this.#bots = new Bots(engine, (choice) => this.#inTurn(() => this.#decide(choice)));
    services.lead(state.id, this.#closing.signal).then(
      () => {
        this.#leads = true;
        this.#wake();
      },
      () => undefined, // closed meanwhile
    );
  }

  static async open(id: string, entries: readonly Entry[], engine: Engine, services: RoomServices): Promise<Room> {
    return new Room(await LocalState.of(id, entries, engine), engine, services);
  }

  /** Nobody looks at it any more; the log keeps everything. */
  close(): void {
    this.#closing.abort();
    this.#bots.stop();
  }

  /** Somebody comes, and is told the whole table. */
  join(viewer: Viewer): Promise<void> {
    return this.#inTurn(async () => {
      await this.#readOn();
      this.viewers.add(viewer);
      this.#show(viewer);
      this.#wake();
    });
  }

  /** Carry out what somebody asks for, or refuse it. */
  take(viewer: Viewer, message: ClientMessage): Promise<void> {
    return this.#inTurn(async () => {
      const seat = viewer.seat;
      if (message.type === 'rematch') return this.#rematch(viewer, message);
      if (message.type === 'hold') return this.#hold(viewer, message);
      await this.#carryOut(viewer, () => outcome(this.state, viewer, message));
      const asks =
        message.type === 'hint' && seat !== null && this.state.phase === 'playing' && this.state.hasHint(seat);
      if (asks) viewer.tell(known(this.state, seat));
      if (viewer.seat !== seat) this.#show(viewer);
    });
  }

  /** Hand the device to a seat, which is shown the whole table. */
  #hold(viewer: Viewer, message: Hold): void {
    const found = outcome(this.state, viewer, message);
    if ('type' in found) viewer.tell(found);
    else this.#show(viewer);
  }

  /** Another tab has stored something. */
  hear(): Promise<void> {
    return this.#inTurn(() => this.#readOn());
  }

  /** What is asked waits for what was asked before; what goes wrong concerns whoever has asked. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#line.then(work);
    this.#line = turn.catch(() => undefined);
    return turn;
  }

  /** False where it could not be stored. */
  async #carryOut(viewer: Viewer | null, work: () => Outcome, beside?: Beside): Promise<boolean> {
    for (let attempt = 1; ; attempt++) {
      const found = work();
      if ('type' in found) viewer?.tell(found);
      if ('type' in found || found.length === 0) return true;
      try {
        await this.#append(found, beside);
        return true;
      } catch (error) {
        const overtaken = isConflict(error) && attempt < ATTEMPTS;
        if (!overtaken) return this.#notStored(viewer, error);
        await this.#readOn();
      }
    }
  }

  async #append(untimed: readonly Untimed[], beside?: Beside): Promise<void> {
    const at = Date.now() / 1000;
    const entries = untimed.map((entry) => ({ ...entry, at }) as Later);
    await this.services.store.append(this.state.id, this.state.seq + 1, entries, beside);
    this.#takeIn(entries);
    this.services.spread(this.state.id);
    await this.#note();
  }

  /** Take entries into account that are in the log, whoever put them there, and tell everybody what they bring. */
  #takeIn(entries: readonly Later[]): void {
    const before = this.state.proposal;
    for (const entry of entries) this.state.follow(entry);
    const play = entries.filter(isPlay);
    const uncovered = play.length > 0 && this.state.phase === 'finished' && this.state.created.memory === 'strict';
    const anew = uncovered || entries.some(({ type }) => type === 'took_back' || type === 'ended');
    for (const viewer of this.viewers) {
      const moved = looksFrom(viewer, this.state) !== viewer.seat;
      if (anew || moved) this.#show(viewer);
      else this.#tell(viewer, entries, before);
    }
    this.#wake();
  }

  #tell(viewer: Viewer, entries: readonly Later[], before: LocalState['proposal']): void {
    const play = entries.filter(isPlay);
    const beside = play.length < entries.length;
    if (beside) viewer.tell(company(this.state, viewer));
    // That somebody thinks again concerns nobody else.
    const [only] = play;
    const another = play.length === 1 && only?.type === 'changed' && only.seat !== viewer.seat;
    if (play.length > 0 && !another) viewer.tell(update(this.state, viewer));
    if (!beside && this.state.proposal !== before) viewer.tell(company(this.state, viewer));
  }

  #show(viewer: Viewer): void {
    viewer.seat = looksFrom(viewer, this.state);
    viewer.tell(tableState(this.state, viewer));
  }

  /** Take into account what has come into the log. */
  async #readOn(): Promise<void> {
    const entries = await this.services.store.read(this.state.id, this.state.seq + 1);
    if (entries.length > 0) this.#takeIn(entries as Later[]);
  }

  /** Bring the index of tables up to date; it is not the truth, so it may fail. */
  async #note(): Promise<void> {
    const { store } = this.services;
    try {
      const hidden = (await store.line(this.state.id))?.hidden ?? false;
      if (this.state.phase === 'finished') await store.keep(this.state.id, recordOf(this.state));
      await store.note(lineOf(this.state, hidden));
    } catch (error) {
      console.error('the list of tables is out of date', error);
    }
  }

  #notStored(viewer: Viewer | null, error: unknown): false {
    console.error('that could not be stored', error);
    const refusal = refused('unavailable', 'That could not be stored. Please try again.');
    for (const each of viewer ? [viewer] : this.viewers) each.tell(refusal);
    return false;
  }

  async #rematch(viewer: Viewer, wish: Rematch): Promise<void> {
    const { state } = this;
    if (state.phase !== 'finished') return viewer.tell(refused('late', 'The game is not over.'));
    if (state.next !== null) return viewer.tell(company(state, viewer));
    try {
      const beside = await this.services.next(state, wish);
      await this.#carryOut(
        viewer,
        () => (this.state.next === null ? [{ type: 'followed', table: beside.line.id }] : []),
        beside,
      );
    } catch (error) {
      viewer.tell(refused('malformed', error instanceof Error ? error.message : ''));
    }
  }

  #wake(): void {
    if (this.#leads && this.viewers.size > 0 && !this.#closing.signal.aborted) this.#bots.wake(this.state);
  }

  /** Carry out a bot's choice, unless the table has moved on since it began to think; whatever goes wrong, again later. */
  async #decide(choice: Choice): Promise<void> {
    if (this.#closing.signal.aborted) return;
    const stored = await this.#carryOut(null, () => this.#decision(choice)).catch((error: unknown) =>
      this.#notStored(null, error),
    );
    if (!stored) setTimeout(() => this.#wake(), RETRY);
  }

  /** What is stored of a bot's choice: nothing where the table has moved on. */
  #decision({ seat, action, stamp }: Choice): Outcome {
    const { state } = this;
    const level = state.bot(seat);
    const stale = state.phase !== 'playing' || !state.table.pending.includes(seat) || stampOf(state, seat) !== stamp;
    if (stale || level === null) return [];
    const legal = state.table.legal(seat);
    const chosen = action !== null && !barred(state, seat, [action]) ? action : legal[0];
    const standin = (state.places[seat]?.standin ?? null) !== null;
    return chosen === undefined ? [] : [{ type: 'decided', seat, actions: [chosen], standin }];
  }
}
