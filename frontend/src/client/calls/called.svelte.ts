/** Keeps the server's knowledge of this browser as it is, where the reader has asked for messages. */
import { guest } from '../api/guest.svelte';
import { settings } from '../../lib/settings.svelte';

/** The reader may be somebody else now, or read another language, or the browser may have another address. */
export function keepSubscribed(): void {
  $effect.root(() => {
    $effect(() => {
      const { push, language } = settings;
      if (push && guest.me !== null)
        void import('./push').then(({ subscribe }) => subscribe(language)).catch(() => undefined); // the next time, then
    });
  });
}
