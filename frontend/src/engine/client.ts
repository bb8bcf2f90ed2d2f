/**
 * The page's way to its worker, which is begun with the first question. An error there is an error here: an ApiError
 * with its code, and `mistake` where something is wrong that should not be.
 */
import { ApiError } from '../lib/api-error';
import { Questions, type Answer, type Asking } from './answering';
import type { FoundBy, InputOf, JobName, ToldBy } from './jobs';

let questions: Questions | null = null;

function begin(): Questions {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const begun = new Questions((question) => worker.postMessage(question));
  worker.onmessage = ({ data }: MessageEvent<Answer>) => begun.take(data);
  // It cannot be fetched, or has come to an end: whoever asks next has a new one.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    if (questions === begun) questions = null;
    begun.fail(new ApiError(event.message ? 'mistake' : 'network', event.message || 'the engine could not be fetched'));
  };
  return begun;
}

/** Ask the worker something. */
export function ask<Found, Told = never>(name: string, input: unknown, asking?: Asking<Told>): Promise<Found> {
  questions ??= begin();
  return questions.ask<Found, Told>(name, input, asking);
}

/** Have a job done over a game's module: what it yields is `told` as it comes, `stop` breaks it off. */
export const run = <Name extends JobName>(
  name: Name,
  game: string,
  input: InputOf<Name>,
  asking?: Asking<ToldBy<Name>>,
): Promise<FoundBy<Name>> => ask('job', { name, game, input }, asking);

/** Have a game's module fetched, beside whatever else is fetched for it. */
export const prepare = (game: string): Promise<void> => ask('fetch', { game });
