/** Numbers of a review in readable form: all are shares of the win. */
import type { Decided } from '../../contract/thinking';

/** A loss or gain as a share of the win, to a tenth of a percent. */
export const points = (value: number, locale: string, signed = false): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'negative',
  })
    .format(value)
    .replace('-', '−');

/** Points of a round: to a tenth. */
export const roundPoints = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** The whole, in tenths of a percent. */
const WHOLE = 1000;

/** Round numbers so that their sum is their rounded sum: each is the difference of two rounded running sums. */
export function addingUp(parts: readonly number[]): number[] {
  let [sum, before] = [0, 0];
  return parts.map((part) => {
    sum += part;
    const [from, to] = [before, Math.floor(sum * WHOLE + 0.5)];
    before = to;
    return (to - from) / WHOLE;
  });
}

/** The decisions with a mark, the most costly first. */
export const costliest = (decisions: readonly Decided[]): Decided[] =>
  decisions.filter(({ mark }) => mark !== '').sort((one, other) => other.cost - one.cost);
