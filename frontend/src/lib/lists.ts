/** Operations on lists that are never changed in place. */

export const fill = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

/** Replace the value at an index. */
export const put = <T>(list: readonly T[], at: number, value: T): T[] => list.map((old, i) => (i === at ? value : old));

/** Add to the number at an index. */
export const add = (list: readonly number[], at: number, by: number): number[] => put(list, at, (list[at] ?? 0) + by);

export const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** Whether a list is fully known: values that a reader may not know, or must remember, are null. */
export const known = <T>(list: readonly (T | null)[]): list is readonly T[] => list.every((value) => value !== null);

/** The indices, ascending, of the values that satisfy a condition. */
export const places = <T>(list: readonly T[], so: (value: T, at: number) => boolean): number[] =>
  list.flatMap((value, i) => (so(value, i) ? [i] : []));
