/** Puts the game's progress (its phase, and who owes a decision) into the model. It is copied from the steps. */
import type { Step, TableState } from '../../contract/protocol';
import type { GameEvent, GameTable, Progress } from '../game';

export const BEGUN: Progress & { phase: null } = { phase: null, owing: [], now: null };

/** The model with the progress of a step. Without a step (its events are still being shown) no one owes a decision. */
export const arrive = <M extends Progress>(model: M, step: Step | undefined): M => ({
  ...model,
  phase: step ? step.phase : model.phase,
  owing: step?.pending ?? [],
  now: step ? (step.now ?? null) : model.now,
});

export const isScored = ({ round, rounds }: { round: number; rounds: readonly unknown[] }): boolean =>
  round > 0 && rounds.length === round;

/** Whether the reader has decided nothing yet: the page then shows the game from its deal on. */
export const begins = ({ you, steps }: Pick<TableState, 'you' | 'steps'>): boolean =>
  you !== null && steps.slice(0, -1).every(({ pending }) => !pending.includes(you));

/** The steps, by the number of events before each of them. */
export type StepsByEvents = ReadonlyMap<number, Step>;

export const byEvents = (steps: readonly Step[]): StepsByEvents => new Map(steps.map((step) => [step.events, step]));

/** The model after one more event. `count`: the number of events with it. */
export const advance = <M extends Progress>(
  game: Pick<GameTable<M>, 'reduce'>,
  model: M,
  event: GameEvent,
  count: number,
  steps: StepsByEvents,
): M => arrive(game.reduce(model, event), steps.get(count));
