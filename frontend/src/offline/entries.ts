/**
 * The entries of a local table's log: everything that happened at the table, in order. The table's state is always the
 * result of replaying its log, so an entry contains only what the replay needs. Kinds of entries that the server's logs
 * also have mean the same here.
 */
import type { Decoded } from '../contract/decode';
import type { Chosen } from '../engine/options';
import type { Start } from '../engine/starting';
import { FIXED, type Fixed } from '../contract/http';
import type { Followed, Level, LogEntry, Step, StoodIn } from '../contract/protocol';

/** The player at a seat. `seed`: the seed of the bot's random numbers; missing: random. */
export type LocalChair = { kind: 'person'; name: string } | { kind: 'bot'; level: Level; seed?: number };

/** The settings that are fixed for the whole game, with defaults for missing ones. */
export const fixedOf = (given: Partial<Fixed>): Fixed =>
  Object.fromEntries(
    Object.entries(FIXED).map(([name, usual]) => [name, given[name as keyof Fixed] ?? usual]),
  ) as unknown as Fixed;

interface Happened<Type extends string> {
  type: Type;
  /** Unix time in seconds. */
  at: number;
}

/** What a seat saw before the state at which a table begins, if it continues a game from its middle. */
export interface Told {
  events: Decoded[];
  steps: Step[];
}

export interface Created extends Happened<'created'>, Fixed {
  game: string;
  rules: number;
  options: Chosen;
  /** The key of all shuffles, in hexadecimal digits; empty if the game begins at a state. */
  key: string;
  start: Start | null;
  /** What the person saw before the first state; missing if nothing. */
  told?: Told;
  /** The seats and actions of decisions made before the table began. */
  made: readonly (readonly [seat: number, action: number])[];
  chairs: readonly LocalChair[];
  hints: boolean;
  title: string;
  /** The id of the evening's first table: the same people play its tables one after the other. Empty: this table. */
  evening: string;
  uncounted: boolean;
}
/** The entries after the first one. Kinds that the server's logs also have omit the fields that only a server needs. */
type AfterFirst =
  | Exclude<LogEntry, StoodIn | Followed>
  | Omit<StoodIn, 'why'>
  | Omit<Followed, 'seat'>
  | { type: 'arranged'; title: string }
  /** From this entry on players may request hints. */
  | { type: 'hints'; seat: number };

export type Later = AfterFirst & Happened<AfterFirst['type']>;
export type Entry = Created | Later;

/** An entry that is not stored yet, so it has no time. */
export type Untimed = Later extends infer Each ? (Each extends Later ? Omit<Each, 'at'> : never) : never;

/** Remove the last `count` members of a list for which `fits` is true. */
export function dropLast<T>(list: T[], count: number, fits: (each: T) => boolean): void {
  for (let left = count; left > 0; left--) list.splice(list.findLastIndex(fits), 1);
}
