/** The offline server: it makes tables, keeps them in this browser, and speaks the server's protocol at them. */
import type { Asked } from '../engine/thinking/answering';
import type { Engines } from '../engine/games';
import type { Evening, Shelf, Tally } from '../contract/http';
import type { Search } from './shelf';
import { ApiError } from '../contract/api-error';
import { recordText } from '../contract/json';
import { fits, type GameRecord } from '../contract/records';
import type { ClientMessage, Rematch } from '../contract/protocol';
import { broughtIn, handedOut, marks } from './bringing';
import { bareRecord, closedTable } from './closed';
import { creation, following, freshTable, type NewLocalTable, withOfferedLevels } from './creating';
import type { Created } from './entries';
import { lineOf, recordOf } from './record';
import { type RoomServices, Room } from './room';
import { eveningOf, shelf, tallies } from './shelf';
import { LocalState } from './state';
import type { Beside, Line, Store } from './store';
import { refused, type Viewer } from './views';

/** What an offline server needs to know of other tabs of the same browser. */
export interface Tabs extends Pick<RoomServices, 'spread' | 'lead'> {
  /** Told which table's log has grown by another tab. */
  hear: (heard: (id: string) => void) => void;
}

/** What became of records that came in: kept, here already, or no true records of finished games. */
export interface Brought {
  brought: number;
  known: number;
  refused: number;
}

/** Records as a file, and how many; `unfit`: those left out that nobody could read again. */
export interface HandedOut {
  text: string;
  count: number;
  unfit: number;
}

interface Seated {
  viewer: Viewer;
  /** Null: the table is closed. */
  room: Room | null;
}

export class OfflineServer {
  readonly #rooms = new Map<string, Promise<Room | null>>();
  /** Whoever looks at a table, by the number that the page gives them. */
  readonly #readers = new Map<number, Seated>();
  readonly #services: RoomServices;

  constructor(
    private readonly engines: Engines,
    private readonly store: Store,
    tabs: Tabs,
  ) {
    this.#services = { ...tabs, store, next: (state, wish) => this.#next(state, wish) };
    tabs.hear((id) => void this.#rooms.get(id)?.then((room) => room?.hear()));
  }

  /** Make a table; it is kept when its id is told. */
  async create(table: NewLocalTable): Promise<{ id: string }> {
    const engine = await this.engines(table.game, table.options);
    const made = await this.#new(await creation(table, engine));
    await this.store.append(made.line.id, 1, [], made);
    return { id: made.line.id };
  }

  /** Show a table to a reader, and whatever happens there, until they go. Rejects with an ApiError. */
  async table({ id, reader }: { id: string; reader: number }, { tell, stop }: Asked): Promise<void> {
    const room = await this.#room(id);
    const viewer: Viewer = { held: null, seat: null, seen: 0, tell };
    this.#readers.set(reader, { viewer, room });
    try {
      stop.throwIfAborted();
      if (room) await room.join(viewer);
      else tell(closedTable(await this.#known(id), await this.record({ id })));
      await new Promise((resolve) => (stop.aborted ? resolve(null) : stop.addEventListener('abort', resolve)));
    } finally {
      this.#readers.delete(reader);
      room?.viewers.delete(viewer);
      if (room) await this.#close(id, room);
    }
  }

  /** Close a room that nobody is in any more, nor on the way to. */
  async #close(id: string, room: Room): Promise<void> {
    const found = await this.#rooms.get(id);
    if (found !== room || [...this.#readers.values()].some((seated) => seated.room === room)) return;
    this.#rooms.delete(id);
    room.close();
  }

  /** Something that a reader asks of their table. */
  async say({ reader, message }: { reader: number; message: ClientMessage }): Promise<void> {
    const seated = this.#readers.get(reader);
    if (!seated) throw new ApiError('unknown_table', 'nobody looks at a table by that number');
    if (seated.room) await seated.room.take(seated.viewer, message);
    else if (message.type !== 'look' && message.type !== 'seen')
      seated.viewer.tell(refused('finished', 'The table is closed.'));
  }

  /** The record of a finished game. Rejects with an ApiError. */
  async record({ id }: { id: string }): Promise<GameRecord> {
    const kept = await this.store.record(id);
    if (kept) return kept;
    const state = await this.#state(id);
    if (!state) return bareRecord(await this.store.read(id), await this.#known(id));
    if (state.phase !== 'finished')
      throw new ApiError('unfinished', 'The game is not over: its record would show hidden cards.');
    return recordOf(state);
  }

  /** All tables; page 0 has all that are finished. */
  async shelf({ hidden, ...search }: Search): Promise<Shelf> {
    return shelf(
      (await this.#lines()).filter((line) => line.hidden === hidden),
      search,
    );
  }

  async statistics(): Promise<Tally[]> {
    return tallies(await this.#lines());
  }

  async evening({ id }: { id: string }): Promise<Evening> {
    const tables = (await this.#lines()).filter(({ evening }) => evening === id);
    if (tables.length === 0) throw new ApiError('unknown_table', 'There is no such evening.');
    return eveningOf(id, tables);
  }

  /** Put a table out of the lists, or back. */
  async hide({ id, hidden }: { id: string; hidden: boolean }): Promise<void> {
    await this.store.note({ ...(await this.#known(id)), hidden });
  }

  /** Nothing is left of a table. */
  async forget({ id }: { id: string }): Promise<void> {
    await this.store.forget(id);
  }

  /** The records of all finished games, a line each. */
  async handOut(): Promise<HandedOut> {
    const finished = (await this.#lines()).filter(({ phase }) => phase === 'finished');
    const records = await Promise.all(finished.map(async (line) => handedOut(await this.record(line), line)));
    const sound = records.filter(fits);
    const [count, unfit] = [sound.length, records.length - sound.length];
    return { text: sound.map(recordText).join(''), count, unfit };
  }

  /** Keep games that come as records. */
  async bring({ records }: { records: readonly GameRecord[] }): Promise<Brought> {
    const finished = (await this.#lines()).filter(({ phase }) => phase === 'finished');
    const known = new Set(await Promise.all(finished.map(async (line) => marks(await this.record(line)))));
    const found: Brought = { brought: 0, known: 0, refused: 0 };
    for (const record of records) {
      const line = known.has(marks(record)) ? null : await broughtIn(record, freshTable(), this.engines);
      if (line) {
        await this.store.keep(line.id, record);
        await this.store.note(line);
      }
      found[line ? 'brought' : known.has(marks(record)) ? 'known' : 'refused'] += 1;
      if (line) known.add(marks(record));
    }
    return found;
  }

  async #new(wanted: Created): Promise<Beside> {
    const engine = await this.engines(wanted.game, wanted.options);
    const entry = withOfferedLevels(wanted, engine);
    return { line: lineOf(await LocalState.begin(freshTable(), entry, engine), false), entry };
  }

  async #next(state: LocalState, wish: Rematch): Promise<Beside> {
    const { game, options } = state.created;
    return this.#new(following(state, wish, await this.engines(wish.game ?? game, wish.options ?? options)));
  }

  async #known(id: string): Promise<Line> {
    const line = await this.store.line(id);
    if (!line) throw new ApiError('unknown_table', 'There is no such table.');
    return line;
  }

  /** The room of a table; null where it is closed. Rejects with an ApiError. */
  #room(id: string): Promise<Room | null> {
    const found = this.#rooms.get(id) ?? this.#opened(id);
    this.#rooms.set(id, found);
    found.catch(() => this.#rooms.delete(id));
    return found;
  }

  async #opened(id: string): Promise<Room | null> {
    const [entries, line] = await Promise.all([this.store.read(id), this.store.line(id)]);
    const created = entries[0] as Created | undefined;
    if (!created && !line) throw new ApiError('unknown_table', 'There is no such table.');
    if (!created) return null; // it came as a record
    const engine = await this.engines(created.game, created.options);
    return engine.description.version === created.rules ? Room.open(id, entries, engine, this.#services) : null;
  }

  /** What a table comes to now; null where it is closed. */
  async #state(id: string): Promise<LocalState | null> {
    const entries = await this.store.read(id);
    const created = entries[0] as Created | undefined;
    if (!created) return null;
    const engine = await this.engines(created.game, created.options);
    return engine.description.version === created.rules ? LocalState.of(id, entries, engine) : null;
  }

  /** All tables in a line each. What was stored and not noted any more, as the tab has come to its end, is noted now. */
  async #lines(): Promise<Line[]> {
    return Promise.all((await this.store.lines()).map((line) => this.#uptodate(line)));
  }

  async #uptodate(line: Line): Promise<Line> {
    if (line.phase === 'finished' || (await this.store.length(line.id)) <= line.seq) return line;
    const state = await this.#state(line.id).catch(() => null);
    if (!state) return line;
    const found = lineOf(state, line.hidden);
    await this.store.note(found);
    return found;
  }
}
