/**
 * Lets the worker use its page's store. The page itself stores the games, because it can abort its transactions when
 * its reader leaves. A worker cannot: a browser may freeze it in the middle of a transaction, which would block every
 * other page.
 */
import { type Answer, Answers, type Answering, type Question, Questions } from '../engine/thinking/answering';
import type { Store } from './store';

/** The names of all methods of a store. The type check fails if one is missing. */
const CALLS = Object.keys({
  write: 0,
  read: 0,
  line: 0,
  lines: 0,
  record: 0,
  forget: 0,
} satisfies Record<keyof Store, 0>) as (keyof Store)[];

/** Answer a worker's calls from a store. `store` opens the store; it is called at the worker's first call. */
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

/** Return a store that passes each call to the page at the other end of a port. */
export function storeBehind(port: MessagePort): Store {
  const questions = new Questions((question) => port.postMessage(question));
  port.onmessage = ({ data }: MessageEvent<Answer>) => questions.take(data);
  const asked = CALLS.map((call) => [call, (...input: unknown[]) => questions.ask(call, input)]);
  return Object.fromEntries(asked) as unknown as Store;
}
