/**
 * What the page can have computed over a game's module, by name. A job is a generator whose every step is some
 * milliseconds of work; what it yields is told to the page as it comes, and it can be stopped between two steps. Each
 * run has a module of its own, so it may take room without giving it back. Jobs know nothing of workers: in Node a job is
 * called like any function (`inSlices(job(...))`). A new one is its line here.
 */
import type { GameInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';
import { LEVELS } from '../contract/levels';
import type { Job } from '../engine/job';
import type { Terms } from '../engine/module';
import { gameInfo } from '../engine/options';

/** What can be chosen for a table in this page where these options are chosen already. */
const form: Job<{ options: Record<string, OptionValue> }, never, GameInfo> = function* ({ description }, { options }) {
  const levels = LEVELS.filter((level) => level in description.levels);
  return gameInfo(description.game, description, options, levels);
};

/** What the game's reasons speak of, in its words. */
const terms: Job<null, never, Terms> = function* ({ description: { counts, outcomes, meanings } }) {
  return { counts, outcomes, ...(meanings && { meanings }) };
};

/** Each is fetched when it is needed: `name: async () => (await import('./its-module')).itsJob`. */
export const JOBS = {
  form: async () => form,
  terms: async () => terms,
  think: async () => (await import('../engine/thinking/thought')).think,
  review: async () => (await import('../engine/review/review')).review,
  weighed: async () => (await import('../engine/thinking/weighed')).weighed,
  resume: async () => (await import('../engine/resume')).resume,
  reference: async () => (await import('./reference')).reference,
  position: async () => (await import('./position')).position,
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
