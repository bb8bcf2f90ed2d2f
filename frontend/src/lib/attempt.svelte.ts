/** Something that is asked of the server and may fail: whether it is under way, what was wrong with it, what is said of it. */
export class Attempt {
  busy = $state(false);
  problem = $state.raw<unknown>(null);
  said = $state('');

  async run(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.problem = null;
    this.said = '';
    try {
      await work();
    } catch (error) {
      this.problem = error;
    } finally {
      this.busy = false;
    }
  }
}
