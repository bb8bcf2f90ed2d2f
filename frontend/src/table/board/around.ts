/** Passes to the stage the content that a page shows beside a game's board. */
import { getContext, setContext, type Snippet } from 'svelte';

export interface Around {
  /** Temporary content for the stage's slot, one item at a time. */
  slot: Snippet;
  /** The log and the chat; nothing while they are closed. */
  side: Snippet;
}

const AROUND = Symbol('around');

export const setAround = (around: Around): Around => setContext(AROUND, around);
export const getAround = (): Around | undefined => getContext<Around | undefined>(AROUND);
