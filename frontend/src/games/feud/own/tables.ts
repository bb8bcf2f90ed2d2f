/** Checks and encodes a table's maneuvers, as `quarterdeck.games.feud.definitions.tables` does. */
import type { Codec } from '../../../engine/options';
import type { OptionValue } from '../../../contract/options';
import { isObject } from '../../../lib/storage';
import { DATA, get, has, kindOf, type Loose, stepsOf } from './data';
import { any, encoded, inside, NOTHING, problems, titleOf, wrongFields } from './definitions';
import { Named, Problem } from './problems';

const { limits } = DATA;
const MANEUVERS = Object.keys(DATA.book);

type Problems = Generator<Problem, void>;

/** A table's changes of the eight maneuvers of the book. */
export const CHANGES: Codec = {
  wrong(value) {
    if (!isObject(value))
      return Problem.line([new Problem([], 'changes', { fields: new Named('field', DATA.changed, 'and') })]);
    return Problem.line(Object.entries(value).flatMap(([name, changes]) => [...changeProblems(name, changes)]));
  },
  fitting(value) {
    const given = isObject(value) ? Object.entries(value) : [];
    return Object.fromEntries(given.filter(([name, changes]) => !any(changeProblems(name, changes)))) as OptionValue;
  },
  encoded: (value) =>
    MANEUVERS.flatMap((name) => encoded(changed(name, get(value as unknown as Loose, name, {}) as Loose))),
};

/** Report all problems of a table's changes of a maneuver of the book. */
export function* changeProblems(name: string, changes: unknown): Problems {
  if (!MANEUVERS.includes(name)) {
    return yield new Problem([], 'no_maneuver', { value: name, values: new Named('', MANEUVERS, 'and') });
  }
  if (!isObject(changes) || wrongFields(changes, DATA.changed)) {
    return yield new Problem([name], 'object', { fields: new Named('field', DATA.changed, 'and') });
  }
  const allowed = choosers(name);
  const by = get(changes, 'by');
  if (has(changes, 'by') && !allowed.includes(by as string)) {
    const wrong = new Problem(['by'], 'choice', { value: by, values: new Named('by', allowed) });
    return yield (allowed.length > 0 ? wrong : new Problem(['by'], 'no_meaning')).inside(name);
  }
  yield* inside(problems(changed(name, changes), { study: true, reservation: true }, false), name);
}

/** The possible choosers for a maneuver of the book; empty if a table cannot set its chooser. */
export const choosers = (name: string): readonly string[] =>
  name === 'betrayal' ? [] : kindOf(stepsOf(DATA.book[name]!)[0]!).by;

/** Return a maneuver of the book with the table's changes. */
export function changed(name: string, changes: Loose): Loose {
  const { by, ...others } = changes;
  const definition = { ...DATA.book[name]!, ...others };
  return by === undefined ? definition : { ...definition, steps: stepsOf(definition).map((step) => ({ ...step, by })) };
}

/** A table's own maneuvers: a list of definitions. */
export const OWN: Codec = {
  wrong: (value, chosen) => Problem.line(listProblems(value, chosen)),
  fitting(value, chosen) {
    const found: unknown[] = [];
    for (const definition of Array.isArray(value) ? value : []) {
      if (!any(listProblems([...found, definition], chosen))) found.push(definition);
    }
    return found as OptionValue;
  },
  encoded(value) {
    const own = value as unknown as Loose[];
    return [...own.flatMap(encoded), ...Array.from({ length: limits.own - own.length }, () => NOTHING).flat()];
  },
};

/** Report all problems of a list of definitions under these options. */
export function* listProblems(value: unknown, chosen: Loose): Problems {
  if (!Array.isArray(value) || value.length > limits.own) return yield new Problem([], 'list', { most: limits.own });
  const each = value.flatMap((definition, at) => [...inside(problems(definition, chosen), at)]);
  yield* each;
  if (each.length > 0) return;
  const own = value as Loose[];
  const alike = (one: Loose) => (other: Loose) =>
    DATA.languages.some((language) => titleOf(one, language) === titleOf(other, language));
  for (const [at, definition] of own.entries()) {
    if (own.slice(0, at).some(alike(definition))) yield new Problem([at, 'name'], 'same_name');
  }
  const waiting = [...own.keys()].filter((at) => own[at]?.when === 'window_closes');
  for (const at of waiting.slice(limits.waiting)) {
    yield new Problem([at, 'when'], 'many_waiting', { most: limits.waiting, when: new Named('field', ['when']) });
  }
}

/** Report the problems of a definition that is added to others. The problems' places are relative to the definition. */
export function* addedProblems(before: readonly unknown[], definition: unknown, chosen: Loose): Problems {
  if (before.length === 0) return yield* problems(definition, chosen);
  for (const { place, code, data } of listProblems([...before, definition], chosen)) {
    if (place.length === 0 || place[0] === before.length) yield new Problem(place.slice(1), code, data);
  }
}
