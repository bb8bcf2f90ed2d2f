import type { Step } from '../../contract/protocol';
import type { GameEvent, GameTable } from '../game';
import { advance, byEvents, type StepsByEvents } from './progress';
import type { Progress } from '../game';

/** If more events than this are still to be shown, all of them are shown at once. */
const FAR_BEHIND = 40;
/** If more events than this are still to be shown, the speed doubles. */
const BEHIND = 10;
/** Milliseconds to wait after a press, so that the browser paints it before its consequences are computed. */
const PAINTED = 20;
/** Milliseconds for removing a trick that the reader has seen. */
export const AWAY = 120;

export interface DirectorOptions<M extends Progress> {
  game: GameTable<M>;
  start: M;
  /** The factor by which all durations are multiplied; 0: everything is shown at once. */
  factor(): number;
  /** Called for every event that is shown, but not for events that are skipped. */
  shown?(event: GameEvent, model: M): void;
  /** Whether animations are off: a deal then takes no time. */
  still?(): boolean;
  /** Call `start` once the dealt cards are painted. */
  painted?(this: void, start: () => void): void;
  /** Whether to pause for the reader after the events for which the game requests it (`GameTable.pauses`). */
  stops?(): boolean;
  /** Whether to wait for the reader, instead of some time, after the events named by `GameTable.waits`. */
  waits?(): boolean;
  /** Whether the reader's own press has just caused the next event. */
  pressed?(): boolean;
  /** Whether the reader is reading a note. Later events then wait for `release`. */
  holds?(): boolean;
}

/**
 * Shows the events of a running game one at a time, each with its movement and a pause for reading, while the list of
 * events grows.
 */
export class Director<M extends Progress> {
  model = $state.raw() as M;
  done = $state(0);
  /** Whether all known events are shown, and no animation runs. */
  caughtUp = $state(false);
  /** The event after which the game is paused until the reader continues; null if it is not. */
  paused = $state.raw<GameEvent | null>(null);

  /** Whether the table waits, with all cards still there, until the reader continues. */
  waiting = $state(false);

  #events: readonly GameEvent[] = [];
  /** Whether to skip everything until the round is over. */
  #toRoundEnd = false;
  #steps: StepsByEvents = new Map();
  /** What to do when the reader has read the note; null if no note holds the events back. */
  #held: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What to do when the timer ends, or at once if the wait is skipped. */
  #next: (() => void) | null = null;

  constructor(private readonly options: DirectorOptions<M>) {
    this.model = options.start;
  }

  /** Take over the current lists. `jump`: show all events at once, as at the first view and after a reconnection. */
  follow(events: readonly GameEvent[], steps: readonly Step[], jump: boolean): void {
    const restarted = events.length < this.done;
    const anew = events[0] !== this.#events[0];
    this.#events = events;
    this.#steps = byEvents(steps);
    if (restarted) this.#restart();
    // The earlier events were replaced, because strict memory has ended, or a decision was taken back.
    else if (anew) this.model = this.#folded(this.options.start, 0, this.done);
    if (jump || restarted || events.length - this.done > FAR_BEHIND) this.#catchUp();
    else if (!this.#next && !this.paused && !this.waiting && !this.#held) this.#begin();
  }

  /** Skip the current pause for reading. If there is none, skip everything up to the next one. */
  hasten(): void {
    if (this.waiting) return this.#goOn();
    const reads = this.#reads();
    do this.#showNext();
    while (!reads && this.#next && !this.#reads());
  }

  toRoundEnd(): void {
    this.#toRoundEnd = true;
    this.hasten();
  }

  /** Continue after a pause (`paused`). */
  resume(): void {
    if (!this.paused) return;
    this.paused = null;
    this.#step();
  }

  /** Continue after the reader has read a note. */
  release(): void {
    const held = this.#held;
    if (!held || this.options.holds?.()) return;
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
    this.model = this.options.start;
    this.done = 0;
  }

  #catchUp(): void {
    this.stop();
    this.paused = null;
    this.model = this.#folded(this.model, this.done, this.#events.length);
    this.done = this.#events.length;
    this.caughtUp = true;
  }

  /** Return the model after the events from `from` up to `to`, given the model before them. */
  #folded(model: M, from: number, to: number): M {
    const { game } = this.options;
    const missing = this.#events.slice(from, to);
    return missing.reduce((before, event, i) => advance(game, before, event, from + i + 1, this.#steps), model);
  }

  #begin(): void {
    if (this.done === this.#events.length || !this.options.pressed?.()) return this.#stepUnlessHeld();
    this.caughtUp = false;
    this.#after(PAINTED, () => this.#stepUnlessHeld());
  }

  #stepUnlessHeld(): void {
    if (this.done === this.#events.length || !this.options.holds?.()) return this.#step();
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
    const { game } = this.options;
    this.model = advance(game, this.model, event, this.done + 1, this.#steps);
    this.done += 1;
    if (this.#endsRound(event)) this.#toRoundEnd = false;
    if (!this.#toRoundEnd) this.options.shown?.(event, this.model);
    const { move, read } = game.pace(event, this.model);
    const deal = event.event === 'deal';
    this.#after(
      deal && this.options.still?.() ? 0 : move,
      () => {
        if (game.waits?.(event) && this.options.waits?.()) this.waiting = true;
        else this.#after(read, () => this.#finish(event));
      },
      deal ? this.options.painted : undefined,
    );
  }

  /** Whether there is something to read after the event that was shown last. */
  #reads(): boolean {
    const { game } = this.options;
    const event = this.#events[this.done - 1];
    if (!event) return false;
    return game.reads?.(event) ?? game.ends(event, this.#events[this.done]) !== null;
  }

  #endsRound(event: GameEvent): boolean {
    return ['round', 'game'].includes(this.options.game.ends(event, this.#events[this.done]) ?? '');
  }

  /** Skip all waits until the next event is shown. */
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
    const { game, stops, holds } = this.options;
    if (this.done < this.#events.length && holds?.()) {
      this.#held = () => this.#finish(event);
      return;
    }
    const before = this.model;
    if (this.options.factor() > 0) this.model = game.settle(before);
    if (game.pauses(event, this.#events[this.done]) && (stops?.() ?? true)) {
      this.paused = event;
      return;
    }
    const moved = this.model !== before;
    this.#after(moved ? AWAY : 0, () => this.#step());
  }

  #after(wait: number, then: () => void, begin = (start: () => void): void => start()): void {
    const hurry = this.#events.length - this.done > BEHIND ? 0.5 : 1;
    const time = this.#toRoundEnd ? 0 : wait * this.options.factor() * hurry;
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
