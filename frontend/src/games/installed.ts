/** Games from other packages that are installed at the server: it says so in the page itself, with where their files are. */
import type { Language } from '../contract/language';
import { fileOf } from '../lib/site';
import type { Catalogue } from '../words/types';

const told = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="quarterdeck-games"]');

/** Their ids, and the addresses below which their files are. */
export const INSTALLED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(JSON.parse(told?.content ?? '{}') as Record<string, string>).map(([id, name]) => [id, fileOf(name)]),
);

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
