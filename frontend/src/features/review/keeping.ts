/** Reviews that were made in this browser, kept by the game that they are of. Storage may be forbidden: then each is made anew. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Review } from '../../engine/review/reviewed';
import { exactJson } from '../../contract/json';
import type { GameRecord } from '../../contract/records';

interface Kept extends DBSchema {
  reviews: { key: string; value: Review };
}

/** Reviews of an earlier version lack something: version 1 had no reasons, version 2 no points. They are made anew. */
const VERSION = 3;

let opened: Promise<IDBPDatabase<Kept>> | null = null;

function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('quarterdeck-reviews', VERSION, {
    upgrade(database, before) {
      if (before > 0) database.deleteObjectStore('reviews');
      database.createObjectStore('reviews');
    },
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** What a game is known by: everything that its course follows from, and who sat there. */
export function digestOf({ game, rules, options, seats, seed, start, decisions }: GameRecord): string {
  return bytesToHex(sha256(utf8ToBytes(exactJson([game, rules ?? 1, options, seats, seed ?? start, decisions]))));
}

/** The review of a game as deep as that, or deeper; null where there is none. */
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
