/** Renews this browser's push subscription at the server if the reader wants messages while the page is closed. */
import { guest } from '../api/guest.svelte';
import { settings } from '../../lib/settings.svelte';

/** Subscribe on each visit and each change: the reader, their language or the push address may have changed. */
export function keepSubscribed(): void {
  $effect.root(() => {
    $effect(() => {
      const { push, language } = settings;
      if (push && guest.me !== null)
        void import('./push').then(({ subscribe }) => subscribe(language)).catch(() => undefined); // the next visit retries
    });
  });
}
