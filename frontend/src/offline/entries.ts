/**
 * The entries of a local table's log: everything that ever happened to it, in order. The table is always its replayed
 * log, so an entry holds what the replay needs and nothing that can be derived. Entries that the server's logs share
 * mean the same here.
 */
import type { Decoded } from '../contract/decode';
import type { Chosen } from '../engine/options';
import type { Start } from '../engine/starting';
import { FIXED, type Fixed } from '../contract/http';
import type { Followed, Level, LogEntry, Step, StoodIn } from '../contract/protocol';

/** The player at a seat. `seed`: the bot's seed; random if missing. */
export type LocalChair = { kind: 'person'; name: string } | { kind: 'bot'; level: Level; seed?: number };

/** The settings for the whole game. Missing ones have their defaults. */
export const fixedOf = (given: Partial<Fixed>): Fixed =>
  Object.fromEntries(
    Object.entries(FIXED).map(([name, usual]) => [name, given[name as keyof Fixed] ?? usual]),
  ) as unknown as Fixed;

interface Happened<Type extends string> {
  type: Type;
  /** Unix time in seconds. */
  at: number;
}

/** What a seat saw before a game that is continued from its middle. */
export interface Told {
  events: Decoded[];
  steps: Step[];
}

export interface Created extends Happened<'created'>, Fixed {
  game: string;
  /** The version of the game's rules. */
  rules: number;
  options: Chosen;
  /** The key of all shuffles, in hex; empty if the game begins at a state. */
  key: string;
  start: Start | null;
  /** What the person saw before the first state; missing if nothing. */
  told?: Told;
  /** The seats and actions of decisions made before the table began. */
  made: readonly (readonly [seat: number, action: number])[];
  chairs: readonly LocalChair[];
  /** Players may request hints. */
  hints: boolean;
  title: string;
  /** The first of these consecutive tables; empty: this one. */
  evening: string;
  /** The result does not count. */
  uncounted: boolean;
}
/** The entries after the first. Those shared with tables at a server omit fields that only a server needs. */
type AfterFirst =
  | Exclude<LogEntry, StoodIn | Followed>
  | Omit<StoodIn, 'why'>
  | Omit<Followed, 'seat'>
  | { type: 'arranged'; title: string }
  /** Hints are allowed from now on. */
  | { type: 'hints'; seat: number };

export type Later = AfterFirst & Happened<AfterFirst['type']>;
export type Entry = Created | Later;

/** An entry that is not stored yet. */
export type Untimed = Later extends infer Each ? (Each extends Later ? Omit<Each, 'at'> : never) : never;

/** Remove the last `count` members of a list that fit. */
export function dropLast<T>(list: T[], count: number, fits: (each: T) => boolean): void {
  for (let left = count; left > 0; left--) list.splice(list.findLastIndex(fits), 1);
}
