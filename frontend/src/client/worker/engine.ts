/**
 * The page's channel to its worker, which starts with the first question. An error in the worker rejects the question
 * with an ApiError of the same code, or `mistake` if it is a defect.
 */
import { ApiError } from '../../contract/api-error';
import { serveStore } from '../../offline/page-store';
import { ownName } from '../../lib/addresses';
import { LEAVE, Questions, type Answer, type Asking } from '../../engine/thinking/answering';
import { unkept } from './unkept.svelte';
import type { FoundBy, InputOf, JobName, ToldBy } from '../../worker/jobs';

interface Running {
  worker: Worker;
  questions: Questions;
  /** Aborts when the reader leaves the page. */
  left: AbortController;
}
export const SHELF = ownName('quarterdeck');

let running: Running | null = null;

function begin(): Running {
  const worker = new Worker(new URL('../../worker/worker.ts', import.meta.url), { type: 'module', name: 'engine' });
  const questions = new Questions((question) => worker.postMessage(question));
  const left = new AbortController();
  const begun = { worker, questions, left };
  const { port1, port2 } = new MessageChannel();
  serveStore(port1, async () => (await import('../../offline/unkept')).storeFor(SHELF, left.signal, unkept.hear));
  worker.postMessage({ store: port2 }, [port2]);
  worker.onmessage = ({ data }: MessageEvent<Answer>) => questions.take(data);
  // The worker could not be loaded, or has failed. The next question starts another worker.
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
 * When the reader leaves the page, abort unfinished transactions and end the worker: a browser may freeze the page, and
 * its open transactions would block other pages. If the page was waiting for an answer, it is loaded again when the
 * reader comes back.
 */
function endWithPage({ worker, questions, left }: Running): void {
  const leave = (): void => {
    left.abort();
    worker.postMessage(LEAVE);
    if (running?.worker === worker) running = null;
    if (questions.waits) addEventListener('pageshow', () => location.reload(), { once: true });
  };
  addEventListener('pagehide', leave, { once: true });
}

export function ask<Found, Told = never>(name: string, input: unknown, asking?: Asking<Told>): Promise<Found> {
  running ??= begin();
  return running.questions.ask<Found, Told>(name, input, asking);
}

/** Run a job with a game's module in the worker. `told` is called with each value that it yields; `stop` cancels it. */
export const run = <Name extends JobName>(
  name: Name,
  game: string,
  input: InputOf<Name>,
  asking?: Asking<ToldBy<Name>>,
): Promise<FoundBy<Name>> => ask('job', { name, game, input }, asking);

export const prepare = (game: string): Promise<void> => ask('fetch', { game });
