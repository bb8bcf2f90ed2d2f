/**
 * Deals that everybody plays alone, from the same seat against the same bots: the twin of `quarterdeck.analysis.duplicate_events`.
 * A day's deal is one that everybody knows; others are known by their link.
 */
import DAYS from '../../../src/quarterdeck/analysis/days.json';
import type { OptionValue } from '../contract/http';
import type { Level } from '../contract/protocol';

export interface Duplicate {
  id: string;
  game: string;
  /** Those that are not the default, or all. */
  options: Record<string, OptionValue>;
  deals: number;
  level: Level;
  /** From which seat the first deal is played is this, counted round the table; the next one from the next seat. */
  first: number;
}

/** The share of the win, and by how many points better than the best of the other sides. */
export interface Result {
  share: number;
  points: number;
}

interface OfGame {
  level: string;
  rotation: Record<string, unknown>[];
  fewer?: boolean;
}
const known = DAYS as unknown as Record<string, OfGame>;

/** The games that have a deal a day. */
export const DAILY: readonly string[] = Object.keys(known);

/** From 1 January of the year 1 to that of 1970, in days. */
const BEFORE_1970 = 719163;

/** The deal of a game on a day; null: it has none. */
export function ofDay(date: string, game: string): Duplicate | null {
  const all = known[game];
  const day = Date.parse(`${date}T00:00:00Z`) / 86_400_000;
  if (!all || !Number.isInteger(day) || new Date(day * 86_400_000).toISOString().slice(0, 10) !== date) return null;
  const number = day + BEFORE_1970;
  const options = all.rotation[number % all.rotation.length] as Duplicate['options'];
  return {
    id: `${date}-${game}`,
    game,
    options,
    deals: 1,
    level: all.level as Level,
    first: Math.floor(number / all.rotation.length),
  };
}

/** The day's deal that an id names; null: it names none. */
export const named = (id: string): Duplicate | null => ofDay(id.slice(0, 10), id.slice(11));

const textOf = ({ id }: Pick<Duplicate, 'id'>, deal: number): Uint8Array => new TextEncoder().encode(`${id} ${deal}`);

/** The key of all shuffles of a deal: the bytes of its text, those beyond the last place over those before. */
export function keyOf(duplicate: Pick<Duplicate, 'id'>, deal: number): Uint8Array {
  const key = new Uint8Array(32);
  textOf(duplicate, deal).forEach((byte, at) => (key[at % 32]! ^= byte));
  return key;
}

/** What the chance of all bots in a deal comes from (FNV-1a). */
export function seedOf(duplicate: Pick<Duplicate, 'id'>, deal: number): number {
  let found = 0x811c9dc5;
  for (const byte of textOf(duplicate, deal)) found = Math.imul(found ^ byte, 0x01000193);
  return found >>> 0;
}

/** From which of so many seats a deal is played. */
export const seatOf = ({ first }: Pick<Duplicate, 'first'>, deal: number, seats: number): number =>
  (first + deal) % seats;

/** How a finished game came out for a seat. */
export function resultOf(
  game: string,
  seat: number,
  { returns, scores }: { returns: readonly number[]; scores: readonly number[] },
): Result {
  const own = scores[seat % scores.length] ?? 0;
  const others = scores.filter((_, side) => side !== seat % scores.length);
  const points = known[game]?.fewer ? Math.min(...others) - own : own - Math.max(...others);
  return { share: Math.round((returns[seat] ?? 0) * 1000) / 1000, points };
}
