/**
 * All catalogues together, each fetched in the language that is on. A new area that every page needs is one file a
 * language and its line in `en/index.ts` and `ja/index.ts`; the table's words and a game's own are only named here and
 * come with their parts of the page (games/index.ts).
 */
import { INSTALLED_WORDS } from './installed';
import type { Language } from '../contract/language';
import type { Catalogue, Message } from './types';

export type { Message };

/** The words of every area, in English; those of Japanese have the same keys. */
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

/** What fetches an area's words in a language; the build checks that both have the same keys. */
export type Area = Record<Language, () => Promise<{ default: Catalogue }>>;

/** What tables and records need of words, whatever is played there. */
export const TABLE: Area = { en: () => import('./en/table/table'), ja: () => import('./ja/table/table') };

/** What people do with each other at a table, before, in and after a game. */
export const COMPANY: Area = { en: () => import('./en/table/company'), ja: () => import('./ja/table/company') };

/** What plays show. */
export const ASKING: Area = { en: () => import('./en/table/asking'), ja: () => import('./ja/table/asking') };

/** Deals that everybody plays alone, to be compared. */
export const DEALS: Area = { en: () => import('./en/features/deals'), ja: () => import('./ja/features/deals') };

/** Positions in which one choice is clearly best. */
export const PUZZLES: Area = { en: () => import('./en/features/puzzles'), ja: () => import('./ja/features/puzzles') };

/** What is said before a record is stepped through. */
export const RECORD: Area = { en: () => import('./en/pages/record'), ja: () => import('./ja/pages/record') };

/** What actions choose, beside the board. */
export const CHOICES: Area = { en: () => import('./en/table/choices'), ja: () => import('./ja/table/choices') };

/** What a game is about, and card players' words. */
export const GLOSSARY: Area = { en: () => import('./en/table/glossary'), ja: () => import('./ja/table/glossary') };

/** What a strong player would do. */
export const HINT: Area = { en: () => import('./en/table/hint'), ja: () => import('./ja/table/hint') };

/** Looking back at a game, and going on from its middle. */
export const REVIEW: Area = { en: () => import('./en/features/review'), ja: () => import('./ja/features/review') };

/** What somebody often gets wrong. */
export const MISTAKES: Area = {
  en: () => import('./en/features/mistakes'),
  ja: () => import('./ja/features/mistakes'),
};

/** People in one room: the table on a television, several at one device. */
export const ROOM: Area = { en: () => import('./en/pages/room'), ja: () => import('./ja/pages/room') };

/** How a deal is made by all who play, and checked. */
export const DEAL: Area = { en: () => import('./en/table/deal'), ja: () => import('./ja/table/deal') };

/** What people say to each other there. */
export const CHAT: Area = { en: () => import('./en/table/chat'), ja: () => import('./ja/table/chat') };

/** Of the site: its owners' page, its door, inviting. */
export const SITE: Area = { en: () => import('./en/features/site'), ja: () => import('./ja/features/site') };

/** Being called by mail or a webhook, and ending it. */
export const WAYS: Area = { en: () => import('./en/pages/ways'), ja: () => import('./ja/pages/ways') };

/** The reader's own pages, and lists of their games. */
export const ME: Area = { en: () => import('./en/pages/me'), ja: () => import('./ja/pages/me') };

/** What forms and the waiting room say of options. */
export const OPTIONS: Area = { en: () => import('./en/options'), ja: () => import('./ja/options') };

export const catalogues: Record<Language, Catalogue> = { en: {}, ja: {} };

const areas = new Set<Area>([{ en: () => import('./en'), ja: () => import('./ja') }, ...INSTALLED_WORDS]);
const fetched: Record<Language, Set<Area>> = { en: new Set(), ja: new Set() };

/** Fetches the words of every area that is there in a language, as far as they are not yet there. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchArea(area, language)));
}

/** Words that come with a part of the page; they are there in this language when the promise is kept. */
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
