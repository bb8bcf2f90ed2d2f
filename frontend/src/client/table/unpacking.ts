/** Keeps messages in order although long, compressed ones take a moment to unpack. */
export class Unpacking {
  /** The previous message is being unpacked. */
  #before: Promise<void> | null = null;

  /** `fail` is called if a message cannot be unpacked or received; later messages are dropped. */
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
