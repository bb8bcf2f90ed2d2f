/** First words: what a game tells new players, one thing at a time, each when it becomes true. */
import type { FirstWords, GameEvent, GameTable, Progress, Said, Teller } from './game';
import { advance, type StepsByEvents } from './pace/progress';

export interface Moment extends Said {
  id: string;
}

/** What a table offers the parts that show it, by this key of its context. */
export const FIRST = Symbol('first words');
export interface FirstSaid {
  readonly said: readonly Moment[];
  /** Fetches the words, where they are not there. */
  load(): Promise<void>;
}

/** It is the reader's turn to decide. */
export const asked = ({ owing }: Progress, { you }: Teller): boolean => you !== null && owing.includes(you);

/**
 * What has become true in the course of `events`, each thing once, and what stands now: the newest, until the reader has
 * decided something; what became true with it comes then.
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
