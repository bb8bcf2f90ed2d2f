/** Descriptions of player-made maneuvers (`../own/bench`), and definitions in the format of records. */
import type { Article } from '../../../contract/http';
import type { Language } from '../../../contract/language';

export type Text = Record<Language, string>;

export interface Step {
  step: string;
  whose?: string;
  by?: string;
  count?: number | null;
  pile?: string;
  seen?: boolean;
  rule?: string;
  if?: string;
}

export interface Definition {
  name: string | Partial<Text>;
  price: number | null;
  windows: string[];
  once?: boolean;
  when?: string;
  needs?: string;
  steps: Step[];
}

/** A table's changes of one of the book's eight maneuvers. */
export interface Changes {
  windows?: string[];
  once?: boolean;
  by?: string;
}

export interface Value {
  id: string;
  name: Text;
}

/** The fields of a step that have named values. */
export type Chosen = 'whose' | 'by' | 'pile' | 'rule';
export const CHOSEN: readonly Chosen[] = ['whose', 'by', 'pile', 'rule'];

export interface Kind {
  name: Text;
  /** The largest `count`; 0: the step has no count. */
  most: number;
  seen: boolean;
  fields: Partial<Record<Chosen, Value[]>>;
}

export interface Booked {
  id: string;
  name: Text;
  windows: string[];
  once: boolean;
  by: string | null;
  /** The windows and choosers that a table may set; `once`: whether it may change `once`. */
  changes: { windows: string[]; once: boolean; by: Value[] };
}

export interface Shelved {
  definition: Definition;
  fun: Text;
}

export interface Bench {
  limits: { price: number; name: number; steps: number; own: number; waiting: number };
  fields: Record<string, Text>;
  windows: Value[];
  when: Value[];
  needs: Value[];
  groups: { name: Text; steps: string[] }[];
  steps: Record<string, Kind>;
  shelf: Shelved[];
  book: Booked[];
}

export interface Problem {
  place: (string | number)[];
  code: string;
  words: Text;
}

export interface Found {
  /** The text of the maneuver in each language; null if the definition cannot be read. */
  articles: Record<Language, Article> | null;
  problems: Problem[];
  alters: boolean;
}

/** The values that cannot be chosen, each with the reason. */
export type Bars = Record<string, Text>;

export interface Barred {
  windows?: Bars;
  when?: Bars;
  /** The kinds of steps that cannot be added. */
  add?: Bars;
  steps?: Partial<Record<Chosen, Bars>>[];
}
