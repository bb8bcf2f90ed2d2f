/** The progress of a game: its phase, and who owes a decision. Every step contains it; the page does not compute it. */
import type { Step, TableState } from '../../contract/protocol';
import type { GameEvent, GameTable, Progress } from '../game';

/** Before the first step. */
export const BEGUN: Progress & { phase: null } = { phase: null, owing: [], now: null };

/** The model at the end of a step; without one, while that step is still being shown. */
export const arrive = <M extends Progress>(model: M, step: Step | undefined): M => ({
  ...model,
  phase: step ? step.phase : model.phase,
  owing: step?.pending ?? [],
  now: step ? (step.now ?? null) : model.now,
});

/** Whether the last round was scored, and no other has begun. */
export const isScored = ({ round, rounds }: { round: number; rounds: readonly unknown[] }): boolean =>
  round > 0 && rounds.length === round;

/** Whether the game was just dealt, and the reader has decided nothing: it is shown from its deal. */
export const begins = ({ you, steps }: Pick<TableState, 'you' | 'steps'>): boolean =>
  you !== null && steps.slice(0, -1).every(({ pending }) => !pending.includes(you));

/** Steps by the number of events before each. */
export type StepsByEvents = ReadonlyMap<number, Step>;

export const byEvents = (steps: readonly Step[]): StepsByEvents => new Map(steps.map((step) => [step.events, step]));

/** The model after one more event, the `count`-th. */
export const advance = <M extends Progress>(
  game: Pick<GameTable<M>, 'reduce'>,
  model: M,
  event: GameEvent,
  count: number,
  steps: StepsByEvents,
): M => arrive(game.reduce(model, event), steps.get(count));
