import { inTurns } from './turns';

/**
 * Runs requests to the server, which may fail, one after the other. `problem` is the error of the latest one, and
 * `said` its message.
 */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  said = $state('');
  #next = inTurns();

  /** Run an action. Until it ends `busy` is true: the page then starts no other action. */
  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    await this.read(work);
    this.busy = false;
  }

  /** Run a request that only reads data, without setting `busy`. */
  read(work: () => Promise<unknown>): Promise<void> {
    return this.#next(() => this.#attempt(work));
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    this.said = '';
    try {
      await work();
    } catch (error) {
      this.problem = error;
    }
  }
}

/** A list at the server whose entries can be added and removed. It is read again after each change. */
export class Stock<T> extends Attempt {
  all = $state.raw<readonly T[] | null>(null);

  constructor(private readonly list: () => Promise<readonly T[]>) {
    super();
  }

  load = (): Promise<void> => this.read(this.#look);

  /** Change the list by `work`, and read it again. Then the message is `done`. */
  change = (work: () => Promise<unknown>, done = ''): Promise<void> =>
    this.run(async () => {
      await work();
      await this.#look();
      this.said = done;
    });

  #look = async (): Promise<void> => {
    this.all = await this.list();
  };
}
