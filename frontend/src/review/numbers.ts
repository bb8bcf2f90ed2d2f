/** Numbers of a review as people read them. */
import type { Language } from '../lib/settings.svelte';

/** A share of the win. */
export const share = (value: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** What was lost or brought, as a share of the win: to a tenth of a hundredth. */
export const points = (value: number, language: Language, signed = false): string =>
  new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);
