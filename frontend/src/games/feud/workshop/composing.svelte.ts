/** The bench: the draft that lies on it, what the server says of it, and what lay there before. */
import { untrack } from 'svelte';
import { settings } from '../../../lib/settings.svelte';
import { isObject, keepHere, keptHere } from '../../../lib/storage';
import { workshop } from './asking';
import { blank, definitionOf, type Draft, draftOf } from './drafting';
import { kept } from './kept.svelte';
import type { Barred, Definition, Found } from './types';

const STORE = 'quarterdeck.feud.bench';
/** How long changes must rest before the server is asked. */
const PAUSE = 200;

export class Composing {
  draft = $state<Draft>(blank());
  /** Which of those kept lies here; null: none, it is new. */
  id = $state.raw<string | null>(null);
  found = $state.raw<Found | null>(null);
  barred = $state.raw<Barred>({});
  failed = $state.raw<unknown>(null);
  #asked = 0;

  readonly definition = $derived.by((): Definition => definitionOf(this.draft, settings.language));
  readonly #text = $derived(JSON.stringify(this.definition));
  /** Whether it is kept as it is. */
  readonly safe = $derived(kept.all.some(({ id, definition }) => id === this.id && JSON.stringify(definition) === this.#text));
  readonly problems = $derived(this.found?.problems ?? []);

  /** Begins with what lay on this tab's bench, else with an example. */
  constructor(example: Definition | undefined) {
    const { definition, id } = keptHere(STORE);
    if (isObject(definition)) this.lay(definition, typeof id === 'string' ? id : null);
    else if (example) this.lay(example, null);
  }

  /** Puts a definition on the bench. */
  lay(definition: unknown, id: string | null): void {
    this.draft = draftOf(definition);
    this.id = id;
  }

  /** Stores the draft and asks about it once it rests; to be called in an effect, which is told how to stop. */
  follow(): () => void {
    keepHere(STORE, { definition: this.definition, id: this.id });
    const timer = setTimeout(() => void this.check(), untrack(() => this.found) ? PAUSE : 0);
    return () => clearTimeout(timer);
  }

  /** Whether nothing is wrong with the draft as it is now. */
  async check(): Promise<boolean> {
    const asked = (this.#asked += 1);
    try {
      const { found, barred } = await workshop.draft(this.definition);
      if (asked === this.#asked) [this.found, this.barred, this.failed] = [found, found.articles ? barred : this.barred, null];
      return found.problems.length === 0;
    } catch (error) {
      if (asked === this.#asked) this.failed = error;
      return false;
    }
  }

  keep(): void {
    this.id = kept.put($state.snapshot(this.definition) as Definition, this.id);
  }
}
