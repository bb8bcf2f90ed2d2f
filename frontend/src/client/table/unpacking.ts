/** Unpacks compressed messages, and delivers all messages in the order in which they arrived. */
export class Unpacking {
  /** Resolves when the previous message is delivered; null if none is being unpacked. */
  #before: Promise<void> | null = null;

  /** Calls `receive` with each message. Calls `fail` if that or unpacking fails; later messages are then dropped. */
  constructor(
    private readonly receive: (text: string) => void,
    private readonly fail: () => void,
  ) {}

  take(data: string | ArrayBuffer): void {
    if (typeof data === 'string' && !this.#before) {
      this.receive(data);
      return;
    }
    const turn = this.#inTurn(this.#before, typeof data === 'string' ? data : unpacked(data));
    this.#before = turn;
    turn.then(
      () => {
        if (this.#before === turn) this.#before = null;
      },
      () => this.fail(),
    );
  }

  async #inTurn(before: Promise<void> | null, text: string | Promise<string>): Promise<void> {
    await before;
    this.receive(await text);
  }
}

const unpacked = (data: ArrayBuffer): Promise<string> =>
  new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate'))).text();
