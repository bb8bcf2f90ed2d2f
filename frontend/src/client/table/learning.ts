import { api } from '../api/api';
import type { OptionValue } from '../../contract/options';
import { lessons } from './lessons.svelte';
import { openAlone } from './opening';

/** Open a table for a lesson of a game's course (numbered from 0), with the lesson's options. Throws ApiError. */
export async function openLesson(game: string, lesson: number, options: Record<string, unknown>): Promise<void> {
  const given = options as Record<string, OptionValue>;
  const { seats } = await api.form(game, given);
  await openAlone(game, given, seats, (id) => lessons.begin(id, game, lesson), undefined, false);
}
