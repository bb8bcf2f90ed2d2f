/** The rules of a table's options that no rule page states, in words: computed once for the options of a table. */
import { api } from './api';
import { ApiError } from '../../contract/api-error';
import type { Article } from '../../contract/http';
import { settings } from '../../lib/settings.svelte';
import type { Language } from '../../contract/language';

/** Milliseconds before a failed fetch is retried; then twice as long, and so on. */
const FIRST = 3000;
const LONGEST = 60_000;

type Options = Readonly<Record<string, unknown>>;
type Told = Record<Language, Article[]>;

/** The games whose options the page describes itself. The server describes those of others. */
const TELLERS = import.meta.glob<(options: Options) => Told>('../../games/*/own/index.ts', { import: 'explain' });

async function explained(game: string, options: Options): Promise<Told> {
  const tell = await TELLERS[`../../games/${game}/own/index.ts`]?.();
  return tell ? tell(options) : api.explain(game, options);
}

class Articles {
  #told = $state.raw<Told>({ en: [], ja: [] });
  /** They are being loaded, or cannot be loaded. */
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

/** Whether an option's value is composed of nested parts, which a number or a name cannot describe. */
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
