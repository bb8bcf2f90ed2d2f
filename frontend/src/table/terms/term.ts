import type { WordKey } from '../../words/translate.svelte';
import type { GameTable } from '../game';

/** A game, of which only its own texts in place of the table's are needed. */
export type Terms = Pick<GameTable<never>, 'terms'>;

/** The key of the game's own text in place of the table's text `key`; `key` itself if it has none. */
export const term = (game: Terms, key: WordKey): WordKey => game.terms?.[key] ?? key;
