/**
 * All catalogues together, each fetched in the language that is on. A new area that every page needs is one file a
 * language and its line in `en/index.ts` and `ja/index.ts`; the table's words and a game's own are only named here and
 * come with their parts of the page (games/index.ts).
 */
import { INSTALLED_WORDS } from './installed';
import type { Language } from '../contract/language';
import type every from './en';
import type asking from './en/asking';
import type chat from './en/chat';
import type choices from './en/choices';
import type company from './en/company';
import type deal from './en/deal';
import type deals from './en/deals';
import type feud from './en/feud';
import type feudGuide from './en/feud-guide';
import type feudOwn from './en/feud-own';
import type feudWorkshop from './en/feud-workshop';
import type hint from './en/hint';
import type house from './en/house';
import type me from './en/me';
import type puzzles from './en/puzzles';
import type record from './en/record';
import type review from './en/review';
import type room from './en/room';
import type seaChange from './en/sea-change';
import type changeGuide from './en/sea-change-guide';
import type options from './en/options';
import type seas from './en/seas-of-strife';
import type seasGuide from './en/seas-of-strife-guide';
import type settings from './en/settings';
import type table from './en/table';
import type tide from './en/turn-the-tide';
import type tideGuide from './en/turn-the-tide-guide';
import type ways from './en/ways';
import type { Catalogue, Message } from './types';

export type { Message };

export type WordKey =
  | keyof typeof every
  | keyof typeof choices
  | keyof typeof company
  | keyof typeof deal
  | keyof typeof deals
  | keyof typeof chat
  | keyof typeof asking
  | keyof typeof table
  | keyof typeof puzzles
  | keyof typeof record
  | keyof typeof review
  | keyof typeof room
  | keyof typeof options
  | keyof typeof me
  | keyof typeof hint
  | keyof typeof house
  | keyof typeof settings
  | keyof typeof ways
  | keyof typeof seas
  | keyof typeof tide
  | keyof typeof seaChange
  | keyof typeof feud
  | keyof typeof feudGuide
  | keyof typeof seasGuide
  | keyof typeof tideGuide
  | keyof typeof changeGuide
  | keyof typeof feudOwn
  | keyof typeof feudWorkshop;

/** What fetches an area's words in a language; the build checks that both have the same keys. */
export type Area = Record<Language, () => Promise<{ default: Catalogue }>>;

/** What tables and records need of words, whatever is played there. */
export const TABLE: Area = { en: () => import('./en/table'), ja: () => import('./ja/table') };

/** What people do with each other at a table, before, in and after a game. */
export const COMPANY: Area = { en: () => import('./en/company'), ja: () => import('./ja/company') };

/** Deals that everybody plays alone, to be compared. */
export const DEALS: Area = { en: () => import('./en/deals'), ja: () => import('./ja/deals') };

/** Positions in which one choice is clearly best. */
export const PUZZLES: Area = { en: () => import('./en/puzzles'), ja: () => import('./ja/puzzles') };

/** What is said before a record is stepped through. */
export const RECORD: Area = { en: () => import('./en/record'), ja: () => import('./ja/record') };

/** What actions choose, beside the board. */
export const CHOICES: Area = { en: () => import('./en/choices'), ja: () => import('./ja/choices') };

/** What a strong player would do. */
export const HINT: Area = { en: () => import('./en/hint'), ja: () => import('./ja/hint') };

/** Looking back at a game, and going on from its middle. */
export const REVIEW: Area = { en: () => import('./en/review'), ja: () => import('./ja/review') };

/** People in one room: the table on a television, several at one device. */
export const ROOM: Area = { en: () => import('./en/room'), ja: () => import('./ja/room') };

/** How a deal is made by all who play, and checked. */
export const DEAL: Area = { en: () => import('./en/deal'), ja: () => import('./ja/deal') };

/** What people say to each other there. */
export const CHAT: Area = { en: () => import('./en/chat'), ja: () => import('./ja/chat') };

/** Of the house: its owners' page, its door, inviting. */
export const HOUSE: Area = { en: () => import('./en/house'), ja: () => import('./ja/house') };

/** Being called by mail or a webhook, and ending it. */
export const WAYS: Area = { en: () => import('./en/ways'), ja: () => import('./ja/ways') };

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
