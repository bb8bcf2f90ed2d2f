/**
 * Shared deals: everyone plays the same deal alone, from the same seat against the same bots. Does the same as
 * `quarterdeck.analysis.duplicate_events`. The deal of the day is public; other deals are reached by a link.
 */
import DAYS from '../../../src/quarterdeck/analysis/days.json';
import type { OptionValue } from '../contract/options';
import type { Level } from '../contract/protocol';

export interface Duplicate {
  id: string;
  game: string;
  /** The options that differ from their defaults, or all options. */
  options: Record<string, OptionValue>;
  deals: number;
  level: Level;
  /** The seat that plays the first deal. Each further deal is played from the next seat. */
  first: number;
}

/** A seat's share of the win, and its side's lead in points over the best other side. */
export interface Result {
  share: number;
  points: number;
}

type Known = Record<string, { level: string; rotation: Record<string, unknown>[]; fewer?: boolean }>;
const known = DAYS as unknown as Known;

/** The games that have a deal of the day. */
export const DAILY: readonly string[] = Object.keys(known);

/** Days from 1 January of the year 1 to 1 January 1970. */
const BEFORE_1970 = 719163;

/** Return the deal of a game on a day, or null if the game has none that day. */
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

/** Return the day's deal with this id, or null if there is none. */
export const named = (id: string): Duplicate | null => ofDay(id.slice(0, 10), id.slice(11));

const textOf = ({ id }: Pick<Duplicate, 'id'>, deal: number): Uint8Array => new TextEncoder().encode(`${id} ${deal}`);

/**
 * The key of all shuffles of a deal: the bytes of `textOf`, filled up with zeros to 32. Further bytes are combined by
 * exclusive or with the first ones.
 */
export function keyOf(duplicate: Pick<Duplicate, 'id'>, deal: number): Uint8Array {
  const key = new Uint8Array(32);
  textOf(duplicate, deal).forEach((byte, at) => (key[at % 32]! ^= byte));
  return key;
}

/** The seed of all bots in a deal: the FNV-1a hash of `textOf`. */
export function seedOf(duplicate: Pick<Duplicate, 'id'>, deal: number): number {
  let found = 0x811c9dc5;
  for (const byte of textOf(duplicate, deal)) found = Math.imul(found ^ byte, 0x01000193);
  return found >>> 0;
}

export const seatOf = ({ first }: Pick<Duplicate, 'first'>, deal: number, seats: number): number =>
  (first + deal) % seats;

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
