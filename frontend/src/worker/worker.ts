/** The worker of a page: runs the games' modules and all searches. The page uses `client/worker/engine.ts`. */
import { Answers, type Asked, type Begin, LEAVE, type Question } from '../engine/thinking/answering';
import { engineFor } from '../engine/games';
import type { OfflineQuestion } from './answers';
import { JOBS, type JobName } from './jobs';
import type { Job } from '../engine/job';
import { inSlices } from '../engine/thinking/slices';

/** The port to the store of the page's games, from the page's first message. */
let store: MessagePort;

interface JobQuestion {
  name: JobName;
  game: string;
  input: unknown;
}

/** The options of a job's table, as far as its input has them. */
function optionsOf(input: unknown): Record<string, unknown> {
  const { record, options = record?.options } = (input ?? {}) as { options?: object; record?: { options?: object } };
  return { ...options };
}

async function job({ name, game, input }: JobQuestion, { tell, stop }: Asked): Promise<unknown> {
  const [work, engine] = await Promise.all([JOBS[name](), engineFor(game, optionsOf(input))]);
  const module = await engine.module();
  stop.throwIfAborted();
  return inSlices((work as Job<unknown, unknown, unknown>)({ ...engine, module }, input), stop, tell);
}

/** Load a game's module in advance. */
const fetch = async ({ game }: { game: string }): Promise<void> => void (await engineFor(game));

/** Load the code for this browser's tables at the first game here. */
const offline = async (input: OfflineQuestion, asked: Asked): Promise<unknown> =>
  (await import('./answers')).askTables(input, asked, store);

const answers = new Answers({ job, fetch, offline }, (answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Begin | Question | typeof LEAVE>) => {
  if (data === LEAVE) close();
  else if ('store' in data) ({ store } = data);
  else void answers.take(data);
});
