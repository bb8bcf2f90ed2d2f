/** Numbers of a review as people read them. */
/** A share of the win. */
export const share = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value);

/** What was lost or brought, as a share of the win: to a tenth of a hundredth. */
export const points = (value: number, locale: string, signed = false): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);
