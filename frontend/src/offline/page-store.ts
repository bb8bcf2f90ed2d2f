/**
 * The worker's access to the store of its page. The page itself stores the games: a browser may keep a page that its
 * reader leaves and stop the worker in the middle of a transaction, which then blocks every other page. A page can
 * abort its own transactions at that moment.
 */
import { type Answer, Answers, type Answering, type Question, Questions } from '../engine/thinking/answering';
import type { Store } from './store';

/** All calls of a store: the type check fails if one is missing. */
const CALLS = Object.keys({
  write: 0,
  read: 0,
  line: 0,
  lines: 0,
  record: 0,
  forget: 0,
} satisfies Record<keyof Store, 0>) as (keyof Store)[];

/** Answer a worker's calls from a store; `store` is called with the first of them. */
export function serveStore(port: MessagePort, store: () => Promise<Store>): void {
  let opened: Promise<Store> | null = null;
  const serve =
    (call: keyof Store): Answering =>
    async (input: never) =>
      ((await (opened ??= store()))[call] as (...given: unknown[]) => Promise<unknown>)(...(input as unknown[]));
  const answers = new Answers(Object.fromEntries(CALLS.map((call) => [call, serve(call)])), (answer) =>
    port.postMessage(answer),
  );
  port.onmessage = ({ data }: MessageEvent<Question>) => void answers.take(data);
}

/** The store at the other end of a port. */
export function storeBehind(port: MessagePort): Store {
  const questions = new Questions((question) => port.postMessage(question));
  port.onmessage = ({ data }: MessageEvent<Answer>) => questions.take(data);
  const asked = CALLS.map((call) => [call, (...input: unknown[]) => questions.ask(call, input)]);
  return Object.fromEntries(asked) as unknown as Store;
}
