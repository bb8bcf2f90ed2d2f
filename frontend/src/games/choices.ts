/** Names the choice of a game's action, for descriptions outside the board. Loaded when needed. */
import type { Teller } from '../table/game';

export type ChoiceName = (action: number, tell: Teller) => string;

const NAMES: Record<string, () => Promise<{ choiceName: ChoiceName }>> = {
  'seas-of-strife': () => import('./seas-of-strife/choices'),
  'turn-the-tide': () => import('./turn-the-tide/choices'),
  'sea-change': () => import('./sea-change/choices'),
  feud: () => import('./feud/choices'),
};

/** A game of another package has no such words: its choices are numbered. */
export async function choiceNames(game: string): Promise<ChoiceName> {
  return (await NAMES[game]?.())?.choiceName ?? ((action) => String(action));
}
