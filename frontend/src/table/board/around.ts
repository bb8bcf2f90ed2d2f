/** What a page shows beside a board, each in the one place that the board's stage keeps for it. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Around {
  /** What comes and goes: one thing at a time. */
  slot: Snippet;
  /** What has happened, and what is said; nothing while it is closed. */
  side: Snippet;
}

const AROUND = Symbol('around');

export const setAround = (around: Around): Around => setContext(AROUND, around);
export const getAround = (): Around | undefined => getContext<Around | undefined>(AROUND);
