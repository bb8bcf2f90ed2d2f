/** Operations that return a new list and never change the given one. */

export const fill = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/** A copy of a list with another value at an index. */
export const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

/** A copy of a list with a number added to the one at an index. */
export const add = (list: readonly number[], at: number, by: number): number[] => put(list, at, (list[at] ?? 0) + by);

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Whether a list contains no null, which stands for values that a reader may not know or must remember. */
export const known = <T>(list: readonly (T | null)[]): list is readonly T[] => list.every((value) => value !== null);

/** The indices, ascending, of the values that satisfy a condition. */
export const places = <T>(list: readonly T[], so: (value: T, at: number) => boolean): number[] =>
  list.flatMap((value, i) => (so(value, i) ? [i] : []));
