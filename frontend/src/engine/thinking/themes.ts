/** How compiled code encodes themes as numbers (`quarterdeck.games.themes`, `quarterdeck.engine.search.saying`). */
import type { Said } from '../../contract/thinking';
import type { Searched } from '../module';

/** The certainties of an outcome that was counted in deals, in the order in which they are tried. */
export const OF_OUTCOMES = ['counted', 'later', 'repaid'] as const satisfies readonly Said['certainty'][];
/** The certainties in the order of their numbers in compiled code; 0: the action does not have the theme. */
export const CERTAINTIES: readonly (Said['certainty'] | null)[] = [null, 'sure', 'out', 'likely', ...OF_OUTCOMES];
/** How many numbers encode a theme of an action: one for its certainty, and four for its sentence. */
export const THEME = 5;
/** The most themes that a game may define, and the most that are named as reasons for one choice. */
export const [MAX_THEMES, MOST_SAID] = [32, 2];
/**
 * How many numbers encode a theme that is named as a reason: its place in the game's list (-1: none), its certainty, 1
 * if the rival has it, and four for its sentence.
 */
export const SPOKEN = 7;
/** The most outcomes that a game may define. Its counts are numbered from here on. */
export const MAX_OUTCOMES = 10;
/** A theme counts as a reason if better (or worse) choices have it in at least this share of measured positions. */
const SEPARATES = 0.7;

/**
 * `way`: 1 if better choices have the theme, -1 if worse choices have it, else 0. `clarity`: how often, from .5 to 1.
 * `worth`: what the theme's outcome is worth in points; it decides if the theme was not measured yet.
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
