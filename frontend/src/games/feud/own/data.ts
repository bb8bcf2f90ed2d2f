/**
 * Feud's definitions, written by `quarterdeck.games.feud.definitions.workshop`. Texts have one string for each
 * language.
 */
import type { Language } from '../../../contract/language';
import written from './data.json';

export type Pair = readonly [english: string, japanese: string];
export type Texts = Readonly<Record<string, Pair>>;

/** A definition, or a part of one, before validation: its fields may hold anything. */
export type Loose = Readonly<Record<string, unknown>>;

/** The possible fields of a kind of step. */
export interface StepKind {
  whose: readonly string[];
  by: readonly string[];
  /** The largest `count`; 0: no count. */
  most: number;
  piles: readonly string[];
  seen: boolean;
  rules: readonly string[];
  windows: readonly string[];
  when: 'at once' | 'when the window closes' | 'at either time';
  /** The option that must be on; empty if none. */
  option: string;
}

type Listed = Readonly<
  Record<
    'fields' | 'step_fields' | 'changed' | 'windows' | 'when' | 'conditions' | 'kinds' | 'choosers' | 'piles' | 'rules',
    readonly string[]
  >
>;
type Part = 'kind' | 'opponent' | 'by' | 'count' | 'place' | 'condition' | 'needs';

export interface Data extends Listed {
  languages: readonly Language[];
  limits: Readonly<Record<'price' | 'name' | 'steps' | 'own' | 'waiting' | 'shown', number>>;
  widest: Loose;
  weights: Readonly<Record<Part, number>>;
  steps: Readonly<Record<string, StepKind>>;
  groups: Readonly<Record<string, readonly string[]>>;
  book: Readonly<Record<string, Loose>>;
  titles: Texts;
  shelf: readonly { definition: Loose; fun: Readonly<Record<Language, string>> }[];
  comma: Pair;
  words: Texts;
  effects: Texts;
}

export const DATA = written as unknown as Data;

export const [BEFORE = '', AFTER = '', COLUMNS = ''] = DATA.windows;

/** The kind of a step that is known to have one. */
export const kindOf = (step: Loose): StepKind => DATA.steps[step.step as string]!;

/** A field's value, or the default if it is missing. */
export const get = (value: Loose, field: string, otherwise: unknown = null): unknown =>
  has(value, field) ? value[field] : otherwise;

export const has = (value: Loose, field: string): boolean => Object.hasOwn(value, field) && value[field] !== undefined;

export const whoseOf = (step: Loose): unknown => get(step, 'whose', kindOf(step).whose[0]);
export const stepsOf = (definition: Loose): readonly Loose[] => definition.steps as Loose[];

/** The chooser of a step; by default the first one that it allows. */
export const byOf = (step: Loose, otherwise: string): unknown => get(step, 'by', kindOf(step).by[0] ?? otherwise);
