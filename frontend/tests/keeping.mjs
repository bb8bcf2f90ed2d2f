/** What a browser keeps of local tables, in memory: a store as `src/offline/store.ts` says, shared by several offline servers. */
import { engineOf } from '../src/engine/games.ts';
import { codecs } from '../src/games/feud/own/index.ts';
import { ConflictError } from '../src/offline/store.ts';
import { engineFor } from './engines.mjs';

const known = new Map();
/** The engines of these servers; each game's module is read once. */
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
  /** Thrown where something is to be stored. */
  broken = null;
  async append(id, first, entries, beside) {
    if (this.broken) throw this.broken;
    const log = beside?.line.id === id ? [copy(beside.entry)] : (this.logs.get(id) ?? []);
    if (entries.length > 0 && log.length !== first - 1) throw new ConflictError('there is such an entry');
    if (beside) {
      this.logs.set(beside.line.id, [copy(beside.entry)]);
      await this.note(beside.line);
    }
    if (entries.length > 0) this.logs.set(id, [...log, ...copy(entries)]);
  }
  read = async (id, first = 1) => copy((this.logs.get(id) ?? []).slice(first - 1));
  length = async (id) => (this.logs.get(id) ?? []).length;
  note = async (line) => void this.tables.set(line.id, copy(line));
  line = async (id) => copy(this.tables.get(id));
  lines = async () => [...this.tables.values()].map(copy);
  keep = async (id, record) => void this.records.set(id, copy(record));
  record = async (id) => copy(this.records.get(id));
  async forget(id) {
    for (const kept of [this.logs, this.tables, this.records]) kept.delete(id);
  }
}

/** Tabs of one browser: `leads` says which of them leads every table. */
export class Browser {
  #heard = [];
  tab(leads = true) {
    const own = (id) => this.#heard.filter(([tab]) => tab !== own).forEach(([, heard]) => heard(id));
    const lead = (_, stop) =>
      new Promise((resolve, reject) => (leads ? resolve() : stop.addEventListener('abort', () => reject(stop.reason))));
    return { spread: own, hear: (heard) => this.#heard.push([own, heard]), lead };
  }
}
