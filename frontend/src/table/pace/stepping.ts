import type { Step } from '../../contract/protocol';
import type { GameEvent, GameTable, Pace } from '../game';
import { advance, byEvents } from './progress';
import type { Progress } from '../game';

/** The model after each event of a recorded game, and where its tricks and rounds end. */
export interface History<M> {
  /** `models[i]` is the model after `i` events. */
  models: M[];
  /** The numbers of events after which a trick, or a round, is complete; ascending. */
  tricks: number[];
  rounds: number[];
}

/** A record's events contradict each other. `event`: the number of the first bad event, from 1. */
export class BrokenRecord extends Error {
  constructor(readonly event: number) {
    super(`event ${event} does not fit the game`);
  }
}

/** Compute the models for a whole record. Throws BrokenRecord. */
export function unfold<M extends Progress>(
  game: Pick<GameTable<M>, 'reduce' | 'ends'>,
  start: M,
  events: readonly GameEvent[],
  steps: readonly Step[],
): History<M> {
  const found: History<M> = { models: [start], tricks: [], rounds: [] };
  const told = byEvents(steps);
  let model = start;
  events.forEach((event, i) => {
    try {
      model = advance(game, model, event, i + 1, told);
    } catch {
      throw new BrokenRecord(i + 1);
    }
    found.models.push(model);
    const end = game.ends(event, events[i + 1]);
    if (end === 'trick') found.tricks.push(i + 1);
    if (end !== null && end !== 'trick') found.rounds.push(i + 1);
  });
  return found;
}

/** The factor for the waits of an automatic replay if the reader's pace shows everything at once. */
const STILL = 0.6;

/** Milliseconds before the next step of an automatic replay. */
export const pauseAfter = ({ move, read }: Pace, rate: number): number =>
  Math.max(500, move + read + 250) * (rate || STILL);

/** The first stop after `at`; the end if there is none. */
export const nextStop = (stops: readonly number[], at: number, end: number): number =>
  stops.find((stop) => stop > at) ?? end;

/** The last stop before `at`; the beginning if there is none. */
export const lastStop = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? 0;
