import type { Step } from '../../contract/protocol';
import type { GameEvent, GameTable } from '../game';
import { advance, byEvents, type StepsByEvents } from './progress';
import type { Progress } from '../game';

/** Further behind than this many events, the history is shown at once. */
const FAR_BEHIND = 40;
/** Further behind than this, everything goes twice as fast. */
const BEHIND = 10;
/** Milliseconds in which a press is painted, before what follows from it is worked out. */
const PAINTED = 20;
/** Milliseconds in which a trick that has been read is put away. */
export const AWAY = 120;

export interface DirectorOptions<M extends Progress> {
  game: GameTable<M>;
  start: M;
  /** Multiplier of all times: 0 shows everything at once. */
  factor(): number;
  /** Told of every event as it is shown (not of history that is only caught up with). */
  shown?(event: GameEvent, model: M): void;
  /** Whether nothing moves: then a deal takes no time. */
  still?(): boolean;
  /** Calls `start` once the dealt cards are painted. */
  painted?(this: void, start: () => void): void;
  /** Whether to stop for the reader after an event that asks for it. */
  stops?(): boolean;
  /** Whether the table waits for the reader after an event that has much to see, instead of a pause. */
  waits?(): boolean;
  /** Whether the reader has only just pressed what has happened. */
  pressed?(): boolean;
  /** Whether what is shown is being explained: nothing that has happened since is shown until `release`. */
  holds?(): boolean;
}

/**
 * Shows the events of a running game one at a time, each with its movement and a pause for reading,
 * while the list of events grows behind it.
 */
export class Director<M extends Progress> {
  /** All that is shown now. */
  model = $state.raw() as M;
  /** How many events are in `model`. */
  done = $state(0);
  /** Everything that is known is shown, and nothing moves any more. */
  caughtUp = $state(false);
  /** The event after which the reader is asked to go on. */
  paused = $state.raw<GameEvent | null>(null);

  /** The table waits, cards and all, until the reader goes on. */
  waiting = $state(false);

  #events: readonly GameEvent[] = [];
  /** Nothing is shown until the round is over. */
  #toRoundEnd = false;
  #steps: StepsByEvents = new Map();
  /** What follows once nothing is being explained any more. */
  #held: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the running timer will do; cutting a wait short does it at once. */
  #next: (() => void) | null = null;
  readonly #options: DirectorOptions<M>;

  constructor(options: DirectorOptions<M>) {
    this.#options = options;
    this.model = options.start;
  }

  /** Follow lists that have grown; `jump` shows all of them at once (first sight, reconnection). */
  follow(events: readonly GameEvent[], steps: readonly Step[], jump: boolean): void {
    const restarted = events.length < this.done;
    const anew = events[0] !== this.#events[0];
    this.#events = events;
    this.#steps = byEvents(steps);
    if (restarted) this.#restart();
    // The list is a new one: strict memory has ended, or a decision was taken back.
    else if (anew) this.model = this.#folded(this.#options.start, 0, this.done);
    if (jump || restarted || events.length - this.done > FAR_BEHIND) this.#catchUp();
    else if (!this.#next && !this.paused && !this.waiting && !this.#held) this.#begin();
  }

  /** Go on at once: past what is to be read now, else up to it. */
  hasten(): void {
    if (this.waiting) return this.#goOn();
    const reads = this.#reads();
    do this.#showNext();
    while (!reads && this.#next && !this.#reads());
  }

  /** Show nothing more of this round than its end. */
  toRoundEnd(): void {
    this.#toRoundEnd = true;
    this.hasten();
  }

  /** Go on after a stop. */
  resume(): void {
    if (!this.paused) return;
    this.paused = null;
    this.#step();
  }

  /** Go on once nothing is being explained any more. */
  release(): void {
    const held = this.#held;
    if (!held || this.#options.holds?.()) return;
    this.#held = null;
    held();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.waiting = this.#toRoundEnd = false;
    this.#next = null;
    this.#held = null;
  }

  #restart(): void {
    this.stop();
    this.model = this.#options.start;
    this.done = 0;
  }

  #catchUp(): void {
    this.stop();
    this.paused = null;
    this.model = this.#folded(this.model, this.done, this.#events.length);
    this.done = this.#events.length;
    this.caughtUp = true;
  }

  /** `model`, that has the first `from` events, with those up to `to`. */
  #folded(model: M, from: number, to: number): M {
    const { game } = this.#options;
    const missing = this.#events.slice(from, to);
    return missing.reduce((before, event, i) => advance(game, before, event, from + i + 1, this.#steps), model);
  }

  #begin(): void {
    if (this.done === this.#events.length || !this.#options.pressed?.()) return this.#stepUnlessHeld();
    this.caughtUp = false;
    this.#after(PAINTED, () => this.#stepUnlessHeld());
  }

  /** Something has happened while the reader was still being told about what lies there. */
  #stepUnlessHeld(): void {
    if (this.done === this.#events.length || !this.#options.holds?.()) return this.#step();
    this.caughtUp = false;
    this.#held = () => this.#step();
  }

  #step(): void {
    const event = this.#events[this.done];
    if (!event) {
      this.caughtUp = true;
      return;
    }
    this.caughtUp = false;
    const { game } = this.#options;
    this.model = advance(game, this.model, event, this.done + 1, this.#steps);
    this.done += 1;
    if (this.#endsRound(event)) this.#toRoundEnd = false;
    if (!this.#toRoundEnd) this.#options.shown?.(event, this.model);
    const { move, read } = game.pace(event, this.model);
    const deal = event.event === 'deal';
    this.#after(
      deal && this.#options.still?.() ? 0 : move,
      () => {
        if (game.waits?.(event) && this.#options.waits?.()) this.waiting = true;
        else this.#after(read, () => this.#finish(event));
      },
      deal ? this.#options.painted : undefined,
    );
  }

  /** What is shown ends something, so there is something to read. */
  #reads(): boolean {
    const { game } = this.#options;
    const event = this.#events[this.done - 1];
    if (!event) return false;
    return game.reads?.(event) ?? game.ends(event, this.#events[this.done]) !== null;
  }

  #endsRound(event: GameEvent): boolean {
    return ['round', 'game'].includes(this.#options.game.ends(event, this.#events[this.done]) ?? '');
  }

  /** Show the next event at once. */
  #showNext(): void {
    const { done } = this;
    while (this.#next && this.done === done) {
      clearTimeout(this.#timer);
      this.#run();
    }
  }

  #goOn(): void {
    const event = this.#events[this.done - 1];
    this.waiting = false;
    if (event) this.#finish(event);
  }

  #finish(event: GameEvent): void {
    const { game, stops, holds } = this.#options;
    if (this.done < this.#events.length && holds?.()) {
      this.#held = () => this.#finish(event);
      return;
    }
    const before = this.model;
    if (this.#options.factor() > 0) this.model = game.settle(before);
    if (game.pauses(event, this.#events[this.done]) && (stops?.() ?? true)) {
      this.paused = event;
      return;
    }
    const moved = this.model !== before;
    this.#after(moved ? AWAY : 0, () => this.#step());
  }

  #after(wait: number, then: () => void, begin = (start: () => void): void => start()): void {
    const hurry = this.#events.length - this.done > BEHIND ? 0.5 : 1;
    const time = this.#toRoundEnd ? 0 : wait * this.#options.factor() * hurry;
    this.#next = then;
    if (time <= 0) this.#run();
    else
      begin(() => {
        if (this.#next === then) this.#timer = setTimeout(() => this.#run(), time);
      });
  }

  #run(): void {
    const next = this.#next;
    this.#next = null;
    next?.();
  }
}
