/** The words of the page in the chosen language: `t('home.play_now')`, `t('seat.points', { count: 3 })`. */
import { catalogues, loadWords, type WordKey } from './index';
import { render, type Parameters } from './render';
import type { Language } from '../contract/language';
import { settings } from '../lib/settings.svelte';

export type { Parameters, WordKey };

const plurals: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ja: new Intl.PluralRules('ja'),
};

/**
 * The words for a key; changes with the language wherever it is used in a component.
 * How `{name}` and the rest of a message are read stands in words/render.ts.
 */
export function t(key: WordKey, parameters: Parameters = {}): string {
  const { language } = settings;
  return render(catalogues[language][key] ?? key, parameters, (count) => plurals[language].select(count));
}

/** Whether a key made from something the server sent (a reason's code, an option's name) has words. */
export function hasWords(key: string): key is WordKey {
  return Object.hasOwn(catalogues[settings.language], key);
}

/** Switches the page to another language, once its words are here. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  settings.language = language;
}

/** Names put one after another as the language does it: "North, East and South". */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
