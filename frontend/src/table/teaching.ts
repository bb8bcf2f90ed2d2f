/** Builds a game's guide from moments. A moment tests the model, and its note is shown when the test first holds. */
import type { WordKey } from '../words/translate.svelte';
import type { Guide, Teller } from './game';

/** Returns whether a note matters now to the seat `you`. */
export type When<M> = (model: M, you: number) => boolean;

/** Returns what a note means for the cards on the table now; null if the model no longer shows them. */
export type Now<M> = (model: M, tell: Teller) => string | null;

/** The reader's seat; the first one for a spectator. */
export const reader = (tell: Teller): number => tell.you ?? 0;

export interface Moment<M> {
  lessons: readonly number[];
  when: When<M>;
  closes: boolean;
}

/**
 * Make the function that makes moments from their conditions, for one lesson or for several. The id of a note that ends
 * a lesson begins with `end_`.
 */
export const lessonsOf =
  <M>() =>
  <Id extends string>(lessons: number | readonly number[], all: Readonly<Record<Id, When<M>>>) =>
    Object.fromEntries(
      Object.entries<When<M>>(all).map(([id, when]) => [
        id,
        { lessons: [lessons].flat(), when, closes: id.startsWith('end_') },
      ]),
    ) as unknown as Record<Id, Moment<M>>;

/** Build a guide from moments. `game`: the part of the keys of its words; `now`: what notes mean now, by their ids. */
export function guideOf<M, Id extends string>(
  game: string,
  moments: Readonly<Record<Id, Moment<M>>>,
  now: Partial<Record<Id, Now<M>>>,
): Guide<M> {
  const ids = Object.keys(moments) as Id[];
  const isNote = (id: string): id is Id => Object.hasOwn(moments, id);
  return {
    due: (model, lesson, you) =>
      ids.filter((id) => moments[id].lessons.includes(lesson) && moments[id].when(model, you)),
    note(id, model, tell) {
      if (!isNote(id)) return { title: id, text: '', now: null, closes: false };
      const means = model ? (now[id]?.(model, tell) ?? null) : null;
      return {
        title: tell.t(`${game}.guide.${id}` as WordKey),
        text: tell.t(`${game}.guide.${id}.text` as WordKey),
        now: means,
        closes: moments[id].closes,
      };
    },
  };
}
