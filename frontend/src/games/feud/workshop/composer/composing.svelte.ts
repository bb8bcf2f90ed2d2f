/** The Maneuver that is being composed: the draft, the report on it, and the draft before the last change. */
import { settings } from '../../../../lib/settings.svelte';
import { isObject, keepHere, keptHere } from '../../../../lib/storage';
import { blank, definitionOf, type Draft, draftOf } from './drafting';
import { kept } from '../kept.svelte';
import { barred, examine } from '../../own/bench';
import type { Barred, Definition, Found } from '../types';

const STORE = 'quarterdeck.feud.bench';
export class Composing {
  draft = $state<Draft>(blank());
  /** The id of the stored definition on the bench; null for a new one. */
  id = $state.raw<string | null>(null);
  readonly definition = $derived.by((): Definition => definitionOf(this.draft, settings.language));
  readonly #text = $derived(JSON.stringify(this.definition));
  /** Whether the draft is stored as it is. */
  readonly safe = $derived(
    kept.all.some(({ id, definition }) => id === this.id && JSON.stringify(definition) === this.#text),
  );
  readonly found = $derived.by((): Found => examine(this.definition));
  readonly problems = $derived(this.found.problems);
  #last: Barred = {};
  /** The values that the draft's parts cannot have. For an unreadable draft, the last known ones. */
  readonly barred = $derived.by((): Barred =>
    this.found.articles ? (this.#last = barred({ ...this.definition })) : this.#last,
  );

  /** Begin with the last draft of this tab. Without one, begin with the example. */
  constructor(example: Definition | undefined) {
    const { definition, id } = keptHere(STORE);
    if (isObject(definition)) this.lay(definition, typeof id === 'string' ? id : null);
    else if (example) this.lay(example, null);
  }

  /** Put a definition on the bench. */
  lay(definition: unknown, id: string | null): void {
    this.draft = draftOf(definition);
    this.id = id;
  }

  /** Store the draft whenever it changes. To be called in an effect. */
  follow(): void {
    keepHere(STORE, { definition: this.definition, id: this.id });
  }

  keep(): void {
    this.id = kept.put($state.snapshot(this.definition) as Definition, this.id);
  }
}
