/**
 * The games of the page. A new one needs its folder and its lines here. Each is loaded when a table needs it, with its
 * words in the current language.
 */
import type { Component } from 'svelte';
import { offered, withWords } from '../words/parts';
import type { GameTable, Options } from '../table/game';
import type { DefinedField } from '../ui/fields';
import { OWN_WORDS, WORKSHOP_WORDS } from './feud/areas';
import { INSTALLED } from '../lib/installed';

/** The page uses only the fields of a model that all games have; the others concern the game's own folder. */
type AnyGame = GameTable;

const game = offered<AnyGame>;

/** The games of other packages, each of which brings its own module. */
const installed = Object.entries(INSTALLED).map(([id, address]) => [
  id,
  async () => (await (await import('./foreign')).load(id, address)) as unknown as AnyGame,
]) as [string, () => Promise<AnyGame>][];

export const GAMES: Record<string, () => Promise<AnyGame>> = {
  'seas-of-strife': game(() => import('./seas-of-strife'), {
    en: () => import('../words/en/games/seas-of-strife'),
    ja: () => import('../words/ja/games/seas-of-strife'),
  }),
  'turn-the-tide': game(() => import('./turn-the-tide'), {
    en: () => import('../words/en/games/turn-the-tide'),
    ja: () => import('../words/ja/games/turn-the-tide'),
  }),
  'sea-change': game(() => import('./sea-change'), {
    en: () => import('../words/en/games/sea-change'),
    ja: () => import('../words/ja/games/sea-change'),
  }),
  feud: game(() => import('./feud'), {
    en: () => import('../words/en/games/feud'),
    ja: () => import('../words/ja/games/feud'),
  }),
  ...Object.fromEntries(installed),
};

/** Games that need additional words if some options are set. */
const GROWN: Record<string, { needed: (options: Options) => boolean; load: () => Promise<AnyGame> }> = {
  feud: {
    needed: (options) => 'own_maneuvers' in options || 'maneuver_changes' in options,
    load: withWords(() => GAMES.feud!(), OWN_WORDS),
  },
};

/** Return the loader of a game for a table with these options, or undefined for an unknown game. */
export function gameFor(id: string, options: Options): (() => Promise<AnyGame>) | undefined {
  const grown = GROWN[id];
  return grown?.needed(options) ? grown.load : GAMES[id];
}

/** Each game's picture for the first page. */
export const SCENES = async (): Promise<Record<string, Component>> => (await import('./scenes')).SCENES;

/** The pages on which players make something of their own for a game. */
export const WORKSHOPS: Record<string, () => Promise<{ default: Component<Record<string, never>> }>> = {
  feud: withWords(() => import('./feud/workshop/Workshop.svelte'), WORKSHOP_WORDS),
};

/** Form fields for options that only a game knows, by game and option. */
export const FIELDS: Record<string, Record<string, () => Promise<{ default: Component<DefinedField> }>>> = {
  feud: {
    maneuver_changes: withWords(() => import('./feud/workshop/ChangesField.svelte'), WORKSHOP_WORDS),
    own_maneuvers: withWords(() => import('./feud/workshop/OwnField.svelte'), WORKSHOP_WORDS),
  },
};
