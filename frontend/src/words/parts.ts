import { type Area, type AreaName, addWords } from './index';
import { settings } from '../lib/settings.svelte';

/** Make a loader of an optional part of the page that also loads its words in the page's language. */
export function withWords<T>(fetch: () => Promise<T>, ...areas: (AreaName | Area)[]): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([fetch(), ...areas.map((area) => addWords(area, settings.language))]);
    return part;
  };
}

/** Make a loader of a module's default export, of any type, that also loads its words. */
export function offered<T>(fetch: () => Promise<{ default: unknown }>, words: Area): () => Promise<T> {
  const load = withWords(fetch, words);
  return async () => (await load()).default as T;
}
