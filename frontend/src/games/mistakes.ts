/** The kinds of mistakes that each game distinguishes. Loaded for reviews. */
import type { Progress } from '../table/game';
import type { Kind } from '../table/mistakes';

const KINDS: Record<string, () => Promise<{ KINDS: readonly Kind<never>[] }>> = {
  'seas-of-strife': () => import('./seas-of-strife/mistakes'),
  'turn-the-tide': () => import('./turn-the-tide/mistakes'),
  'sea-change': () => import('./sea-change/mistakes'),
  feud: () => import('./feud/mistakes'),
};

/** Empty for a game of another package. */
export const kindsOf = async (game: string): Promise<readonly Kind<Progress>[]> =>
  ((await KINDS[game]?.())?.KINDS ?? []) as readonly Kind<Progress>[];
