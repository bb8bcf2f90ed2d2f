/** Builds a game's guide from moments. A moment tests the model, and its note is shown when the test first holds. */
import type { WordKey } from '../words/translate.svelte';
import type { Guide, Teller } from './game';

/** Returns whether a note matters now to the seat `you`. */
export type When<M> = (model: M, you: number) => boolean;

/** Returns what a note means for the cards on the table now; null if the model no longer shows them. */
export type Now<M> = (model: M, tell: Teller) => string | null;

export interface Moment<M> {
  lessons: readonly number[];
  when: When<M>;
  closes: boolean;
}

/** Make a moment for one lesson, or for several. */
export const told = <M>(lessons: number | readonly number[], when: When<M>): Moment<M> => ({
  lessons: typeof lessons === 'number' ? [lessons] : lessons,
  when,
  closes: false,
});

/** Make the moment of a lesson's last note. */
export const last = <M>(lesson: number, when: When<M>): Moment<M> => ({ ...told(lesson, when), closes: true });

export interface Told<M, Id extends string> {
  /** The moments by the ids of their notes. If several notes matter at once, they are shown in this order. */
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
