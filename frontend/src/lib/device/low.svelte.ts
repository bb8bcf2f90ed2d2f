/** Whether the window is low: a phone on its side, or a page that is magnified. Tables then use its width instead. */
import { MediaQuery } from 'svelte/reactivity';

export const low = new MediaQuery('(max-height: 36rem) and (min-width: 30rem), (max-height: 27rem)');
