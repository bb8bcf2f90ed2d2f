/** Texts by the rules in force: a game names the conditions on its options once, and words have a variant for each. */
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Teller } from './game';

/** The conditions on a game's options that change texts, by name; of several that hold, the first with words counts. */
export type Conditions<O> = Readonly<Record<string, (options: O) => boolean>>;

/** The words for a key, or those of its variant `<key>.<condition>`. */
export const wordsBy =
  <O>(conditions: Conditions<O>) =>
  (key: WordKey, options: O, tell: Teller, given?: Parameters): string => {
    const variants = Object.entries(conditions).map(([name, holds]) => [[key, name].join('.'), holds] as const);
    const found = variants.find(([variant, holds]) => tell.has(variant) && holds(options))?.[0] ?? key;
    return tell.t(found as WordKey, given);
  };
