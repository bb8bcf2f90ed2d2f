/** A game's names for its choices, and its reasons, for descriptions outside the board. Loaded when needed. */
import { run } from '../client/worker/engine';
import { vocabularyOf } from '../engine/vocabulary';
import { reasonsIn, type Reasons, type ThemeWord } from '../table/asking/reasons';
import type { Teller } from '../table/game';

/** Names the choice of an action; `short`: by the card's number alone, if no other card has it. */
export type ChoiceName = (action: number, tell: Teller, short?: boolean) => string;

const NAMES: Record<string, () => Promise<{ choiceName: ChoiceName; themeWord: ThemeWord }>> = {
  'seas-of-strife': () => import('./seas-of-strife/choices'),
  'turn-the-tide': () => import('./turn-the-tide/choices'),
  'sea-change': () => import('./sea-change/choices'),
  feud: () => import('./feud/choices'),
};

/** Load the names of a game's choices. A game from another package has none: its choices are numbered. */
export async function choiceNames(game: string): Promise<ChoiceName> {
  return (await NAMES[game]?.())?.choiceName ?? ((action) => String(action));
}

/** Load a game's reasons, with its names of cards and suits. */
export async function reasonsOf(game: string): Promise<Reasons> {
  const [counts, words, names] = await Promise.all([run('counts', game, null), vocabularyOf(game), NAMES[game]?.()]);
  return reasonsIn(counts, words, names?.themeWord ?? ((_, number) => String(number)));
}
