/**
 * All catalogues, each loaded in the page's language. An area that every page needs is one file in each language, with
 * a line in `en/index.ts` and `ja/index.ts`. The words of the table and of the games are only named here, and loaded
 * with their parts of the page (games/index.ts).
 */
import { INSTALLED_WORDS } from './installed';
import type { Language } from '../contract/language';
import type { Catalogue, Message } from './types';

export type { Message };

/** The words of every page and of the games, in English. Those in Japanese have the same keys. */
type Words = typeof import('./en').default &
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

/** Loads an area's words, by language. The build checks that all languages have the same keys. */
export type Area = Record<Language, () => Promise<{ default: Catalogue }>>;

/** The words of parts of the page. */
const AREAS = {
  table: { en: () => import('./en/table/table'), ja: () => import('./ja/table/table') },
  company: { en: () => import('./en/table/company'), ja: () => import('./ja/table/company') },
  asking: { en: () => import('./en/table/asking'), ja: () => import('./ja/table/asking') },
  deals: { en: () => import('./en/features/deals'), ja: () => import('./ja/features/deals') },
  puzzles: { en: () => import('./en/features/puzzles'), ja: () => import('./ja/features/puzzles') },
  /** Choosing a record to replay. */
  record: { en: () => import('./en/pages/record'), ja: () => import('./ja/pages/record') },
  choices: { en: () => import('./en/table/choices'), ja: () => import('./ja/table/choices') },
  glossary: { en: () => import('./en/table/glossary'), ja: () => import('./ja/table/glossary') },
  hint: { en: () => import('./en/table/hint'), ja: () => import('./ja/table/hint') },
  review: { en: () => import('./en/features/review'), ja: () => import('./ja/features/review') },
  mistakes: { en: () => import('./en/features/mistakes'), ja: () => import('./ja/features/mistakes') },
  room: { en: () => import('./en/pages/room'), ja: () => import('./ja/pages/room') },
  deal: { en: () => import('./en/table/deal'), ja: () => import('./ja/table/deal') },
  chat: { en: () => import('./en/table/chat'), ja: () => import('./ja/table/chat') },
  /** The site: its owners' page, admission, invitations. */
  site: { en: () => import('./en/features/site'), ja: () => import('./ja/features/site') },
  ways: { en: () => import('./en/pages/ways'), ja: () => import('./ja/pages/ways') },
  /** The reader's own pages, and lists of their games. */
  me: { en: () => import('./en/pages/me'), ja: () => import('./ja/pages/me') },
  settings: { en: () => import('./en/settings'), ja: () => import('./ja/settings') },
  options: { en: () => import('./en/options'), ja: () => import('./ja/options') },
} satisfies Record<string, Area>;

export type AreaName = keyof typeof AREAS;

type Keys<Part> = Part extends { en: () => Promise<{ default: infer Of }> } ? keyof Of : never;
export type WordKey = Keys<(typeof AREAS)[AreaName]> | keyof Words;

export const catalogues: Record<Language, Catalogue> = { en: {}, ja: {} };

const areas = new Set<Area>([{ en: () => import('./en'), ja: () => import('./ja') }, ...INSTALLED_WORDS]);
const fetched: Record<Language, Set<Area>> = { en: new Set(), ja: new Set() };

/** Load all known areas in a language, except those that are already loaded. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...areas].map((area) => fetchArea(area, language)));
}

/** Load an area with its part of the page, and resolve once its words are there in this language. */
export async function addWords(named: AreaName | Area, language: Language): Promise<void> {
  const area = typeof named === 'string' ? AREAS[named] : named;
  areas.add(area);
  await fetchArea(area, language);
}

async function fetchArea(area: Area, language: Language): Promise<void> {
  if (fetched[language].has(area)) return;
  const words = await area[language]();
  Object.assign(catalogues[language], words.default);
  fetched[language].add(area);
}
