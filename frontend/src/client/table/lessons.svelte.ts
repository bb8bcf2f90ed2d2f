/** The reader's progress in the games' courses, stored in this browser. Everything here is reactive. */
import { isObject, keep, kept, objectIn } from '../../lib/storage';

const STORE = 'quarterdeck.lessons';
/** The most tables to remember. If there are more, the oldest ones are dropped: the reader left them long ago. */
const TABLES = 40;

export interface LessonTable {
  game: string;
  /** The lesson's number, from 0. */
  lesson: number;
  /** The ids of the notes that were shown at the table. */
  told: readonly string[];
}

interface Stored {
  done: Readonly<Record<string, readonly number[]>>;
  tables: Readonly<Record<string, LessonTable>>;
}

const list = <T>(value: unknown, is: (entry: unknown) => entry is T): T[] =>
  Array.isArray(value) ? value.filter(is) : [];
const isNumber = (value: unknown): value is number => typeof value === 'number';
const isText = (value: unknown): value is string => typeof value === 'string';

function tableOf(value: unknown): LessonTable | null {
  if (!isObject(value) || !isText(value.game) || !isNumber(value.lesson)) return null;
  return { game: value.game, lesson: value.lesson, told: list(value.told, isText) };
}

/** Read the stored progress. Invalid parts are left out. */
export function restore(text: string | null): Stored {
  const { done, tables } = objectIn(text);
  const known = Object.entries(isObject(tables) ? tables : {}).flatMap(([id, entry]) => {
    const table = tableOf(entry);
    return table ? [[id, table] as const] : [];
  });
  const finished = Object.entries(isObject(done) ? done : {}).map(([game, entry]) => [game, list(entry, isNumber)]);
  return { done: Object.fromEntries(finished) as Stored['done'], tables: Object.fromEntries(known) };
}

class Lessons {
  #stored = $state.raw<Stored>(restore(kept(STORE)));

  /** Change the stored progress. It is read again first, because another tab may have changed it. */
  #change(to: (stored: Stored) => Partial<Stored>): void {
    const text = kept(STORE);
    const stored = text === null ? this.#stored : restore(text);
    this.#stored = { ...stored, ...to(stored) };
    keep(STORE, this.#stored);
  }

  done(game: string): readonly number[] {
    return this.#stored.done[game] ?? [];
  }

  /** The first of `count` lessons that is not finished; null if all are. */
  next(game: string, count: number): number | null {
    const done = this.done(game);
    const open = Array.from({ length: count }, (_, i) => i).find((lesson) => !done.includes(lesson));
    return open ?? null;
  }

  at(table: string): LessonTable | null {
    return this.#stored.tables[table] ?? null;
  }

  begin(table: string, game: string, lesson: number): void {
    const begun: LessonTable = { game, lesson, told: [] };
    this.#change(({ tables }) => ({
      tables: Object.fromEntries([...Object.entries(tables), [table, begun] as const].slice(-TABLES)),
    }));
  }

  tell(table: string, note: string): void {
    const at = this.at(table);
    if (!at || at.told.includes(note)) return;
    this.#change(({ tables }) => ({ tables: { ...tables, [table]: { ...at, told: [...at.told, note] } } }));
  }

  finish(game: string, lesson: number): void {
    if (this.done(game).includes(lesson)) return;
    this.#change(({ done }) => {
      const before = done[game] ?? [];
      return { done: { ...done, [game]: [...new Set([...before, lesson])].sort((a, b) => a - b) } };
    });
  }
}

export const lessons = new Lessons();
