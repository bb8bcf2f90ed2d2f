/** Whether the window is low: a phone on its side, or a page that is magnified. Tables then use its width instead. */
import { MediaQuery } from 'svelte/reactivity';

export const low = new MediaQuery('(max-height: 36rem) and (min-width: 30rem), (max-height: 27rem)');

/** Whether a low window is wide, too: then the buttons of what stands above the table stand in a row (`Slip.svelte`). */
export const flat = new MediaQuery('(max-height: 36rem) and (min-width: 42.01rem)');
