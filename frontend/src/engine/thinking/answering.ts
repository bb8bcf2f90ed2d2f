/** Both ends of the channel between the page and its worker, for numbered questions, partial answers and answers. */
import { ApiError } from '../../contract/api-error';

/** A message of the page: a question, or a notice that it no longer needs the answer. */
export type Question = { number: number; name: string; input: unknown } | { number: number; stop: true };
/** The page's first message: a port to the store of its games. */
export interface Begin {
  store: MessagePort;
}
/** The page's last message: the worker may end. */
export const LEAVE = 'leave';
/** A message of the worker: a part of an answer, the whole answer, or an error. */
export type Answer =
  | { number: number; told: unknown }
  | { number: number; found: unknown }
  | { number: number; failed: { code: string; message: string } };

/** One question, as the answering side receives it. */
export interface Asked {
  tell: (part: unknown) => void;
  stop: AbortSignal;
}
export type Answering = (input: never, asked: Asked) => Promise<unknown>;

/** Answers questions by name. An exception becomes an error in the page. */
export class Answers {
  readonly #open = new Map<number, AbortController>();

  constructor(
    private readonly known: Record<string, Answering>,
    private readonly send: (answer: Answer) => void,
  ) {}

  async take(question: Question): Promise<void> {
    const { number } = question;
    if ('stop' in question) return this.#open.get(number)?.abort();
    const control = new AbortController();
    this.#open.set(number, control);
    try {
      const answer = this.known[question.name];
      if (!answer) throw new ApiError('mistake', `nobody answers ${question.name}`);
      const tell = (told: unknown): void => this.send({ number, told });
      this.send({ number, found: await answer(question.input as never, { tell, stop: control.signal }) });
    } catch (error) {
      if (!control.signal.aborted) this.send({ number, failed: failure(error) });
    } finally {
      this.#open.delete(number);
    }
  }
}

function failure(error: unknown): { code: string; message: string } {
  const { code, message = String(error) } = error as Partial<ApiError>;
  return { code: typeof code === 'string' ? code : 'mistake', message };
}

interface Waiting {
  told?: ((part: never) => void) | undefined;
  resolve: (found: never) => void;
  reject: (error: unknown) => void;
}

export interface Asking<Told> {
  told?: (part: Told) => void;
  stop?: AbortSignal;
}

/** Sends questions, and passes each answer to its caller. */
export class Questions {
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(private readonly send: (question: Question) => void) {}

  get waits(): boolean {
    return this.#waiting.size > 0;
  }

  ask<Found, Told = never>(name: string, input: unknown, { told, stop }: Asking<Told> = {}): Promise<Found> {
    const number = (this.#last += 1);
    return new Promise<Found>((resolve, reject) => {
      if (stop?.aborted) return reject(stop.reason as Error);
      this.#waiting.set(number, { told, resolve, reject });
      stop?.addEventListener('abort', () => this.#stop(number, stop.reason), { once: true });
      this.send({ number, name, input });
    });
  }

  take(answer: Answer): void {
    const waiting = this.#waiting.get(answer.number);
    if (!waiting) return;
    if ('told' in answer) return waiting.told?.(answer.told as never);
    this.#waiting.delete(answer.number);
    if ('found' in answer) return waiting.resolve(answer.found as never);
    waiting.reject(new ApiError(answer.failed.code, answer.failed.message));
  }

  /** Reject all open questions, because the worker has ended. */
  fail(error: unknown): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  #stop(number: number, reason: unknown): void {
    const waiting = this.#waiting.get(number);
    if (!waiting) return;
    this.#waiting.delete(number);
    this.send({ number, stop: true });
    waiting.reject(reason);
  }
}
