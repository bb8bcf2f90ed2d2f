/**
 * All catalogues together. A new area is one file a language, and its two lines here. A game's own words are only
 * named here: they come with the game's part of the page (its `words.ts`), so that nobody loads those of another.
 */
import type { Language } from '../lib/settings.svelte';
import type feud from './en/feud';
import type feudGuide from './en/feud-guide';
import gamesEn from './en/games';
import type seaChange from './en/sea-change';
import type seas from './en/seas-of-strife';
import shellEn from './en/shell';
import tableEn from './en/table';
import type tide from './en/turn-the-tide';
import gamesJa from './ja/games';
import shellJa from './ja/shell';
import tableJa from './ja/table';
import type { Catalogue, Message } from './types';

export type { Message };

const en = { ...shellEn, ...gamesEn, ...tableEn };
const ja: Record<keyof typeof en, Message> = { ...shellJa, ...gamesJa, ...tableJa };

export type WordKey =
  | keyof typeof en
  | keyof typeof seas
  | keyof typeof tide
  | keyof typeof seaChange
  | keyof typeof feud
  | keyof typeof feudGuide;

export const catalogues: Record<Language, Catalogue> = { en: { ...en }, ja: { ...ja } };

/** Words that come with a part of the page; the same keys in every language. */
export function addWords<Source extends Catalogue>(words: Record<Language, Record<keyof Source, Message>>): void {
  Object.assign(catalogues.en, words.en);
  Object.assign(catalogues.ja, words.ja);
}
