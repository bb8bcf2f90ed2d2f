/**
 * The entries of a local table's log: everything that ever happened to it, in order. The table is always its log
 * replayed, so an entry holds what is needed to do it again and nothing that can be derived. Those that the server's
 * logs have, too, mean the same here.
 */
import type { Decoded } from '../contract/decode';
import type { Chosen } from '../engine/options';
import type { Start } from '../engine/starting';
import { FIXED, type Fixed } from '../contract/http';
import type { Followed, Level, LogEntry, Step, StoodIn } from '../contract/protocol';

/** Who sits at a seat. `seed`: what the bot's chance comes from; without one nobody can foresee it. */
export type LocalChair = { kind: 'person'; name: string } | { kind: 'bot'; level: Level; seed?: number };

/** The settings that hold for the whole game. What `given` lacks, as older logs do, is as usual. */
export const fixedOf = (given: Partial<Fixed>): Fixed =>
  Object.fromEntries(
    Object.entries(FIXED).map(([name, usual]) => [name, given[name as keyof Fixed] ?? usual]),
  ) as unknown as Fixed;

interface Happened<Type extends string> {
  type: Type;
  /** Unix time in seconds. */
  at: number;
}

/** What came before a game that is taken up in its middle. */
export interface Told {
  events: Decoded[];
  steps: Step[];
}

export interface Created extends Happened<'created'>, Fixed {
  game: string;
  /** The version of the game's rules. */
  rules: number;
  options: Chosen;
  /** Of all shuffles, in hex; empty where the game begins at a state. */
  key: string;
  start: Start | null;
  /** What the person has been told before the state that it begins at; missing where there was nothing. */
  told?: Told;
  /** What was decided before anybody sat down: whose, and what. */
  made: readonly (readonly [seat: number, action: number])[];
  chairs: readonly LocalChair[];
  /** Hints may be asked for; older logs lack it. */
  hints?: boolean;
  title: string;
  /** The first table of these games one after the other; empty: this one. */
  evening: string;
  /** How it comes out does not count. */
  uncounted: boolean;
}
/** The entries after the first. Those that tables at a server have lack what a server alone needs. */
type AfterFirst =
  | Exclude<LogEntry, StoodIn | Followed>
  | Omit<StoodIn, 'why'>
  | Omit<Followed, 'seat'>
  | { type: 'arranged'; title: string }
  /** Hints are allowed from now on. */
  | { type: 'hints'; seat: number };

export type Later = AfterFirst & Happened<AfterFirst['type']>;
export type Entry = Created | Later;

/** An entry that has yet to be stored. */
export type Untimed = Later extends infer Each ? (Each extends Later ? Omit<Each, 'at'> : never) : never;

/** Drop the last members of a list that fit. */
export function dropLast<T>(list: T[], count: number, fits: (each: T) => boolean): void {
  for (let left = count; left > 0; left--) list.splice(list.findLastIndex(fits), 1);
}
