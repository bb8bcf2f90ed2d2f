/** Creates, shows, plays, lists, exports and imports the tables of this browser, without a server. */
import type { Asked } from '../engine/thinking/answering';
import type { Engine, Engines } from '../engine/games';
import { Refusal } from '../engine/table';
import type { Evening, Shelf, Tally } from '../contract/http';
import type { Search } from './shelf';
import { ApiError } from '../contract/api-error';
import { recordText } from '../contract/json';
import { fits, type GameRecord } from '../contract/records';
import type { ClientMessage, Rematch } from '../contract/protocol';
import { broughtIn, handedOut, marks } from './bringing';
import { creation, following, freshTable, type NewLocalTable } from './creating';
import type { Created, Entry } from './entries';
import { type Answer, type Found, OpenTable, type Own, type Surroundings } from './open-table';
import { bareRecord, lineOf, recordOf } from './record';
import { eveningOf, shelf, tallies } from './shelf';
import { LocalState } from './state';
import type { Line, Part, Store } from './store';
import { closedTable } from './views';

/** How many of the imported records were stored, were already here, or were rejected. */
export interface Brought {
  brought: number;
  known: number;
  refused: number;
}

/** The exported file, and the number of its records. `unfit`: records left out because no one could import them. */
export interface HandedOut {
  text: string;
  count: number;
  unfit: number;
}

const unknown = (): ApiError => new ApiError('unknown_table', 'There is no such table.');

export class LocalTables {
  readonly #open = new Map<string, OpenTable>();
  readonly #around: Surroundings;

  constructor(
    private readonly engines: Engines,
    private readonly store: Store,
    own: Own,
  ) {
    this.#around = { store, own, find: (id) => this.#find(id), next: (state, wish) => this.#next(state, wish) };
  }

  /** Create a table. It is stored before its id is returned. */
  async create(table: NewLocalTable): Promise<{ id: string }> {
    const engine = await this.engines(table.game, table.options);
    const made = await this.#new(table, engine);
    await this.store.write([made]);
    return { id: made.line.id };
  }

  /** Show a table to a reader until they leave. `take`: take it from another tab. Rejects with an ApiError. */
  show({ id, reader, take = false }: { id: string; reader: number; take?: boolean }, asked: Asked): Promise<void> {
    const table = this.#open.get(id) ?? new OpenTable(id, take, this.#around);
    this.#open.set(id, table);
    table.closed.addEventListener('abort', () => this.#open.get(id) === table && this.#open.delete(id));
    return table.show(reader, asked);
  }

  /** Run a reader's command at their table. Rejects with an ApiError. */
  async say({ id, reader, message }: { id: string; reader: number; message: ClientMessage }): Promise<Answer> {
    const table = this.#open.get(id);
    if (!table) throw unknown();
    return table.take(reader, message);
  }

  /** The record of a finished game. Rejects with an ApiError. */
  async record({ id }: { id: string }): Promise<GameRecord> {
    const kept = await this.store.record(id);
    if (kept) return kept;
    const entries = await this.store.read(id);
    const engine = await this.#engineOf(entries);
    if (!engine) return bareRecord(entries, await this.#known(id));
    const state = await LocalState.of(id, entries, engine);
    if (state.phase !== 'finished')
      throw new ApiError('unfinished', 'The game is not over: its record would show hidden cards.');
    return recordOf(state);
  }

  /** A page of the matching tables; page 0 has all of them. */
  async shelf({ hidden, ...search }: Search): Promise<Shelf> {
    return shelf(
      (await this.store.lines()).filter((line) => line.hidden === hidden),
      search,
    );
  }

  async statistics(): Promise<Tally[]> {
    return tallies(await this.store.lines());
  }

  async evening({ id }: { id: string }): Promise<Evening> {
    const tables = (await this.store.lines()).filter(({ evening }) => evening === id);
    if (tables.length === 0) throw new ApiError('unknown_table', 'There is no such evening.');
    return eveningOf(id, tables);
  }

  async hide({ id, hidden }: { id: string; hidden: boolean }): Promise<void> {
    await this.store.write([{ line: { ...(await this.#known(id)), hidden } }]);
  }

  async forget({ id }: { id: string }): Promise<void> {
    await this.store.forget(id);
  }

  /** Export the records of all finished games, one per line. */
  async handOut(): Promise<HandedOut> {
    const records = await Promise.all(
      (await this.#finished()).map(async (line) => handedOut(await this.record(line), line)),
    );
    const sound = records.filter(fits);
    const [count, unfit] = [sound.length, records.length - sound.length];
    return { text: sound.map(recordText).join(''), count, unfit };
  }

  async bring({ records }: { records: readonly GameRecord[] }): Promise<Brought> {
    const known = new Set(
      await Promise.all((await this.#finished()).map(async (line) => marks(await this.record(line)))),
    );
    const found: Brought = { brought: 0, known: 0, refused: 0 };
    for (const record of records) {
      const mark = marks(record);
      const isKnown = known.has(mark);
      const line = isKnown ? null : await broughtIn(record, freshTable(), this.engines);
      if (line) await this.store.write([{ line, record }]);
      found[line ? 'brought' : isKnown ? 'known' : 'refused'] += 1;
      if (line) known.add(mark);
    }
    return found;
  }

  async #finished(): Promise<Line[]> {
    return (await this.store.lines()).filter(({ phase }) => phase === 'finished');
  }

  async #new(table: NewLocalTable, engine: Engine): Promise<Part> {
    const entry = creation(table, engine.description);
    const state = await LocalState.begin(freshTable(), entry, engine).catch((error: unknown) => {
      throw error instanceof Refusal ? new ApiError('bad_position', 'The game cannot stand so.') : error;
    });
    return { line: lineOf(state, false), first: 1, entries: [entry] };
  }

  async #next(state: LocalState, wish: Rematch): Promise<Part> {
    const { game, options } = state.created;
    const engine = await this.engines(wish.game ?? game, wish.options ?? options);
    return this.#new(following(state, wish, engine.description), engine);
  }

  async #known(id: string): Promise<Line> {
    const line = await this.store.line(id);
    if (!line) throw unknown();
    return line;
  }

  /** The engine that can replay a log; null if the game's rules have changed since then, or the log is empty. */
  async #engineOf([created]: readonly Entry[]): Promise<Engine | null> {
    if (!created) return null; // the table was imported as a record
    const { game, options, rules } = created as Created;
    const engine = await this.engines(game, options);
    return engine.description.version === rules ? engine : null;
  }

  /** Find what is stored about a table, and replay its log. */
  async #find(id: string): Promise<Found> {
    const [entries, line] = await Promise.all([this.store.read(id), this.store.line(id)]);
    if (entries.length === 0 && !line) throw unknown();
    const engine = await this.#engineOf(entries);
    if (engine) return { line, play: { state: await LocalState.of(id, entries, engine), engine }, shown: null };
    return { line, play: null, shown: closedTable(line ?? (await this.#known(id)), await this.record({ id })) };
  }
}
