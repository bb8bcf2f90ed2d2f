/**
 * The entries of a local table's log: everything that ever happened to it, in order. The table is always its log
 * replayed, so an entry holds what is needed to do it again and nothing that can be derived. Those that the server's
 * logs have, too, mean the same here.
 */
import type { Decoded } from '../contract/decode';
import type { Chosen } from '../engine/options';
import type { Start } from '../engine/starting';
import { FIXED, type Fixed } from '../contract/http';
import type { Level, Propose, Step } from '../contract/protocol';

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
interface Decided extends Happened<'decided'> {
  seat: number;
  actions: readonly number[];
  /** A bot has made it for the seat's person. */
  standin: boolean;
  /** What the message was called that asked for it. */
  id?: string;
}
interface Changed extends Happened<'changed'> {
  seat: number;
  actions: readonly number[];
  id?: string;
}
interface Proposed extends Happened<'proposed'> {
  seat: number;
  kind: Propose['kind'];
}
interface Answered extends Happened<'answered'> {
  seat: number;
  yes: boolean;
}
interface TookBack extends Happened<'took_back'> {
  seat: number;
  ply: number;
}
interface Hinted extends Happened<'hinted'> {
  seat: number;
}
interface Allowed extends Happened<'hints'> {
  seat: number;
}
interface Ended extends Happened<'ended'> {
  why: 'agreement' | 'concession';
  seat: number;
}
interface StoodIn extends Happened<'stood_in'> {
  seat: number;
  level: Level;
}
interface Returned extends Happened<'returned'> {
  seat: number;
}
interface Followed extends Happened<'followed'> {
  table: string;
}
interface Arranged extends Happened<'arranged'> {
  title: string;
}

export type Later =
  | Decided
  | Changed
  | Proposed
  | Answered
  | TookBack
  | Hinted
  | Allowed
  | Ended
  | StoodIn
  | Returned
  | Followed
  | Arranged;
export type Entry = Created | Later;

/** An entry that has yet to be stored. */
export type Untimed = Later extends infer Each ? (Each extends Later ? Omit<Each, 'at'> : never) : never;
