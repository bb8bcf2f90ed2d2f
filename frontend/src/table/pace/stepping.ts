import type { Step } from '../../contract/protocol';
import type { GameEvent, GameTable, Pace } from '../game';
import { advance, byEvents } from './progress';
import type { Progress } from '../game';

/** Every state of a recorded game, and where its tricks and rounds end. */
export interface History<M> {
  /** `models[i]` is the model after `i` events. */
  models: M[];
  /** The numbers of events after which a trick, or a round, is complete; ascending. */
  tricks: number[];
  rounds: number[];
}

/** A record with inconsistent events; `event` counts from 1. */
export class BrokenRecord extends Error {
  constructor(readonly event: number) {
    super(`event ${event} does not fit the game`);
  }
}

/** Fold a whole record. Throws BrokenRecord. */
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

/** Without animations each step of an automatic replay still takes this long. */
const STILL = 0.6;

/** Milliseconds before the next step of an automatic replay. */
export const pauseAfter = ({ move, read }: Pace, rate: number): number =>
  Math.max(500, move + read + 250) * (rate || STILL);

/** The next stop after `at`, or the end. */
export const nextStop = (stops: readonly number[], at: number, end: number): number =>
  stops.find((stop) => stop > at) ?? end;

/** The last stop before `at`, or the beginning. */
export const lastStop = (stops: readonly number[], at: number): number => stops.findLast((stop) => stop < at) ?? 0;
