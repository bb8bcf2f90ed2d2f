/** All catalogues together. A new area is one file a language, and its two lines here. */
import type { Language } from '../lib/settings.svelte';
import gamesEn from './en/games';
import seasEn from './en/seas-of-strife';
import shellEn from './en/shell';
import tableEn from './en/table';
import gamesJa from './ja/games';
import seasJa from './ja/seas-of-strife';
import shellJa from './ja/shell';
import tableJa from './ja/table';
import type { Message } from './types';

export type { Message };

const en = { ...shellEn, ...gamesEn, ...tableEn, ...seasEn };
const ja = { ...shellJa, ...gamesJa, ...tableJa, ...seasJa };

export type WordKey = keyof typeof en;

export const catalogues: Record<Language, Record<WordKey, Message>> = { en, ja };
