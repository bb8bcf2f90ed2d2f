/** A browser's store of local tables in memory, shared by several tabs: the interface of `src/offline/store.ts`. */
import { engineOf } from '../src/engine/games.ts';
import { codecs } from '../src/games/feud/own/index.ts';
import { conflict } from '../src/offline/store.ts';
import { elsewhere } from '../src/offline/open-table.ts';
import { engineFor } from './engines.mjs';

const known = new Map();
/** The engines of these tables; each game's module is read once. */
export async function engines(game) {
  if (!known.has(game)) known.set(game, engineFor(game, engineOf));
  const engine = await known.get(game);
  return game === 'feud' ? { ...engine, description: { ...engine.description, codecs } } : engine;
}
const copy = (value) => (value === undefined ? null : structuredClone(value));

export class Keeping {
  logs = new Map();
  tables = new Map();
  records = new Map();
  /** Thrown by every write. */
  broken = null;
  async write(parts) {
    if (this.broken) throw this.broken;
    for (const { line, first = 1, entries = [], record } of parts) {
      const log = this.logs.get(line.id) ?? [];
      if (entries.length > 0 && log.length !== first - 1) throw conflict('there is such an entry');
      if (entries.length > 0) this.logs.set(line.id, [...log, ...copy(entries)]);
      this.tables.set(line.id, copy(line));
      if (record) this.records.set(line.id, copy(record));
    }
  }
  read = async (id) => copy(this.logs.get(id) ?? []);
  line = async (id) => copy(this.tables.get(id));
  lines = async () => [...this.tables.values()].map(copy);
  record = async (id) => copy(this.records.get(id));
  async forget(id) {
    for (const kept of [this.logs, this.tables, this.records]) kept.delete(id);
  }
}

/** Tabs of one browser: the last tab to take a table owns it. */
export class Browser {
  owners = new Map();
  own = async (id, take, done) => {
    const owner = this.owners.get(id);
    if (owner && !take) throw elsewhere();
    owner?.abort();
    const own = new AbortController();
    this.owners.set(id, own);
    void done.then(() => this.owners.get(id) === own && this.owners.delete(id));
    return own.signal;
  };
}
