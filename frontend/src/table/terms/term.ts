import type { WordKey } from '../../words/translate.svelte';
import type { GameTable } from '../game';

/** What knows its own words for some of the table's. */
export type Terms = Pick<GameTable<never>, 'terms'>;

/** The key of the words that this game has for `key`. */
export const term = (game: Terms, key: WordKey): WordKey => game.terms?.[key] ?? key;
