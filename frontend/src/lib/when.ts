/** Formats Unix times in seconds for the reader. */
import { settings } from './settings.svelte';

export const day = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString(settings.locale, { dateStyle: 'medium' });

export const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(settings.locale, { dateStyle: 'medium', timeStyle: 'short' });
