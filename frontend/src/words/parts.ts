import { type Area, addWords } from './index';
import { settings } from '../lib/settings.svelte';

/** Fetches a part of the page that is not always needed, and its words in the language that is on. */
export function withWords<T>(fetch: () => Promise<T>, ...areas: Area[]): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([fetch(), ...areas.map((area) => addWords(area, settings.language))]);
    return part;
  };
}

/** What a module offers, whatever its kind, and its words. */
export function offered<T>(fetch: () => Promise<{ default: unknown }>, words: Area): () => Promise<T> {
  const load = withWords(fetch, words);
  return async () => (await load()).default as T;
}
