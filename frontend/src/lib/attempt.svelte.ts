import { inTurns } from './turns';

/**
 * What is asked of the server and may fail, one thing after another: whether something is being done, what was wrong
 * with the latest, what is said of it.
 */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  said = $state('');
  #next = inTurns();

  /** Do something: meanwhile nothing else should be begun. */
  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    await this.read(work);
    this.busy = false;
  }

  /** Read what there is: nobody has to wait for it before they do something. */
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

/** What there is of something that can be made and taken away; read again after each. */
export class Stock<T> extends Attempt {
  /** null: not read yet. */
  all = $state.raw<readonly T[] | null>(null);

  constructor(private readonly list: () => Promise<readonly T[]>) {
    super();
  }

  load = (): Promise<void> => this.read(this.#look);

  /** Change it; `done` is said once it has been read again. */
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
