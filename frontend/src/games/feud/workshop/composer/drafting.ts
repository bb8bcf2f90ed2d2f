/** A maneuver that is being composed, and its formats: a definition, a link, a file. */
import { readJson, textOf } from '../../../../contract/json';
import { cut } from '../../../../lib/text';
import type { Language } from '../../../../contract/language';
import { isObject } from '../../../../lib/storage';
import { first } from '../../own/bench';
import type { Definition, Problem, Step } from '../types';

/** A step on the bench; `key` stays the same when the step moves. */
export interface DraftStep extends Step {
  key: number;
}

export interface Draft {
  name: Record<Language, string>;
  price: number | null;
  windows: string[];
  once: boolean;
  when: string;
  needs: string;
  steps: DraftStep[];
}

/** The most definitions read from one file. */
export const MOST_READ = 40;
export const LONGEST_FILE = 64 * 1024;
const MARK = '#m=';

let keys = 0;
const fresh = (step: Step): DraftStep => ({ ...step, key: (keys += 1) });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An empty draft, with a price and a window that the reader can change. */
export const blank = (): Draft => draftOf({ name: '', price: 50, windows: ['before_study'], steps: [] });

/** Read a value that may be a definition, as far as the bench can show it. */
export function draftOf(value: unknown): Draft {
  const given = isObject(value) ? value : {};
  const name = isObject(given.name) ? given.name : { en: given.name };
  return {
    name: { en: text(name.en), ja: text(name.ja) },
    price: typeof given.price === 'number' ? given.price : null,
    windows: list(given.windows).filter((window) => typeof window === 'string'),
    once: given.once === true,
    when: text(given.when) || 'at_once',
    needs: text(given.needs) || 'always',
    steps: list(given.steps).flatMap((step) =>
      isObject(step) && typeof step.step === 'string' ? [fresh(step as unknown as Step)] : [],
    ),
  };
}

/**
 * Return the definition in the format of records, without defaults. A missing name becomes empty in the reader's
 * language.
 */
export function definitionOf(draft: Draft, language: Language): Definition {
  const names = Object.entries(draft.name).filter(([, name]) => name.trim());
  return {
    name: names.length > 0 ? Object.fromEntries(names) : { [language]: '' },
    price: Number.isFinite(draft.price) ? draft.price : null,
    windows: draft.windows,
    ...(draft.once ? { once: true } : {}),
    ...(draft.when === 'at_once' ? {} : { when: draft.when }),
    ...(draft.needs === 'always' ? {} : { needs: draft.needs }),
    steps: draft.steps.map(({ key: _, ...step }) => said(step)),
  };
}

function said(step: Step): Step {
  const { if: condition, seen, count, ...rest } = step;
  return {
    ...rest,
    ...(count === undefined ? {} : { count: Number.isFinite(count) ? count : null }),
    ...(seen ? { seen } : {}),
    ...(condition === undefined || condition === 'always' ? {} : { if: condition }),
  };
}

/** The step of a kind with which a form begins. */
export const stepOf = (name: string): DraftStep => fresh(first(name) as unknown as Step);

/** Move the entry at `at` by `by` places. */
export function moved<T>(steps: readonly T[], at: number, by: number): T[] {
  const rest = steps.filter((_, i) => i !== at);
  const step = steps[at];
  return step === undefined ? [...steps] : [...rest.slice(0, at + by), step, ...rest.slice(at + by)];
}

const same = (one: Problem['place'], other: Problem['place']): boolean => one.join('.') === other.join('.');

/** The problems of exactly this place. */
export const at = (problems: readonly Problem[], ...place: Problem['place']): Problem[] =>
  problems.filter((problem) => same(problem.place, place));

/** The problems of a step, except those of fields that show their problems themselves. */
export const ofStep = (problems: readonly Problem[], step: number, shown: readonly string[]): Problem[] =>
  problems.filter(({ place }) => place[0] === 'steps' && place[1] === step && !shown.includes(String(place[2])));

/** Whether two definitions are equal except for the price. */
export const sameButPrice = (one: Definition, other: Definition): boolean =>
  JSON.stringify({ ...one, price: 0 }) === JSON.stringify({ ...other, price: 0 });

/** A copy with a name that is free in the list. */
export function copyOf(definition: Definition, others: readonly Definition[]): Definition {
  const names = isObject(definition.name) ? definition.name : { en: definition.name };
  const taken = others.map((other) => JSON.stringify(isObject(other.name) ? other.name : { en: other.name }));
  for (let number = 2; ; number += 1) {
    const name = Object.fromEntries(
      Object.entries(names).map(([language, known]) => [language, `${cut(text(known), 36)} ${number}`]),
    );
    if (!taken.includes(JSON.stringify(name))) return { ...definition, name };
  }
}

/** The fragment of a link that holds a whole definition. */
export function fragmentOf(definition: Definition): string {
  const bytes = new TextEncoder().encode(JSON.stringify(definition));
  return (
    MARK +
    btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  );
}

/** Read a link's definition; undefined if it has none, null if it is broken. */
export function fromFragment(fragment: string): unknown {
  if (!fragment.startsWith(MARK)) return undefined;
  try {
    const bytes = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    return readJson(textOf(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)).buffer) ?? '');
  } catch {
    return null;
  }
}

/** Read the definitions of a file, of a list, or of a record's table; null if it is none of these. */
export function fromFile(bytes: ArrayBuffer): unknown[] | null {
  const content = textOf(bytes);
  if (content === null) return null;
  try {
    const value = readJson(content);
    const options = isObject(value) && isObject(value.options) ? value.options.own_maneuvers : value;
    const found = Array.isArray(options) ? options : isObject(options) ? [options] : [];
    return found.length > 0 && found.length <= MOST_READ ? found : null;
  } catch {
    return null;
  }
}
