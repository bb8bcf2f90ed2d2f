/** How far a game has come: its phase, and who owes a decision. The page is told, with every step; it never works it out. */
import type { Step, TableState } from '../../contract/protocol';
import type { GameEvent, GameTable, Progress } from '../game';

/** Before the first step. */
export const BEGUN: Progress & { phase: null } = { phase: null, owing: [], now: null };

/** The model where a step ends with the events that it shows; or, without one, where that step is still being shown. */
export const arrive = <M extends Progress>(model: M, step: Step | undefined): M => ({
  ...model,
  phase: step ? step.phase : model.phase,
  owing: step?.pending ?? [],
  now: step ? (step.now ?? null) : model.now,
});

/** The round that was dealt last has been scored, and no other has begun. */
export const isScored = ({ round, rounds }: { round: number; rounds: readonly unknown[] }): boolean =>
  round > 0 && rounds.length === round;

/** The game has just been dealt, and the reader has decided nothing: it is shown from its deal on. */
export const begins = ({ you, steps }: Pick<TableState, 'you' | 'steps'>): boolean =>
  you !== null && steps.slice(0, -1).every(({ pending }) => !pending.includes(you));

/** Steps by the number of events after which each stands. */
export type StepsByEvents = ReadonlyMap<number, Step>;

export const byEvents = (steps: readonly Step[]): StepsByEvents => new Map(steps.map((step) => [step.events, step]));

/** The model after one more event, which is the `count`-th. */
export const advance = <M extends Progress>(
  game: Pick<GameTable<M>, 'reduce'>,
  model: M,
  event: GameEvent,
  count: number,
  steps: StepsByEvents,
): M => arrive(game.reduce(model, event), steps.get(count));
