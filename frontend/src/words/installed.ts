/** The words of games from other packages, which lie beside the games' files. */
import type { Language } from '../contract/language';
import { INSTALLED } from '../lib/installed';
import type { Catalogue } from './types';

/** Load a game's words in a language. Return none if this fails, so that the page opens without them. */
async function fetched(address: string, language: Language): Promise<{ default: Catalogue }> {
  try {
    const answer = await fetch(`${address}words/${language}.json`);
    return { default: answer.ok ? ((await answer.json()) as Catalogue) : {} };
  } catch {
    return { default: {} };
  }
}

/** The words of all games from other packages. */
export const INSTALLED_WORDS = Object.values(INSTALLED).map((address) => ({
  en: () => fetched(address, 'en'),
  ja: () => fetched(address, 'ja'),
}));
