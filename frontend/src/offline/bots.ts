/** The bots of one local table. A bot thinks in slices while its seat owes a decision, one bot at a time. */
import type { Engine } from '../engine/games';
import { inSlices } from '../engine/thinking/slices';
import { chance, type Chance, Thinker } from '../engine/thinking/thinking';
import type { LocalState } from './state';

/** Milliseconds before each decision of a bot that plays for a person, which give the person time to return. */
const STANDIN_WAIT = 2000;

/** Return random bits that are always the same for a seed, a seat and a number of earlier decisions (`count`). */
export function chanceFrom(seed: number, seat: number, count: number): Chance {
  let at = Math.imul(seed ^ Math.imul(seat + 1, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(count + 1, 0xc2b2ae35);
  return () => {
    at = (at + 0x9e3779b9) | 0;
    let mixed = Math.imul(at ^ (at >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

export class Bots {
  #thinker: Promise<Thinker> | null = null;
  #thought: AbortController | null = null;
  #about = '';

  /** `decide` applies a seat's action (null: any legal one). It must do nothing once `stop` is aborted. */
  constructor(
    private readonly engine: Engine,
    private readonly decide: (seat: number, action: number | null, stop: AbortSignal) => Promise<void>,
  ) {}

  /** Let the first bot that owes a decision think, unless it already does. Any other thinking is cancelled. */
  wake(state: LocalState): void {
    const { phase, table, rewound } = state;
    const seat = phase === 'playing' ? table.pending.find((each) => state.bot(each) !== null) : undefined;
    const about = seat === undefined ? '' : `${seat} ${state.bot(seat)} ${rewound} ${table.count(seat)}`;
    if (about === this.#about) return;
    this.stop();
    this.#about = about;
    if (seat !== undefined) void this.#think(state, seat, (this.#thought = new AbortController()).signal);
  }

  stop(): void {
    this.#thought?.abort();
    this.#thought = null;
    this.#about = '';
  }

  async #think(state: LocalState, seat: number, stop: AbortSignal): Promise<void> {
    let action: number | null = null;
    try {
      if (state.places[seat]?.standin) await new Promise((resolve) => setTimeout(resolve, STANDIN_WAIT));
      stop.throwIfAborted();
      action = await this.#choose(state, seat, stop);
    } catch (error) {
      if (!stop.aborted) console.error('a bot failed to choose; a legal action takes its place', error);
    }
    if (!stop.aborted) await this.decide(seat, action, stop);
  }

  async #choose(state: LocalState, seat: number, stop: AbortSignal): Promise<number> {
    this.#thinker ??= this.engine.module().then((module) => new Thinker(module));
    const thinker = await this.#thinker.catch((error: unknown) => {
      this.#thinker = null;
      throw error;
    });
    stop.throwIfAborted();
    const { table, created } = state;
    const chair = created.chairs[seat];
    const seed = chair?.kind === 'bot' ? chair.seed : undefined;
    const random = seed === undefined ? chance : chanceFrom(seed, seat, table.count(seat));
    const question = table.question(seat);
    return inSlices(thinker.decide(question, state.bot(seat) ?? created.standin, random), stop);
  }
}
