import { inTurns } from './turns';

/**
 * Runs server requests that may fail, one after the other, and keeps the state, the error and the message of the
 * latest.
 */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  said = $state('');
  #next = inTurns();

  /** Run an action. Meanwhile no other should be started. */
  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    await this.read(work);
    this.busy = false;
  }

  /** Read data. No action has to wait for it. */
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

/** A list of things that can be added and removed; read again after each change. */
export class Stock<T> extends Attempt {
  /** null: not read yet. */
  all = $state.raw<readonly T[] | null>(null);

  constructor(private readonly list: () => Promise<readonly T[]>) {
    super();
  }

  load = (): Promise<void> => this.read(this.#look);

  /** Change it; the message `done` is shown once it has been read again. */
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
