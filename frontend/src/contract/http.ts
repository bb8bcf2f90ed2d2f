/** What is asked and answered over HTTP: the questions' and answers' types. */
import type { Clock, Level, Over, Phase, SeatInfo, TableState } from './protocol';
import type { Language } from './language';

/** A value that an option can take, as in a record. */
export type OptionValue = string | number | boolean | number[] | Record<string, number> | Defined;

/** What only its game knows: definitions, or what is changed of things by their names. */
export type Defined = object[] | Record<string, object>;

/** One option of a game as it is beside the others' values, enough to draw a form for it. */
export interface OptionInfo {
  name: string;
  kind: 'choice' | 'switch' | 'number' | 'numbers' | 'prices' | 'defined';
  value: OptionValue;
  default: OptionValue;
  values: OptionValue[];
  low: number | null;
  high: number | null;
  /** `prices` only: the list prices. */
  prices: Record<string, number> | null;
  /** Why something is not possible beside the others' values: a code that the page has words for. */
  note: string | null;
}

export interface GameInfo {
  id: string;
  options: OptionInfo[];
  /** How many seats the game has with these options. */
  seats: number;
  levels: Level[];
  /** Why they make no difference with these options: a code that the page has words for. */
  level_note: string | null;
  /** Rounds that are over may be shown to spectators. */
  fresh_rounds: boolean;
  /** The house ends a game after so many decisions, and with these options one may come so far. */
  ends_after: number | null;
}

/** One thing that options say and no rule page does, in words. */
export interface Article {
  option: string;
  /** Which part of the option's value: a name in it, or a place in its list, from 0. */
  entry: string;
  name: string;
  /** What it costs, and when it can be bought. */
  terms: string;
  conditions: string[];
  /** What it does, a step a sentence. */
  effect: string[];
  /** What to beware of; may be empty. */
  warning: string;
}

export interface Me {
  id: string;
  name: string;
  /** What the house is to them; told with the first question. */
  house?: HouseInfo;
}

/** `name`: for somebody else who plays at this device. */
export type Chair = { kind: 'person'; name?: string } | { kind: 'bot'; level: Level };

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: Chair[];
  listed: boolean;
  aids: boolean;
  clock?: Clock | null;
  /** The level of the bots that play for people. */
  standin?: Level;
  take_back?: boolean;
  /** Players may ask for hints. */
  hints?: boolean;
  /** `strict`: players must remember. */
  memory?: TableState['memory'];
  open_rounds?: boolean;
  /** Bots from outside may sit down. */
  outside_bots?: boolean;
  talk?: TableState['talk'];
  title?: string;
  /** To numbers for the deal: one for each person of this device. */
  commitments?: string[];
}

/** The games of an evening, the first one first, and its persons, the most wins first. */
export interface Evening {
  id: string;
  tables: TableSummary[];
  /** `points`: for each game the sum of the scores, and over how many games. */
  standings: { name: string; games: number; wins: number; points: Record<string, [number, number]> }[];
  running: string | null;
}

export interface TableSummary {
  id: string;
  game: string;
  phase: Phase;
  seats: SeatInfo[];
  created: number;
  /** When something last happened to it. Unix time in seconds, as all times here. */
  changed: number;
  title: string;
  /** The seats that owe a decision. */
  owing: number[];
  /** When a clock runs out. */
  due: number | null;
  outcome: Outcome | null;
  /** The reader's seat. */
  you: number | null;
}

/** How a game came out: the seats that won, and the scores, one a side; seats are counted off to the sides in turn. */
export interface Outcome {
  winners: number[];
  scores: number[];
  ended: Over['why'] | null;
  conceded: number | null;
  counts: boolean;
}

/** The reader's own tables: all that are not finished, and a page of those that are. */
export interface Shelf {
  running: TableSummary[];
  finished: TableSummary[];
  count: number;
  page: number;
  pages: number;
  games: string[];
}

/** Which of the reader's own tables are looked for. */
export interface Search {
  game: string;
  person: string;
  hidden: boolean;
  page: number;
}

/** Finished games of one kind, counted up. */
export interface Tally {
  game: string;
  players: number;
  opponents: 'people' | 'bots';
  games: number;
  won: number;
  even: number;
  points: number;
}

/** On how many devices the reader is known, whether there is a written code, and how many passkeys. */
export interface Keys {
  devices: number;
  recovery: boolean;
  passkeys: number;
  /** After how many days away whoever has no table here is forgotten. */
  forgotten_after: number;
}

/** A passkey of the reader's; `used`: when it last brought them in, Unix time in seconds. */
export interface Passkey {
  id: string;
  name: string;
  created: number;
  used: number | null;
}

/** A program of the reader's that plays at tables as a bot; `used`: when it last did; `here`: it is at a table now. */
export interface OutsideBot {
  id: string;
  name: string;
  created: number;
  used: number | null;
  here: boolean;
}

/** How somebody is called beside their browsers. */
export type WayKind = 'mail' | 'webhook';

/** Which kinds the house has, and the reader's own; one counts once its code was shown. */
export interface Ways {
  offered: WayKind[];
  mine: { kind: WayKind; address: string; language: Language; confirmed: boolean }[];
}

/** Where messages to this browser go, and the keys with which only it can read them. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
}

/** What somebody is in the house; a visitor came by the link of a table. */
export type Role = 'owner' | 'member' | 'visitor';

/** The house as everybody sees it; `you`: null for a stranger. */
export interface HouseInfo {
  door: 'open' | 'invited' | 'closed';
  /** Who has a table's link may come to that table. */
  tables_invite: boolean;
  may_make: boolean;
  announcement: { en: string; ja: string; at: number } | null;
  you: { role: Role | null; may_invite: boolean; ban: { until: number | null; reason: string } | null } | null;
}

export interface Tables {
  mine: TableSummary[];
  open: TableSummary[];
}
