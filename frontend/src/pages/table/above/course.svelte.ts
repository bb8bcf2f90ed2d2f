import { lessons } from '../../../client/table/lessons.svelte';
import { t } from '../../../words/translate.svelte';
import type { Note, Teaching, Teller } from '../../../table/game';

export interface CourseOptions<M> {
  /** The game's course; null without a lesson. */
  teaching: Teaching<M> | null;
  table: string;
  model(): M;
  tell(): Teller;
}

/** The next lesson: its title, and a function that opens it, which throws ApiError. */
export interface Following {
  title: string;
  go(): Promise<void>;
}

/** The lesson at a table, if there is one: the current note, earlier notes, the next lesson. */
export class Course<M> {
  rereading = $state(false);

  constructor(private readonly options: CourseOptions<M>) {}

  readonly #at = $derived.by(() => lessons.at(this.options.table));

  get on(): boolean {
    return this.options.teaching !== null && this.#at !== null;
  }

  /** The notes that matter now and have not been shown. */
  readonly #due: readonly string[] = $derived.by(() => {
    const { teaching, model, tell } = this.options;
    const { you } = tell();
    if (!this.#at || !teaching || you === null) return [];
    const { lesson, told } = this.#at;
    return teaching.guide.due(model(), lesson, you).filter((id) => !told.includes(id));
  });

  readonly note: Note | null = $derived.by(() => {
    const [id] = this.#due;
    const { teaching, model, tell } = this.options;
    return id === undefined ? null : (teaching?.guide.note(id, model(), tell()) ?? null);
  });

  readonly told: readonly Note[] = $derived.by(() => {
    const { teaching, tell } = this.options;
    return this.#at?.told.flatMap((id) => teaching?.guide.note(id, null, tell()) ?? []) ?? [];
  });

  readonly following: Following | null = $derived.by(() => {
    const lesson = this.#at ? this.options.teaching?.lessons[this.#at.lesson + 1] : undefined;
    return lesson ? { title: t(lesson.title), go: () => this.#goOn() } : null;
  });

  /**
   * Return the seats that the table waits for, given those that owe a decision. While a note is open, it waits for its
   * reader.
   */
  waitedFor(owing: readonly number[]): readonly number[] {
    const { you } = this.options.tell();
    return this.note === null || (you !== null && owing.includes(you)) ? owing : [];
  }

  read(): void {
    const [id] = this.#due;
    if (id === undefined) return;
    if (this.note?.closes) this.finish();
    lessons.tell(this.options.table, id);
    this.rereading = false;
  }

  finish(): void {
    if (this.#at) lessons.finish(this.#at.game, this.#at.lesson);
  }

  /** Begin the same lesson again, at the table of a rematch. */
  readonly repeat = (table: string): void => {
    if (this.#at) lessons.begin(table, this.#at.game, this.#at.lesson);
  };

  async #goOn(): Promise<void> {
    if (!this.#at) return;
    const { game, lesson } = this.#at;
    const next = this.options.teaching?.lessons[lesson + 1];
    if (!next) return;
    this.read();
    const { openLesson } = await import('../../../client/table/learning');
    await openLesson(game, lesson + 1, next.options);
  }
}
