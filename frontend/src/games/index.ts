/**
 * The games that the page knows. Adding one is its folder and its lines here; each is fetched when a table needs it,
 * with its words in the language that is on.
 */
import { settings } from '../lib/settings.svelte';
import type { GameTable } from '../table/game';
import { type Area, addWords } from '../words';

/** The games that have lessons: the page offers them before it has loaded the game. */
export const COURSES: readonly string[] = ['feud'];

/** What a game's model is concerns only its own folder. */
type AnyGame = GameTable<unknown>;

/** Fetches a game, and its words unless they are here already. */
function game(fetch: () => Promise<{ default: unknown }>, ...areas: Area[]): () => Promise<AnyGame> {
  return async () => {
    const [part] = await Promise.all([fetch(), ...areas.map((area) => addWords(area, settings.language))]);
    return part.default as AnyGame;
  };
}

export const GAMES: Record<string, () => Promise<AnyGame>> = {
  'seas-of-strife': game(() => import('./seas-of-strife'), {
    en: () => import('../words/en/seas-of-strife'),
    ja: () => import('../words/ja/seas-of-strife'),
  }),
  'turn-the-tide': game(() => import('./turn-the-tide'), {
    en: () => import('../words/en/turn-the-tide'),
    ja: () => import('../words/ja/turn-the-tide'),
  }),
  'sea-change': game(() => import('./sea-change'), {
    en: () => import('../words/en/sea-change'),
    ja: () => import('../words/ja/sea-change'),
  }),
  feud: game(
    () => import('./feud'),
    { en: () => import('../words/en/feud'), ja: () => import('../words/ja/feud') },
    { en: () => import('../words/en/feud-guide'), ja: () => import('../words/ja/feud-guide') },
  ),
};
