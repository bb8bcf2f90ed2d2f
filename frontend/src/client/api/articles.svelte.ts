/** Texts for rules that players have defined in a table's options. Computed once for the same options. */
import { api } from './api';
import { ApiError } from '../../contract/api-error';
import type { Article } from '../../contract/http';
import { settings } from '../../lib/settings.svelte';
import type { Language } from '../../contract/language';

/** Milliseconds before the first retry of a failed fetch. Each further wait is twice as long, up to the limit below. */
const FIRST = 3000;
const LONGEST = 60_000;

type Options = Readonly<Record<string, unknown>>;
type Told = Record<Language, Article[]>;

/** By game, the function that describes its options. For games without one the server describes them. */
const TELLERS = import.meta.glob<(options: Options) => Told>('../../games/*/own/index.ts', { import: 'explain' });

async function explained(game: string, options: Options): Promise<Told> {
  const tell = await TELLERS[`../../games/${game}/own/index.ts`]?.();
  return tell ? tell(options) : api.explain(game, options);
}

class Articles {
  #told = $state.raw<Told>({ en: [], ja: [] });
  /** The articles are not loaded yet: the fetch is running, or will be retried. */
  awaited = $state(false);

  constructor(game: string, options: Options, says: boolean) {
    this.awaited = says;
    if (this.awaited) void this.#ask(game, options, FIRST);
  }

  /** The articles in the reader's language; empty until they are loaded. */
  get list(): readonly Article[] {
    return this.#told[settings.language];
  }

  async #ask(game: string, options: Options, wait: number): Promise<void> {
    try {
      this.#told = await explained(game, options);
      this.awaited = false;
    } catch (error) {
      this.awaited = !(error instanceof ApiError) || error.code !== 'bad_option';
      if (this.awaited) setTimeout(() => void this.#ask(game, options, Math.min(2 * wait, LONGEST)), wait);
    }
  }
}

const asked = new Map<string, Articles>();

/** Whether an option's value has nested parts, so that it needs an article to describe it. */
export const isComposed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).some((part) => typeof part === 'object');

export function articlesOf(game: string, options: Options): Articles {
  const key = JSON.stringify([game, options]);
  const known = asked.get(key);
  if (known) return known;
  const made = new Articles(game, options, Object.values(options).some(isComposed));
  asked.set(key, made);
  return made;
}
