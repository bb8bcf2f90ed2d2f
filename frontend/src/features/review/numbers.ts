/** Numbers of a review in readable form. */
import type { Decided } from '../../contract/thinking';

/** A loss or gain as a share of the win, to a tenth of a percent. */
export const points = (value: number, locale: string, signed = false): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(value);

/** Points of a round: to a tenth. */
export const roundPoints = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** The number of plays to show first. */
const FIRST = 3;

/** The most costly decisions with a mark. */
export const costliest = (decisions: readonly Decided[]): Decided[] =>
  decisions
    .filter(({ mark }) => mark !== '')
    .sort((one, other) => other.cost - one.cost)
    .slice(0, FIRST);
