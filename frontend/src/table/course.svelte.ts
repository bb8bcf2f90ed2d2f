import { openLesson } from '../lib/learning';
import { lessons } from '../lib/lessons.svelte';
import { t } from '../lib/words.svelte';
import type { GameTable, Note, Teller } from './game';

export interface CourseOptions<M> {
  game: GameTable<M>;
  /** The id of the table. */
  table: string;
  /** What is shown now. */
  model(): M;
  tell(): Teller;
}

/** The way to the next lesson, and its name. Going there throws ApiError. */
export interface Following {
  title: string;
  go(): Promise<void>;
}

/** The lesson that is played at a table, if one is: what is to be told now, what was told, what comes next. */
export class Course<M> {
  readonly #options: CourseOptions<M>;
  /** Told notes are being read again. */
  rereading = $state(false);

  constructor(options: CourseOptions<M>) {
    this.#options = options;
  }

  readonly #at = $derived.by(() => lessons.at(this.#options.table));

  /** Whether this is a lesson's table. */
  get on(): boolean {
    return this.#at !== null;
  }

  /** The notes that matter now and have not been told. */
  readonly #due: readonly string[] = $derived.by(() => {
    const { game, model, tell } = this.#options;
    const { you } = tell();
    if (!this.#at || !game.guide || you === null) return [];
    const { lesson, told } = this.#at;
    return game.guide.due(model(), lesson, you).filter((id) => !told.includes(id));
  });

  /** What is to be told now. */
  readonly note: Note | null = $derived.by(() => {
    const [id] = this.#due;
    const { game, model, tell } = this.#options;
    return id === undefined ? null : (game.guide?.note(id, model(), tell()) ?? null);
  });

  /** What was told, the oldest first. */
  readonly told: readonly Note[] = $derived.by(() => {
    const { game, tell } = this.#options;
    return this.#at?.told.flatMap((id) => game.guide?.note(id, null, tell()) ?? []) ?? [];
  });

  readonly following: Following | null = $derived.by(() => {
    const lesson = this.#at ? this.#options.game.lessons?.[this.#at.lesson + 1] : undefined;
    return lesson ? { title: t(lesson.title), go: () => this.#goOn() } : null;
  });

  /** The note has been read. */
  read(): void {
    const [id] = this.#due;
    if (id === undefined) return;
    if (this.note?.closes) this.finish();
    lessons.tell(this.#options.table, id);
    this.rereading = false;
  }

  /** The lesson is done. */
  finish(): void {
    if (this.#at) lessons.finish(this.#at.game, this.#at.lesson);
  }

  /** Another table for the same game was made: the same lesson is played there, from its first note on. */
  readonly repeat = (table: string): void => {
    if (this.#at) lessons.begin(table, this.#at.game, this.#at.lesson);
  };

  async #goOn(): Promise<void> {
    const { game } = this.#options;
    const number = (this.#at?.lesson ?? 0) + 1;
    const lesson = game.lessons?.[number];
    if (!lesson) return;
    this.read();
    await openLesson(game.id, number, lesson.options);
  }
}
