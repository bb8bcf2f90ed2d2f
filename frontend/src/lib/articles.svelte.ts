/** What a table's options say that no rule page does, in words: the server is asked once for the options of a table. */
import { api, ApiError, type Article } from './api';
import { settings, type Language } from './settings.svelte';
import { served } from './site';

/** After how many milliseconds the server is asked again where it could not be reached; then twice as long, and so on. */
const FIRST = 3000;
const LONGEST = 60_000;

type Options = Readonly<Record<string, unknown>>;

class Articles {
  #told = $state.raw<Record<Language, Article[]>>({ en: [], ja: [] });
  /** They are on their way, or the server cannot be reached. */
  awaited = $state(false);
  /** There are some, and no server that could tell them. */
  barred = $state(false);

  constructor(game: string, options: Options, says: boolean) {
    this.awaited = says && served;
    this.barred = says && !served;
    if (this.awaited) void this.#ask(game, options, FIRST);
  }

  /** In the reader's language; none before the server has answered. */
  get list(): readonly Article[] {
    return this.#told[settings.language];
  }

  async #ask(game: string, options: Options, wait: number): Promise<void> {
    try {
      this.#told = await api.explain(game, options);
      this.awaited = false;
    } catch (error) {
      this.awaited = !(error instanceof ApiError) || error.code !== 'bad_option';
      if (this.awaited) setTimeout(() => void this.#ask(game, options, Math.min(2 * wait, LONGEST)), wait);
    }
  }
}

const asked = new Map<string, Articles>();

/** Whether an option's value is made of parts with parts of their own: it says more than a number or a name can. */
export const isComposed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'object');

/** The articles of a table of this game with these options. */
export function articlesOf(game: string, options: Options): Articles {
  const key = JSON.stringify([game, options]);
  const known = asked.get(key);
  if (known) return known;
  const made = new Articles(game, options, Object.values(options).some(isComposed));
  asked.set(key, made);
  return made;
}
