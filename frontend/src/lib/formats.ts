export const percent = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value);

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
