import { lessons } from '../../../client/table/lessons.svelte';
import { t } from '../../../words/translate.svelte';
import type { Note, Teaching, Teller } from '../../../table/game';

export interface CourseOptions<M> {
  /** What the game teaches; null where no lesson is played. */
  teaching: Teaching<M> | null;
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
    return this.#options.teaching !== null && this.#at !== null;
  }

  /** The notes that matter now and have not been told. */
  readonly #due: readonly string[] = $derived.by(() => {
    const { teaching, model, tell } = this.#options;
    const { you } = tell();
    if (!this.#at || !teaching || you === null) return [];
    const { lesson, told } = this.#at;
    return teaching.guide.due(model(), lesson, you).filter((id) => !told.includes(id));
  });

  /** What is to be told now. */
  readonly note: Note | null = $derived.by(() => {
    const [id] = this.#due;
    const { teaching, model, tell } = this.#options;
    return id === undefined ? null : (teaching?.guide.note(id, model(), tell()) ?? null);
  });

  /** What was told, the oldest first. */
  readonly told: readonly Note[] = $derived.by(() => {
    const { teaching, tell } = this.#options;
    return this.#at?.told.flatMap((id) => teaching?.guide.note(id, null, tell()) ?? []) ?? [];
  });

  readonly following: Following | null = $derived.by(() => {
    const lesson = this.#at ? this.#options.teaching?.lessons[this.#at.lesson + 1] : undefined;
    return lesson ? { title: t(lesson.title), go: () => this.#goOn() } : null;
  });

  /** Who is waited for, of those who owe a decision: while a note stands the table waits for its reader. */
  waitedFor(owing: readonly number[]): readonly number[] {
    const { you } = this.#options.tell();
    return this.note === null || (you !== null && owing.includes(you)) ? owing : [];
  }

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
    if (!this.#at) return;
    const { game, lesson } = this.#at;
    const next = this.#options.teaching?.lessons[lesson + 1];
    if (!next) return;
    this.read();
    const { openLesson } = await import('../../../client/table/learning');
    await openLesson(game, lesson + 1, next.options);
  }
}
