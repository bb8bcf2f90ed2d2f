/** What the reader has tried from a game: tables of this browser, by the game's digest. */
import { isObject, keep, keptObject } from '../../lib/storage';
import { resultOf } from '../../engine/duplicates';
import type { GameRecord } from '../../contract/records';
import { digestOf } from './keeping';

const STORE = 'quarterdeck.tries';
/** So many of a game are remembered. */
const MOST = 20;

export interface Try {
  /** The table. */
  id: string;
  /** It began after so many events. */
  events: number;
}

const isTry = (value: unknown): value is Try =>
  isObject(value) && typeof value.id === 'string' && typeof value.events === 'number';

/** The tries of a game, the latest first. */
export function triesOf(record: GameRecord): Try[] {
  const found = keptObject(STORE)[digestOf(record)];
  return Array.isArray(found) ? found.filter(isTry) : [];
}

/** By how many points a seat's side is better than the best of the others; alone, its points. */
export const ahead = (game: string, seat: number, scores: readonly number[]): number =>
  scores.length > 1 ? resultOf(game, seat, { returns: [], scores }).points : (scores[0] ?? 0);

export function keepTry(record: GameRecord, tried: Try): void {
  keep(STORE, { ...keptObject(STORE), [digestOf(record)]: [tried, ...triesOf(record)].slice(0, MOST) });
}
