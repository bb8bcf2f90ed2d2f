/** How far somebody has come in the games' courses, remembered in this browser. Reactive. */
import { isObject, keep, kept } from '../../lib/storage';

const STORE = 'quarterdeck.lessons';
/** So many tables are remembered; who has begun more lessons than that has left the first of them long ago. */
const TABLES = 40;

/** A table at which a lesson is played. */
export interface LessonTable {
  game: string;
  /** The lesson's number, from 0. */
  lesson: number;
  /** The notes that were told there. */
  told: readonly string[];
}

interface Stored {
  /** The numbers of the lessons that were finished, a list a game. */
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

/** What was stored, as far as it can be used. */
export function restore(text: string | null): Stored {
  let value: unknown = null;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    // Something else wrote there: begin anew.
  }
  const { done, tables } = isObject(value) ? value : {};
  const known = Object.entries(isObject(tables) ? tables : {}).flatMap(([id, entry]) => {
    const table = tableOf(entry);
    return table ? [[id, table] as const] : [];
  });
  const finished = Object.entries(isObject(done) ? done : {}).map(([game, entry]) => [game, list(entry, isNumber)]);
  return { done: Object.fromEntries(finished) as Stored['done'], tables: Object.fromEntries(known) };
}

class Lessons {
  #stored = $state.raw<Stored>(restore(kept(STORE)));

  /** Changes what is stored now: another tab may have gone on meanwhile. */
  #change(to: (stored: Stored) => Partial<Stored>): void {
    const text = kept(STORE);
    const stored = text === null ? this.#stored : restore(text);
    this.#stored = { ...stored, ...to(stored) };
    keep(STORE, this.#stored);
  }

  /** The lessons of a game that were finished. */
  done(game: string): readonly number[] {
    return this.#stored.done[game] ?? [];
  }

  /** The first lesson of `count` that is not finished; null where all are. */
  next(game: string, count: number): number | null {
    const done = this.done(game);
    const open = Array.from({ length: count }, (_, i) => i).find((lesson) => !done.includes(lesson));
    return open ?? null;
  }

  /** The lesson that is played at a table, or null. */
  at(table: string): LessonTable | null {
    return this.#stored.tables[table] ?? null;
  }

  begin(table: string, game: string, lesson: number): void {
    const begun: LessonTable = { game, lesson, told: [] };
    this.#change(({ tables }) => ({
      tables: Object.fromEntries([...Object.entries(tables), [table, begun] as const].slice(-TABLES)),
    }));
  }

  /** A note of the lesson at this table has been told. */
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
