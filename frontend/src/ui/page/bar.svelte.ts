/** What a table puts into the head of its page. */
import type { Snippet } from 'svelte';

/** The tools that are always in sight, and with `more` the others: rows of the menu. */
export const bar = $state<{ tools: Snippet<[more: boolean]> | null }>({ tools: null });
