/** The parts of every course: moments, which test the model, each with its note in the words of the page. */
import type { WordKey } from '../words/translate.svelte';
import type { Guide, Teller } from './game';

/** Whether a subject matters now to the seat `you`. */
export type When<M> = (model: M, you: number) => boolean;

/** A note's meaning for the cards on the table now; null if the model no longer shows them. */
export type Now<M> = (model: M, tell: Teller) => string | null;

export interface Moment<M> {
  /** The numbers of the lessons with this note. */
  lessons: readonly number[];
  when: When<M>;
  /** The lesson has no more new subjects after it. */
  closes: boolean;
}

/** A moment of one lesson, or of several. */
export const told = <M>(lessons: number | readonly number[], when: When<M>): Moment<M> => ({
  lessons: typeof lessons === 'number' ? [lessons] : lessons,
  when,
  closes: false,
});

/** A moment that ends a lesson's new subjects. */
export const last = <M>(lesson: number, when: When<M>): Moment<M> => ({ ...told(lesson, when), closes: true });

export interface Told<M, Id extends string> {
  /** In the order of the notes when several matter at once. */
  moments: Readonly<Record<Id, Moment<M>>>;
  words(id: Id): { title: WordKey; text: WordKey };
  now: Partial<Record<Id, Now<M>>>;
}

export function guideOf<M, Id extends string>({ moments, words, now }: Told<M, Id>): Guide<M> {
  const ids = Object.keys(moments) as Id[];
  const isNote = (id: string): id is Id => Object.hasOwn(moments, id);
  return {
    due: (model, lesson, you) =>
      ids.filter((id) => moments[id].lessons.includes(lesson) && moments[id].when(model, you)),
    note(id, model, tell) {
      if (!isNote(id)) return { title: id, text: '', now: null, closes: false };
      const { title, text } = words(id);
      const means = model ? (now[id]?.(model, tell) ?? null) : null;
      return { title: tell.t(title), text: tell.t(text), now: means, closes: moments[id].closes };
    },
  };
}
