/** The workshop's bench: data for its forms, and the report on the current definition. */
import type { Language } from '../../../contract/language';
import { isObject } from '../../../lib/storage';
import type { Barred, Bars, Bench, Booked, Definition, Found, Kind, Text, Value } from '../workshop/types';
import { CHOSEN } from '../workshop/types';
import { DATA, get, type Loose, type Pair, stepsOf } from './data';
import { altersKeyRule, any, misshapen, problems } from './definitions';
import { nameOf, type Problem } from './problems';
import { addedProblems, changeProblems, choosers } from './tables';
import { inAll } from './telling';
import { described } from './wording';

/** Problems that another field can fix as well: warn of them, but do not block the choice. */
const MENDED_ELSEWHERE = ['waits_once', 'for_ever'];

const textOf = ([en, ja]: Pair): Text => ({ en, ja });
const named = (field: string, value: string): Text => inAll((language) => nameOf(field, value, language));
const values = (field: string, ids: readonly string[]): Value[] => ids.map((id) => ({ id, name: named(field, id) }));
const mapped = <T, U>(object: Readonly<Record<string, T>>, to: (value: T, name: string) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, to(value, name)]));

/** The named choices of a step's field, with their values. */
function choices(name: string): (readonly [string, readonly string[]])[] {
  const { whose, by, piles, rules } = DATA.steps[name]!;
  const all: Record<(typeof CHOSEN)[number], readonly string[]> = { whose, by, pile: piles, rule: rules };
  return CHOSEN.map((field) => [field, all[field]] as const).filter(([, ids]) => ids.length > 1);
}

/** The possible fields of a kind of step, with named values where there are several. */
function kind(name: string): Kind {
  const { most, seen } = DATA.steps[name]!;
  return {
    name: named('step', name),
    most,
    seen,
    fields: Object.fromEntries(choices(name).map(([field, ids]) => [field, values(field, ids)])),
  };
}

/** One of the eight maneuvers of the book, and what a table may change of it. */
function booked(name: string): Booked {
  const { windows, once = false } = DATA.book[name] as { windows: string[]; once?: boolean };
  const can = (changes: Loose): boolean => !any(changeProblems(name, changes));
  const by = choosers(name);
  const changes = {
    windows: DATA.windows.filter((each) => can({ windows: [each] })),
    once: can({ once: !once }),
    by: values('by', by),
  };
  return { id: name, name: textOf(DATA.titles[name]!), windows, once, by: by[0] ?? null, changes };
}

export const BENCH: Bench = {
  limits: DATA.limits,
  fields: Object.fromEntries(
    [...DATA.fields, ...DATA.step_fields, ...DATA.languages].map((name) => [
      name,
      textOf(DATA.words[`field.${name}`]!),
    ]),
  ),
  windows: values('windows', DATA.windows),
  when: values('when', DATA.when),
  needs: values('needs', DATA.conditions),
  groups: Object.entries(DATA.groups).map(([name, steps]) => ({
    name: textOf(DATA.words[`group.${name}`]!),
    steps: [...steps],
  })),
  steps: mapped(DATA.steps, (_, name) => kind(name)),
  shelf: DATA.shelf.map(({ definition, fun }) => ({ definition: definition as unknown as Definition, fun })),
  book: Object.keys(DATA.book).map(booked),
};

/** The label of a field in a form. */
export const labelOf = (field: string, language: Language): string => BENCH.fields[field]?.[language] ?? field;

const wordsOf = (problem: Problem): Text => inAll((language) => problem.words(language));

/** Give the definition a valid name, so that its text can be written. */
function titled(definition: Loose): Loose {
  const name = get(definition, 'name');
  const names = isObject(name) ? Object.values(name) : [name];
  return names.length > 0 && names.every((text) => typeof text === 'string') ? definition : { ...definition, name: '' };
}

/** Report a definition's text and its problems, for these options and the definitions in `beside`. */
export function examine(definition: unknown, options: Loose = DATA.widest, beside: readonly unknown[] = []): Found {
  const found = [...addedProblems(beside, definition, options)];
  const told = any(misshapen(definition)) ? null : (definition as Loose);
  return {
    articles: told && inAll((language) => described(titled(told), language)),
    problems: found.map((problem) => ({ place: [...problem.place], code: problem.code, words: wordsOf(problem) })),
    alters: told !== null && altersKeyRule(told),
  };
}

/** The values that each part cannot have, and why; empty for an unreadable definition. */
export function barred(definition: Loose): Barred {
  if (any(misshapen(definition))) return {};
  const chosen = definition.windows as string[];
  const steps = stepsOf(definition);
  const with_ = (ids: readonly string[], to: (id: string) => Loose): Bars => bars(definition, ids, to);
  return {
    windows: with_(
      DATA.windows.filter((id) => !chosen.includes(id)),
      (id) => ({ windows: [...chosen, id] }),
    ),
    when: with_(DATA.when, (id) => ({ when: id })),
    add: with_(Object.keys(DATA.steps), (id) => ({ steps: [...steps, first(id)] })),
    steps: steps.map((step, at) => {
      const bar = (field: string, ids: readonly string[]): Bars =>
        with_(ids, (id) => ({ steps: steps.with(at, { ...step, [field]: id }) }));
      return Object.fromEntries(choices(step.step as string).map(([field, ids]) => [field, bar(field, ids)]));
    }),
  };
}

/** The step of a kind with which a form begins; of several rules it names the last. */
export function first(name: string): Loose {
  const { most, rules } = DATA.steps[name]!;
  return { step: name, ...(most > 0 && { count: 1 }), ...(rules.length > 0 && { rule: rules.at(-1) }) };
}

/** Why each choice that would cause a problem is blocked. */
function bars(definition: Loose, ids: readonly string[], change: (id: string) => Loose): Bars {
  const wrong = (value: Loose): Problem[] => [...problems(value, DATA.widest, false)];
  const now = new Set(wrong(definition).map((problem) => JSON.stringify(problem)));
  const found = ids.flatMap((id) => {
    const made = wrong({ ...definition, ...change(id) }).filter((problem) => !now.has(JSON.stringify(problem)));
    const bad = made.find(({ code }) => !MENDED_ELSEWHERE.includes(code));
    return bad ? [[id, wordsOf(bad)] as const] : [];
  });
  return Object.fromEntries(found);
}
