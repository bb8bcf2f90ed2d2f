/**
 * The jobs that the page can request by name. A job computes something with a game's module, and is a generator whose
 * steps take some milliseconds. The page receives each value that it yields, and can stop it between two steps. Each
 * run has its own module, so it need not release what it allocates. Jobs also run without a worker, as in Node:
 * `inSlices(job(...))`. To add a job, add a line to `JOBS`.
 */
import type { GameInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';
import type { Count } from '../contract/thinking';
import { LEVELS } from '../contract/levels';
import type { Job } from '../engine/job';
import { gameInfo } from '../engine/options';

/** The data of the form for a new table in this browser, given the chosen options. */
const form: Job<{ options: Record<string, OptionValue> }, never, GameInfo> = function* ({ description }, { options }) {
  const levels = LEVELS.filter((level) => level in description.levels);
  return gameInfo(description.game, description, options, levels);
};

/** The counts at the end of the game's rounds (`Description.counts`). */
const counts: Job<null, never, readonly Count[]> = function* ({ description }) {
  return description.counts;
};

/** The jobs by name. Each is loaded when needed: `name: async () => (await import('./its-module')).itsJob`. */
export const JOBS = {
  form: async () => form,
  counts: async () => counts,
  think: async () => (await import('../engine/thinking/thought')).think,
  bestOrder: async () => (await import('../engine/thinking/orders')).bestOrder,
  review: async () => (await import('../engine/review/review')).review,
  shows: async () => (await import('../engine/thinking/shows')).shows,
  resume: async () => (await import('../engine/resume')).resume,
  playout: async () => (await import('../engine/playout')).playout,
  reference: async () => (await import('./reference')).reference,
  position: async () => (await import('./position')).position,
  moment: async () => (await import('./position')).moment,
};

type Named = { [Name in keyof typeof JOBS]: Awaited<ReturnType<(typeof JOBS)[Name]>> };
export type JobName = keyof Named;
export type InputOf<Name extends JobName> = Parameters<Named[Name]>[1];
type Steps<Name extends JobName> = ReturnType<Named[Name]>;
export type ToldBy<Name extends JobName> = Exclude<
  Steps<Name> extends Generator<infer Told, unknown> ? Told : never,
  void
>;
export type FoundBy<Name extends JobName> = Steps<Name> extends Generator<unknown, infer Found> ? Found : never;
