/** Writes sentences of Feud's catalogues in one language, like `quarterdeck.games.sentences`. */
import type { Language } from '../../../contract/language';
import { DATA, type Pair, type Texts } from './data';

export type Parts = Readonly<Record<string, string | number>>;

export class Teller {
  readonly #at: 0 | 1;

  constructor(
    private readonly catalogue: Texts,
    readonly language: Language,
  ) {
    this.#at = language === 'ja' ? 1 : 0;
  }

  say(key: string, parts: Parts = {}): string {
    const texts = this.catalogue[key];
    if (!texts) throw new Error(`there is no sentence ${key}`);
    return this.#filled(texts, parts);
  }

  /** `A, B, C`. */
  series(parts: readonly string[]): string {
    return parts.reduce((before, after) => this.#filled(DATA.comma, { before, after }));
  }

  /** `A, B or C`. */
  listed(parts: readonly string[], link: string): string {
    if (this.language === 'ja') return this.series(parts);
    return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${link} ${parts.at(-1)}`;
  }

  #filled(texts: Pair, parts: Parts): string {
    return texts[this.#at].replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name]));
  }
}

export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** Write the same text in every language. */
export const inAll = <T>(tell: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(DATA.languages.map((language) => [language, tell(language)])) as Record<Language, T>;
