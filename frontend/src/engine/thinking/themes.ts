/** The numbers of themes in compiled code (`quarterdeck.games.themes`, `quarterdeck.engine.search.saying`). */
import type { Said } from '../../contract/thinking';
import type { Searched } from '../module';

/** By the numbers of compiled code; 0: without the theme. */
export const CERTAINTIES: readonly (Said['certainty'] | null)[] = [null, 'sure', 'out', 'likely'];
/** Numbers of a theme of an action: its certainty, and four for its sentence. */
export const THEME = 5;
/** The most themes of a game, and those that are said of a choice. */
export const [MAX_THEMES, MOST_SAID] = [24, 2];
/** Numbers of a theme that is said: its place (-1: none), its certainty, 1 if it is the rival's, and its own. */
export const SPOKEN = 7;
/** The most outcomes of a game; after them come its counts. */
export const MAX_OUTCOMES = 10;
/** A theme is said if in this share of the measured positions the better choices have it, or the worse ones. */
const SEPARATES = 0.7;

/**
 * 1 if better choices have the theme, -1 if worse ones do, 0 if neither; and how clearly, from .5 to 1. `worth`: the
 * points of its outcome. It decides in a theme that is not measured yet.
 */
export function wayOf(
  { separates, sign }: Pick<Searched, 'separates' | 'sign'>,
  worth: number,
): readonly [way: number, clarity: number] {
  if (separates === null) return [Math.sign(sign * worth), SEPARATES];
  const clarity = Math.max(separates, 1 - separates);
  if (clarity < SEPARATES) return [0, clarity];
  return [separates > 0.5 ? 1 : -1, clarity];
}
