/** The page's worker, which runs the games' modules and all searches. The page uses it by `client/worker/engine.ts`. */
import { Answers, type Asked, type Begin, LEAVE, type Question } from '../engine/thinking/answering';
import { engineFor } from '../engine/games';
import type { OfflineQuestion } from './answers';
import { JOBS, type JobName } from './jobs';
import type { Job } from '../engine/job';
import { inSlices } from '../engine/thinking/slices';

/** The port to the page's store of games. It comes with the page's first message. */
let store: MessagePort;

/** The options of the game that a job works on, from its input or the input's record; empty if there are none. */
function optionsOf(input: unknown): Record<string, unknown> {
  const { record, options = record?.options } = (input ?? {}) as { options?: object; record?: { options?: object } };
  return { ...options };
}

type JobQuestion = { name: JobName; game: string; input: unknown };
async function job({ name, game, input }: JobQuestion, { tell, stop }: Asked): Promise<unknown> {
  const [work, engine] = await Promise.all([JOBS[name](), engineFor(game, optionsOf(input))]);
  const module = await engine.module();
  stop.throwIfAborted();
  return inSlices((work as Job<unknown, unknown, unknown>)({ ...engine, module }, input), stop, tell);
}

const fetch = async ({ game }: { game: string }): Promise<void> => void (await engineFor(game));

/** Run a command for this browser's tables. The code for them is loaded at the first one. */
const offline = async (input: OfflineQuestion, asked: Asked): Promise<unknown> =>
  (await import('./answers')).askTables(input, asked, store);

const answers = new Answers({ job, fetch, offline }, (answer) => postMessage(answer));
addEventListener('message', ({ data }: MessageEvent<Begin | Question | typeof LEAVE>) => {
  if (data === LEAVE) close();
  else if ('store' in data) ({ store } = data);
  else void answers.take(data);
});
