/** A maneuver while it is composed, and how it travels: as a definition, in a link, in a file. */
import { readJson, textOf } from '../../../../contract/json';
import { cut } from '../../../../lib/text';
import type { Language } from '../../../../contract/language';
import { isObject } from '../../../../lib/storage';
import type { Definition, Kind, Problem, Step } from '../types';

/** A step on the bench; `key` stays its own wherever it is moved. */
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

/** So many definitions are read from one file. */
export const MOST_READ = 40;
export const LONGEST_FILE = 64 * 1024;
const MARK = '#m=';

let keys = 0;
const fresh = (step: Step): DraftStep => ({ ...step, key: (keys += 1) });

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** An empty sheet: a price and a window are there to be changed. */
export const blank = (): Draft => draftOf({ name: '', price: 50, windows: ['before_study'], steps: [] });

/** Something that should be a definition, as far as it can be put on the bench. */
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

/** As records have it: what goes without saying is left out. A name is missing in the reader's own language. */
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

/** A step of a kind as it begins. */
export function stepOf(name: string, kind: Kind): DraftStep {
  const rule = kind.fields.rule?.at(-1)?.id;
  return fresh({ step: name, ...(kind.most > 0 ? { count: 1 } : {}), ...(rule ? { rule } : {}) });
}

/** A list with the entry `at` moved by so many places. */
export function moved<T>(steps: readonly T[], at: number, by: number): T[] {
  const rest = steps.filter((_, i) => i !== at);
  const step = steps[at];
  return step === undefined ? [...steps] : [...rest.slice(0, at + by), step, ...rest.slice(at + by)];
}

const same = (one: Problem['place'], other: Problem['place']): boolean => one.join('.') === other.join('.');

/** What is wrong at exactly this place. */
export const at = (problems: readonly Problem[], ...place: Problem['place']): Problem[] =>
  problems.filter((problem) => same(problem.place, place));

/** What is wrong with a step, but for the fields that show it themselves. */
export const ofStep = (problems: readonly Problem[], step: number, shown: readonly string[]): Problem[] =>
  problems.filter(({ place }) => place[0] === 'steps' && place[1] === step && !shown.includes(String(place[2])));

/** Its name in a language, or in the one that it has; empty where it has none. */
export function titleOf(definition: Definition, language: Language): string {
  const { name } = definition;
  if (!isObject(name)) return text(name);
  return text(name[language]) || text(Object.values(name)[0]);
}

/** Whether two say the same, whatever they cost. */
export const sameButPrice = (one: Definition, other: Definition): boolean =>
  JSON.stringify({ ...one, price: 0 }) === JSON.stringify({ ...other, price: 0 });

/** A copy under a name that nothing in the list has yet. */
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

/** What follows the workshop's address in a link that holds a whole definition. */
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

/** What a link holds; undefined where it holds nothing, null where it is broken. */
export function fromFragment(fragment: string): unknown {
  if (!fragment.startsWith(MARK)) return undefined;
  try {
    const bytes = atob(fragment.slice(MARK.length).replaceAll('-', '+').replaceAll('_', '/'));
    return readJson(textOf(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)).buffer) ?? '');
  } catch {
    return null;
  }
}

/** The definitions in a file, of one or a list, or of a record's table; null where it is none of these. */
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
