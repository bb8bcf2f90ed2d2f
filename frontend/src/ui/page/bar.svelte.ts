/** A table's content for the head of its page. */
import type { Snippet } from 'svelte';

/** The always visible tools, and with `more` the others, as rows of the menu. */
export const bar = $state<{ tools: Snippet<[more: boolean]> | null }>({ tools: null });
