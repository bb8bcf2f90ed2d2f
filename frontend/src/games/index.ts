/** The games that the page knows. Adding one is its folder and its line here; each is loaded when a table needs it. */
import type { GameTable } from '../table/game';

/** The games that have lessons: the page offers them before it has loaded the game. */
export const COURSES: readonly string[] = ['feud'];

/** What a game's model is concerns only its own folder. */
type AnyGame = GameTable<unknown>;

export const GAMES: Record<string, () => Promise<AnyGame>> = {
  'seas-of-strife': async () => (await import('./seas-of-strife')).default as AnyGame,
  'turn-the-tide': async () => (await import('./turn-the-tide')).default as AnyGame,
  'sea-change': async () => (await import('./sea-change')).default as AnyGame,
  feud: async () => (await import('./feud')).default as AnyGame,
};
