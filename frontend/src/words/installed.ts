/** The words of games from other packages, beside their files. */
import type { Language } from '../contract/language';
import { INSTALLED } from '../lib/installed';
import type { Catalogue } from './types';

/** A game's words in a language; none where they cannot be fetched: the page is there without them. */
async function fetched(address: string, language: Language): Promise<{ default: Catalogue }> {
  try {
    const answer = await fetch(`${address}words/${language}.json`);
    return { default: answer.ok ? ((await answer.json()) as Catalogue) : {} };
  } catch {
    return { default: {} };
  }
}

/** The words of every such game. */
export const INSTALLED_WORDS = Object.values(INSTALLED).map((address) => ({
  en: () => fetched(address, 'en'),
  ja: () => fetched(address, 'ja'),
}));
