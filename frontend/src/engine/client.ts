/**
 * The page's way to its worker, which is begun with the first question. An error there is an error here: an ApiError
 * with its code, and `mistake` where something is wrong that should not be.
 */
import { ApiError } from '../lib/api-error';
import { LEAVE, Questions, type Answer, type Asking } from './answering';
import type { FoundBy, InputOf, JobName, ToldBy } from './jobs';

interface Running {
  worker: Worker;
  questions: Questions;
}
let running: Running | null = null;

function begin(): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const questions = new Questions((question) => worker.postMessage(question));
  const begun = { worker, questions };
  worker.onmessage = ({ data }: MessageEvent<Answer>) => questions.take(data);
  // It cannot be fetched, or has come to an end: whoever asks next has a new one.
  worker.onerror = (event) => {
    event.preventDefault();
    worker.terminate();
    if (running === begun) running = null;
    questions.fail(
      new ApiError(event.message ? 'mistake' : 'network', event.message || 'the engine could not be fetched'),
    );
  };
  endWithPage(begun);
  return begun;
}

/**
 * End the worker when the page is left. A browser may keep such a page and stop its worker in the middle of a
 * transaction. Then no other page could read or write the games in this browser. A page that waited for an answer is
 * loaded again when its reader comes back.
 */
function endWithPage({ worker, questions }: Running): void {
  const leave = (): void => {
    worker.postMessage(LEAVE);
    if (running?.worker === worker) running = null;
    if (questions.waits) addEventListener('pageshow', () => location.reload(), { once: true });
  };
  addEventListener('pagehide', leave, { once: true });
}

/** Ask the worker something. */
export function ask<Found, Told = never>(name: string, input: unknown, asking?: Asking<Told>): Promise<Found> {
  running ??= begin();
  return running.questions.ask<Found, Told>(name, input, asking);
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
