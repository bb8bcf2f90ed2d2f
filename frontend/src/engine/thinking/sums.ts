/** Sums and the standard errors of sums. */

/** The standard error of a sum or difference of what has these. */
export const both = (one: number, other: number): number => Math.sqrt(one * one + other * other);

/** The sum, one after the other. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
