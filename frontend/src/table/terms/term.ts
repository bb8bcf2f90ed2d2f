import type { WordKey } from '../../words/translate.svelte';
import type { GameTable } from '../game';

/** An object with a game's own words for some of the table's. */
export type Terms = Pick<GameTable<never>, 'terms'>;

/** The key of this game's words for `key`. */
export const term = (game: Terms, key: WordKey): WordKey => game.terms?.[key] ?? key;
