/**
 * Stores reviews and their mistakes in this browser, by game. If that fails, a review is computed again when needed.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Review } from '../../contract/thinking';
import { exactJson } from '../../contract/json';
import { ownName } from '../../lib/addresses';
import type { GameRecord } from '../../contract/records';
import type { Cases } from '../../table/mistakes';

interface Kept extends DBSchema {
  reviews: { key: string; value: Review };
  cases: { key: string; value: Cases };
}

const VERSION = 6;

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>(ownName('quarterdeck-reviews'), VERSION, {
    upgrade(database) {
      for (const name of database.objectStoreNames) database.deleteObjectStore(name);
      for (const name of ['reviews', 'cases'] as const) database.createObjectStore(name);
    },
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** The digest of a game: of everything that determines its course, and its players. */
export function digestOf({ game, rules, options, seats, seed, start, decisions }: GameRecord): string {
  return bytesToHex(sha256(utf8ToBytes(exactJson([game, rules ?? 1, options, seats, seed ?? start, decisions]))));
}

/** The stored review of a game at this depth or deeper, or null. */
export async function keptReview(record: GameRecord, plays: number): Promise<Review | null> {
  const found = await open()
    .then((database) => database.get('reviews', digestOf(record)))
    .catch(() => undefined);
  return found && found.plays >= plays ? found : null;
}

export async function keepReview(record: GameRecord, review: Review): Promise<void> {
  await open()
    .then((database) => database.put('reviews', review, digestOf(record)))
    .catch(() => undefined);
}

/** Store the reader's mistakes in a game; a deeper review replaces the previous one. */
export async function keepCases(record: GameRecord, cases: Cases): Promise<void> {
  await open()
    .then((database) => database.put('cases', cases, digestOf(record)))
    .catch(() => undefined);
}

export const keptCases = (): Promise<Cases[]> =>
  open()
    .then((database) => database.getAll('cases'))
    .catch(() => []);
