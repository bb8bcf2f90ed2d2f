/** The tables of this browser, at no server: made, shown and played at, listed, taken out and brought in. */
import type { Asked } from '../engine/thinking/answering';
import type { Engine, Engines } from '../engine/games';
import type { Evening, Shelf, Tally } from '../contract/http';
import type { Search } from './shelf';
import { ApiError } from '../contract/api-error';
import { recordText } from '../contract/json';
import { fits, type GameRecord } from '../contract/records';
import type { ClientMessage, Rematch } from '../contract/protocol';
import { broughtIn, handedOut, marks } from './bringing';
import { creation, following, freshTable, type NewLocalTable, withOfferedLevels } from './creating';
import type { Created, Entry } from './entries';
import { type Answer, OpenTable } from './open-table';
import { bareRecord, lineOf, recordOf } from './record';
import { eveningOf, shelf, tallies } from './shelf';
import { LocalState } from './state';
import type { Line, Part, Store } from './store';
import { closedTable, Reader, type Shown } from './views';

/**
 * Make this tab the owner of a table until `done`, once no other tab is; `take`: also if another one is. The signal is
 * aborted when another tab takes the table. Rejects with `elsewhere`.
 */
export type Own = (id: string, take: boolean, done: Promise<void>) => Promise<AbortSignal>;

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

/** A table that somebody looks at. */
interface Opened {
  /** Null: the table is closed, and shown with its record. */
  table: Promise<OpenTable | null>;
  readers: number;
  /** Aborted when nobody looks at it any more, or with the reason why this tab has lost it. */
  closing: AbortController;
}

export const elsewhere = (): ApiError => new ApiError('elsewhere', 'Another tab of this browser has this table.');
const unknown = (): ApiError => new ApiError('unknown_table', 'There is no such table.');

export class LocalTables {
  readonly #opened = new Map<string, Opened>();
  /** Whoever looks at a table, by the number that the page gives them. */
  readonly #readers = new Map<number, { reader: Reader; table: OpenTable }>();

  constructor(
    private readonly engines: Engines,
    private readonly store: Store,
    private readonly own: Own,
  ) {}

  /** Make a table; it is kept when its id is told. */
  async create(table: NewLocalTable): Promise<{ id: string }> {
    const engine = await this.engines(table.game, table.options);
    const made = await this.#new(await creation(table, engine));
    await this.store.write([made]);
    return { id: made.line.id };
  }

  /** Show a table to a reader, and whatever happens there, until they go. `take`: also if another tab has it. */
  async show(
    { id, reader: number, take = false }: { id: string; reader: number; take?: boolean },
    { tell, stop }: Asked,
  ): Promise<void> {
    const opened = this.#opened.get(id) ?? this.#open(id, take);
    opened.readers += 1;
    const reader = new Reader(tell as (shown: Shown) => void);
    const { signal } = opened.closing;
    try {
      const table = await opened.table;
      if (table) {
        this.#readers.set(number, { reader, table });
        await table.join(reader);
      } else tell(closedTable(await this.#known(id), await this.record({ id })));
      await new Promise((_, reject) => {
        for (const end of [stop, signal]) {
          if (end.aborted) reject(end.reason as Error);
          end.addEventListener('abort', () => reject(end.reason as Error));
        }
      });
    } finally {
      this.#readers.get(number)?.table.leave(reader);
      this.#readers.delete(number);
      opened.readers -= 1;
      if (opened.readers === 0) opened.closing.abort();
    }
  }

  /** Something that a reader asks of their table. */
  async say({ reader: number, message }: { reader: number; message: ClientMessage }): Promise<Answer> {
    const seated = this.#readers.get(number);
    if (!seated) throw new ApiError('unknown_table', 'nobody plays at a table by that number');
    return seated.table.take(seated.reader, message);
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

  /** All tables; page 0 has all that are finished. */
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

  /** Put a table out of the lists, or back. */
  async hide({ id, hidden }: { id: string; hidden: boolean }): Promise<void> {
    await this.store.write([{ line: { ...(await this.#known(id)), hidden } }]);
  }

  /** Nothing is left of a table. */
  async forget({ id }: { id: string }): Promise<void> {
    await this.store.forget(id);
  }

  /** The records of all finished games, a line each. */
  async handOut(): Promise<HandedOut> {
    const records = await Promise.all(
      (await this.#finished()).map(async (line) => handedOut(await this.record(line), line)),
    );
    const sound = records.filter(fits);
    const [count, unfit] = [sound.length, records.length - sound.length];
    return { text: sound.map(recordText).join(''), count, unfit };
  }

  /** Keep games that come as records. */
  async bring({ records }: { records: readonly GameRecord[] }): Promise<Brought> {
    const known = new Set(
      await Promise.all((await this.#finished()).map(async (line) => marks(await this.record(line)))),
    );
    const found: Brought = { brought: 0, known: 0, refused: 0 };
    for (const record of records) {
      const line = known.has(marks(record)) ? null : await broughtIn(record, freshTable(), this.engines);
      if (line) await this.store.write([{ line, record }]);
      found[line ? 'brought' : known.has(marks(record)) ? 'known' : 'refused'] += 1;
      if (line) known.add(marks(record));
    }
    return found;
  }

  async #finished(): Promise<Line[]> {
    return (await this.store.lines()).filter(({ phase }) => phase === 'finished');
  }

  async #new(wanted: Created): Promise<Part> {
    const engine = await this.engines(wanted.game, wanted.options);
    const entry = withOfferedLevels(wanted, engine);
    return { line: lineOf(await LocalState.begin(freshTable(), entry, engine), false), first: 1, entries: [entry] };
  }

  async #next(state: LocalState, wish: Rematch): Promise<Part> {
    const { game, options } = state.created;
    return this.#new(following(state, wish, await this.engines(wish.game ?? game, wish.options ?? options)));
  }

  async #known(id: string): Promise<Line> {
    const line = await this.store.line(id);
    if (!line) throw unknown();
    return line;
  }

  /** The engine by which a log was written; null if its rules have changed, or there is no log. */
  async #engineOf([created]: readonly Entry[]): Promise<Engine | null> {
    if (!created) return null; // it came as a record
    const { game, options, rules } = created as Created;
    const engine = await this.engines(game, options);
    return engine.description.version === rules ? engine : null;
  }

  #open(id: string, take: boolean): Opened {
    const closing = new AbortController();
    const lost = (): void => closing.abort(elsewhere());
    const closed = new Promise<void>((resolve) => {
      closing.signal.addEventListener('abort', () => {
        if (this.#opened.get(id) === opened) this.#opened.delete(id);
        resolve(opened.table.then((table) => table?.close()).catch(() => undefined));
      });
    });
    const table = this.own(id, take, closed).then((taken) => {
      taken.addEventListener('abort', lost);
      return this.#opening(id, lost);
    });
    const opened: Opened = { table, readers: 0, closing };
    this.#opened.set(id, opened);
    return opened;
  }

  async #opening(id: string, lost: () => void): Promise<OpenTable | null> {
    const [entries, line] = await Promise.all([this.store.read(id), this.store.line(id)]);
    if (entries.length === 0 && !line) throw unknown();
    const engine = await this.#engineOf(entries);
    if (!engine) return null;
    const state = await LocalState.of(id, entries, engine);
    const hidden = line?.hidden ?? false;
    // The line and the log were once stored one after the other.
    if (line?.seq !== state.seq) await this.store.write([{ line: lineOf(state, hidden) }]).catch(() => undefined);
    const next = (ended: LocalState, wish: Rematch): Promise<Part> => this.#next(ended, wish);
    return new OpenTable(state, hidden, engine, { store: this.store, next, lost });
  }
}
