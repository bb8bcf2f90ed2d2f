/** Keeps the server's push subscription current if the reader has asked for messages. */
import { guest } from '../api/guest.svelte';
import { settings } from '../../lib/settings.svelte';

/** Subscribe again: the reader, their language or the browser's address may have changed. */
export function keepSubscribed(): void {
  $effect.root(() => {
    $effect(() => {
      const { push, language } = settings;
      if (push && guest.me !== null)
        void import('./push').then(({ subscribe }) => subscribe(language)).catch(() => undefined); // the next visit retries
    });
  });
}
