/** How things move, and how long they stay: two settings that were one in earlier versions. */
export type Movement = 'on' | 'reduced' | 'off';
/** `none`: earlier versions showed everything at once where movement was off. It is kept, and offered only there. */
export type Pace = 'slow' | 'normal' | 'fast' | 'none';

export const MOVEMENTS: readonly Movement[] = ['on', 'reduced', 'off'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast'];

/** What times are multiplied with at a pace. */
export const RATE: Record<Pace, number> = { none: 0, slow: 1.7, normal: 1, fast: 0.55 };

/** A pace by the name that is stored. */
export function paceOf(stored: unknown): Pace | null {
  if (stored === 'off') return 'none';
  return PACES.find((pace) => pace === stored) ?? null;
}

/** The name that is stored for a pace. */
export const storedAs = (pace: Pace): string => (pace === 'none' ? 'off' : pace);

/** What was chosen of movement, null for nothing. Whoever chose a speed in an earlier version chose movement with it. */
export function movementOf(stored: Readonly<Record<string, unknown>>): Movement | null {
  if ('movement' in stored) return MOVEMENTS.find((movement) => movement === stored.movement) ?? null;
  const pace = paceOf(stored.speed);
  if (pace === null) return null;
  return pace === 'none' ? 'off' : 'on';
}
