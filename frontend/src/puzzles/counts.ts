import { hasWords, t } from '../lib/words.svelte';

/** What a game counts at the end of a round, in words; of another package's game its code. */
export function countName(game: string, code: string): string {
  const key = `puzzle.count.${game}.${code}`;
  return hasWords(key) ? t(key) : code;
}
