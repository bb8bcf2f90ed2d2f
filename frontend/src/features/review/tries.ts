/** The reader's tries of a game: tables in this browser, by the game's digest. */
import { isObject, keep, keptObject } from '../../lib/storage';
import { resultOf } from '../../engine/duplicates';
import type { GameRecord } from '../../contract/records';
import { digestOf } from './keeping';

const STORE = 'quarterdeck.tries';
const MOST = 20;

export interface Try {
  id: string;
  /** The number of events before the try begins. */
  events: number;
}

const isTry = (value: unknown): value is Try =>
  isObject(value) && typeof value.id === 'string' && typeof value.events === 'number';

/** The tries of a game, the latest first. */
export function triesOf(record: GameRecord): Try[] {
  const found = keptObject(STORE)[digestOf(record)];
  return Array.isArray(found) ? found.filter(isTry) : [];
}

/** The lead of a seat's side over the best other side, in points; in a game with one side, its points. */
export const ahead = (game: string, seat: number, scores: readonly number[]): number =>
  scores.length > 1 ? resultOf(game, seat, { returns: [], scores }).points : (scores[0] ?? 0);

export function keepTry(record: GameRecord, tried: Try): void {
  keep(STORE, { ...keptObject(STORE), [digestOf(record)]: [tried, ...triesOf(record)].slice(0, MOST) });
}
