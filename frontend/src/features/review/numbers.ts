/** Numbers of a review as people read them. */
import type { Decided } from '../../contract/thinking';

/** What was lost or brought, as a share of the win: to a tenth of a hundredth. */
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

/** So many plays are shown first. */
const FIRST = 3;

/** The plays that cost most, of those that have a name. */
export const costliest = (decisions: readonly Decided[]): Decided[] =>
  decisions
    .filter(({ mark }) => mark !== '')
    .sort((one, other) => other.cost - one.cost)
    .slice(0, FIRST);
