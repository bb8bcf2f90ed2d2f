/** Lists that are never changed in place. */

export const fill = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/** With another value at a place. */
export const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

/** With so much more at a place. */
export const add = (list: readonly number[], at: number, by: number): number[] => put(list, at, (list[at] ?? 0) + by);

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Whether nothing is missing of it: what a reader may not know, or has to remember, is null. */
export const known = <T>(list: readonly (T | null)[]): list is readonly T[] => list.every((value) => value !== null);

/** The places, ascending, of the values for which it is so. */
export const places = <T>(list: readonly T[], so: (value: T, at: number) => boolean): number[] =>
  list.flatMap((value, i) => (so(value, i) ? [i] : []));
