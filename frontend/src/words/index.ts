/**
 * All catalogues, each loaded in the page's language. An area that every page needs is one file in each language, with
 * a line in `en/index.ts` and `ja/index.ts`. The words of the table and of the games are only named here, and loaded
 * with their parts of the page (games/index.ts).
 */
import { INSTALLED_WORDS } from './installed';
import type { Language } from '../contract/language';
import type { Catalogue, Message } from './types';

export type { Message };

/** The words of all areas in English. Those in Japanese have the same keys. */
type Words = typeof import('./en').default &
  typeof import('./en/table/choices').default &
  typeof import('./en/table/company').default &
  typeof import('./en/table/deal').default &
  typeof import('./en/features/deals').default &
  typeof import('./en/table/chat').default &
  typeof import('./en/table/asking').default &
  typeof import('./en/table/table').default &
  typeof import('./en/features/puzzles').default &
  typeof import('./en/pages/record').default &
  typeof import('./en/features/review').default &
  typeof import('./en/pages/room').default &
  typeof import('./en/options').default &
  typeof import('./en/pages/me').default &
  typeof import('./en/features/mistakes').default &
  typeof import('./en/table/glossary').default &
  typeof import('./en/table/hint').default &
  typeof import('./en/features/site').default &
  typeof import('./en/settings').default &
  typeof import('./en/pages/ways').default &
  typeof import('./en/games/seas-of-strife').default &
  typeof import('./en/games/turn-the-tide').default &
  typeof import('./en/games/sea-change').default &
  typeof import('./en/games/feud').default &
  typeof import('./en/games/feud-guide').default &
  typeof import('./en/games/seas-of-strife-guide').default &
  typeof import('./en/games/turn-the-tide-guide').default &
  typeof import('./en/games/sea-change-guide').default &
  typeof import('./en/games/feud-own').default &
  typeof import('./en/games/feud-workshop').default;

export type WordKey = keyof Words;

/** Loads an area's words, by language. The build checks that all languages have the same keys. */
export type Area = Record<Language, () => Promise<{ default: Catalogue }>>;

/** The words that tables and records of every game need. */
export const TABLE: Area = { en: () => import('./en/table/table'), ja: () => import('./ja/table/table') };

/** What people do together at a table, before, during and after a game. */
export const COMPANY: Area = { en: () => import('./en/table/company'), ja: () => import('./ja/table/company') };

/** What the plays of others show about their cards. */
export const ASKING: Area = { en: () => import('./en/table/asking'), ja: () => import('./ja/table/asking') };

/** Deals that everyone plays alone, to compare the results. */
export const DEALS: Area = { en: () => import('./en/features/deals'), ja: () => import('./ja/features/deals') };

/** Puzzles: positions in which one choice is clearly best. */
export const PUZZLES: Area = { en: () => import('./en/features/puzzles'), ja: () => import('./ja/features/puzzles') };

/** Choosing a record to replay. */
export const RECORD: Area = { en: () => import('./en/pages/record'), ja: () => import('./ja/pages/record') };

/** Names of choices and the reasons for them, outside the board. */
export const CHOICES: Area = { en: () => import('./en/table/choices'), ja: () => import('./ja/table/choices') };

/** The aim of each game, and card players' terms. */
export const GLOSSARY: Area = { en: () => import('./en/table/glossary'), ja: () => import('./ja/table/glossary') };

/** The hint: what a strong player would do. */
export const HINT: Area = { en: () => import('./en/table/hint'), ja: () => import('./ja/table/hint') };

/** The review of a game, and playing on from its middle. */
export const REVIEW: Area = { en: () => import('./en/features/review'), ja: () => import('./ja/features/review') };

/** The reader's frequent mistakes. */
export const MISTAKES: Area = {
  en: () => import('./en/features/mistakes'),
  ja: () => import('./ja/features/mistakes'),
};

/** Several people in one room: the table on a television, several players at one device. */
export const ROOM: Area = { en: () => import('./en/pages/room'), ja: () => import('./ja/pages/room') };

/** The deal that all players make together, and its check. */
export const DEAL: Area = { en: () => import('./en/table/deal'), ja: () => import('./ja/table/deal') };

/** The chat of a table. */
export const CHAT: Area = { en: () => import('./en/table/chat'), ja: () => import('./ja/table/chat') };

/** The site: its owners' page, admission, invitations. */
export const SITE: Area = { en: () => import('./en/features/site'), ja: () => import('./ja/features/site') };

/** Notifications by mail or a webhook, and ending them. */
export const WAYS: Area = { en: () => import('./en/pages/ways'), ja: () => import('./ja/pages/ways') };

/** The reader's own pages, and lists of their games. */
export const ME: Area = { en: () => import('./en/pages/me'), ja: () => import('./ja/pages/me') };

/** The options in forms and in the waiting room. */
export const OPTIONS: Area = { en: () => import('./en/options'), ja: () => import('./ja/options') };

export const catalogues: Record<Language, Catalogue> = { en: {}, ja: {} };

const areas = new Set<Area>([{ en: () => import('./en'), ja: () => import('./ja') }, ...INSTALLED_WORDS]);
const fetched: Record<Language, Set<Area>> = { en: new Set(), ja: new Set() };

/** Load all known areas in a language, except those that are already loaded. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchArea(area, language)));
}

/** Load an area with its part of the page, and resolve once its words are there in this language. */
export async function addWords(area: Area, language: Language): Promise<void> {
  areas.add(area);
  await fetchArea(area, language);
}

async function fetchArea(area: Area, language: Language): Promise<void> {
  if (fetched[language].has(area)) return;
  const words = await area[language]();
  Object.assign(catalogues[language], words.default);
  fetched[language].add(area);
}
