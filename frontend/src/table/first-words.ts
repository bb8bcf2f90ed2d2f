/** Finds a game's first words: messages for new players, each shown once, when its condition is first met. */
import type { FirstWords, GameEvent, GameTable, Progress, Said, Teller } from './game';
import { advance, type StepsByEvents } from './pace/progress';

export interface Moment extends Said {
  id: string;
}

/** The key of the Svelte context that contains a table's first words. */
export const FIRST = Symbol('first words');
export interface FirstSaid {
  readonly said: readonly Moment[];
  /** Load the texts unless they are loaded. */
  load(): Promise<void>;
}

/** Whether it is the reader's turn. */
export const asked = ({ owing }: Progress, { you }: Teller): boolean => you !== null && owing.includes(you);

/**
 * `said`: the messages whose conditions were met during `events`, each once. `now`: the one to show now, which is the
 * newest, until the reader decides. If several became due at once, each decision of the reader shows the next.
 */
export function momentsOf<M extends Progress>(
  game: Pick<GameTable<M>, 'reduce'>,
  { firstWords }: FirstWords<M, GameEvent>,
  start: M,
  events: readonly GameEvent[],
  steps: StepsByEvents,
  tell: Teller,
): { said: readonly Moment[]; now: Moment | null } {
  const said = new Map<string, Moment>();
  let [model, standing]: [M, Moment[]] = [start, []];
  for (const [i, event] of events.entries()) {
    const before = model;
    model = advance(game, before, event, i + 1, steps);
    const fresh = Object.entries(firstWords).flatMap(([id, word]) => {
      const found = said.has(id) ? null : word(model, tell, event, before);
      return found ? [{ id, ...found }] : [];
    });
    for (const moment of fresh) said.set(moment.id, moment);
    standing = fresh.length > 0 ? fresh : standing.slice(asked(before, tell) ? 1 : 0);
  }
  return { said: [...said.values()], now: standing[0] ?? null };
}
