/** The settings of animation and speed. */
export const MOVEMENTS = ['on', 'reduced', 'off'] as const;
export type Movement = (typeof MOVEMENTS)[number];

/**
 * By pace, the factor by which pauses are multiplied. `off` shows everything at once; it is offered only to readers who
 * already use it.
 */
export const RATE = { slow: 1.7, normal: 1, fast: 0.55, off: 0 };
export type Pace = keyof typeof RATE;
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];

/** A pace by its name; null for any other value. */
export const paceOf = (name: unknown): Pace | null =>
  typeof name === 'string' && Object.hasOwn(RATE, name) ? (name as Pace) : null;
