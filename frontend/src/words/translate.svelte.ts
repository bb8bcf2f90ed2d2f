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
 * The words for a key. In a component they follow a change of the language. words/render.ts explains `{name}` and the
 * other parts of a message.
 */
export function t(key: WordKey, parameters: Parameters = {}): string {
  const { language } = settings;
  return render(catalogues[language][key] ?? key, parameters, (count) => plurals[language].select(count));
}

/** Whether the page has words for a key made from the server's data, such as a reason's code or an option's name. */
export function hasWords(key: string): key is WordKey {
  return Object.hasOwn(catalogues[settings.language], key);
}

/** Switch the page to another language, once its words are loaded. */
export async function speak(language: Language): Promise<void> {
  await loadWords(language);
  settings.language = language;
}

/** Join names as the language does: "North, East and South". */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(names);
}
