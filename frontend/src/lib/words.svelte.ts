/** The words of the page in the chosen language: `t('home.play_now')`, `t('seat.points', { count: 3 })`. */
import { catalogues, loadWords, type Message, type WordKey } from '../words';
import { type Language, settings } from './settings.svelte';

export type { WordKey };
export type Parameters = Record<string, string | number>;

const plurals: Record<Language, Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  ja: new Intl.PluralRules('ja'),
};

function choose(message: Message, parameters: Parameters, language: Language): string {
  if (typeof message === 'string') return message;
  return plurals[language].select(Number(parameters.count)) === 'one' ? message.one : message.other;
}

/**
 * The words for a key; changes with the language wherever it is used in a component.
 * A message with `one` and `other` is chosen by the parameter `count`; `{name}` stands for a parameter.
 */
export function t(key: WordKey, parameters: Parameters = {}): string {
  const text = choose(catalogues[settings.language][key] ?? key, parameters, settings.language);
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
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
