/** Validates a maneuver and encodes it for the rules, as `quarterdeck.games.feud.definitions.definitions` does. */
import type { Language } from '../../../contract/language';
import { isObject } from '../../../lib/storage';
import { fits } from '../../../lib/text';
import { AFTER, BEFORE, byOf, COLUMNS, DATA, get, has, kindOf, type Loose, stepsOf, whoseOf } from './data';
import { Named, Problem } from './problems';

const { limits } = DATA;
/** Invisible characters, except the space and the emoji joiner. */
const UNSEEN = /(?![ \u200D])[\p{C}\p{Z}]/u;

type Problems = Generator<Problem, void>;

export const any = (problems: Iterable<Problem>): boolean => !problems[Symbol.iterator]().next().done;

/** Report all problems of a maneuver under these options, those of its form first. */
export function* problems(value: unknown, options: Loose, named = true): Problems {
  if (named && isObject(value)) yield* wrongName(get(value, 'name'));
  const shape = [...misshapen(value)];
  yield* shape;
  if (shape.length === 0) yield* senseless(value as Loose, options);
}

/** Report the parts that no maneuver can have. Without such parts, the maneuver's text can be written. */
export function* misshapen(value: unknown): Problems {
  const wrong = wrongFields(value, DATA.fields);
  if (wrong || !isObject(value)) return yield wrong!;
  yield* notWhole(get(value, 'price'), 1, limits.price, 'price');
  const windows = get(value, 'windows');
  if (!Array.isArray(windows) || windows.length === 0 || repeats(windows)) {
    yield new Problem(['windows'], 'windows', { values: new Named('windows', DATA.windows, 'and') });
  } else {
    for (const window of windows) yield* notOneOf(window, DATA.windows, 'windows');
  }
  yield* noFlag(value, 'once');
  yield* notOneOf(get(value, 'when', 'at_once'), DATA.when, 'when');
  yield* notOneOf(get(value, 'needs', 'always'), DATA.conditions, 'needs');
  const steps = get(value, 'steps');
  if (!Array.isArray(steps) || steps.length === 0) return yield new Problem(['steps'], 'steps', { most: limits.steps });
  for (const [at, step] of steps.entries()) yield* inside(misshapenStep(step), 'steps', at);
}

function repeats(values: readonly unknown[]): boolean {
  const names = values.filter((value) => typeof value === 'string');
  return new Set(names).size < names.length;
}

export function* inside(found: Iterable<Problem>, ...place: (string | number)[]): Problems {
  for (const problem of found) yield problem.inside(...place);
}

function* misshapenStep(step: unknown): Problems {
  const fields = wrongFields(step, DATA.step_fields);
  if (fields || !isObject(step)) return yield fields!;
  const [unknown] = notOneOf(get(step, 'step'), Object.keys(DATA.steps), 'step');
  if (unknown) return yield unknown;
  const kind = kindOf(step);
  yield* notOneOf(whoseOf(step), kind.whose, 'whose');
  yield* notOneOf(get(step, 'if', 'always'), DATA.conditions, 'if');
  for (const [field, values] of [
    ['by', kind.by],
    ['pile', kind.piles],
    ['rule', kind.rules],
  ] as const) {
    if (has(step, field) || (field === 'rule' && values.length > 0)) yield* notOneOf(get(step, field), values, field);
  }
  if (kind.most > 0) yield* notWhole(get(step, 'count'), 1, kind.most, 'count');
  else if (has(step, 'count')) yield new Problem(['count'], 'no_meaning');
  if (has(step, 'seen') && !kind.seen) yield new Problem(['seen'], 'no_meaning');
  else yield* noFlag(step, 'seen');
}

/** Report combinations that are not allowed although each part is. */
function* senseless(value: Loose, options: Loose): Problems {
  const windows = value.windows as string[];
  if (value.when === 'window_closes') {
    if (!get(value, 'once', false)) yield new Problem(['once'], 'waits_once', { once: new Named('field', ['once']) });
    if (windows.some((window) => window !== AFTER && window !== COLUMNS)) {
      yield new Problem(['when'], 'waits_where', { windows: new Named('windows', [AFTER, COLUMNS], 'and') });
    }
  }
  const steps = stepsOf(value);
  for (const [at, step] of steps.entries()) {
    yield* inside(untimely(step, value), 'steps', at);
    yield* inside(optional(step, options), 'steps', at);
  }
  const sum = (numbers: number[]): number => numbers.reduce((all, each) => all + each, 0);
  const sides = (step: Loose): number => (whoseOf(step) === 'both' ? 2 : 1);
  if (sum(steps.map((step) => (step.step === 'deny' ? 1 : sides(step)))) > limits.steps) {
    yield new Problem(['steps'], 'many_steps', { most: limits.steps });
  }
  const won = sum(steps.map((step) => (step.step === 'gain' ? (step.count as number) * sides(step) : 0)));
  const price = value.price as number;
  if (won >= price) yield new Problem(['price'], 'for_ever', { won, price }); // an endless chain of purchases
}

function* untimely(step: Loose, definition: Loose): Problems {
  const kind = kindOf(step);
  const named = new Named('step', [step.step as string]);
  const windows = step.rule === 'study' ? [BEFORE] : kind.windows;
  for (const window of definition.windows as string[]) {
    if (windows.includes(window)) continue;
    yield new Problem([], 'not_here', {
      step: named,
      window: new Named('windows', [window]),
      windows: new Named('windows', windows, 'and'),
    });
  }
  const waits = definition.when === 'window_closes';
  if (waits && kind.when === 'at once') yield new Problem([], 'cannot_wait', { step: named });
  if (kind.when === 'when the window closes' && !waits) {
    yield new Problem([], 'must_wait', { step: named, when: new Named('when', ['window_closes']) });
  }
  if (waits && byOf(step, '') === 'buyer' && step.step !== 'arrange') {
    yield new Problem(['by'], 'nobody_asked', {
      values: new Named(
        'by',
        kind.by.filter((by) => by !== 'buyer'),
      ),
    });
  }
  if (step.step === 'renew' && step.by === 'owner' && (step.count as number) > 1)
    yield new Problem(['count'], 'one_at_a_time');
}

function* optional(step: Loose, options: Loose): Problems {
  const option = (step.rule as string | undefined) || kindOf(step).option;
  if (!option || [true, 'on'].includes(get(options, option) as string)) return;
  yield new Problem([], 'option_off', {
    step: new Named('step', [step.step as string]),
    option: new Named('option', [option]),
  });
}

function* wrongName(name: unknown): Problems {
  const names: Loose = isObject(name) ? name : { en: name };
  const languages = Object.keys(names).filter((language) => has(names, language));
  if (languages.length === 0 || languages.some((language) => !DATA.languages.includes(language as Language))) {
    return yield new Problem(['name'], 'names');
  }
  for (const language of languages) {
    const text = names[language];
    if (typeof text === 'string' && text.trim() && fits(text.trim(), limits.name) && !UNSEEN.test(text)) continue;
    yield new Problem(isObject(name) ? ['name', language] : ['name'], 'name', { most: limits.name });
  }
}

/** Report that a value is not an object, or has other fields than these; null if there is no problem. */
export function wrongFields(value: unknown, fields: readonly string[]): Problem | null {
  const named = { fields: new Named('field', fields, 'and') };
  if (!isObject(value)) return new Problem([], 'object', named);
  const unknown = Object.keys(value).find((name) => has(value, name) && !fields.includes(name));
  return unknown === undefined ? null : new Problem([], 'unknown_field', { field: unknown, ...named });
}

function* notOneOf(value: unknown, values: readonly string[], field: string): Problems {
  if (values.length === 0) yield new Problem([field], 'no_meaning');
  else if (value === null) yield new Problem([field], 'no_choice', { values: new Named(field, values) });
  else if (!values.includes(value as string))
    yield new Problem([field], 'choice', { value, values: new Named(field, values) });
}

function* notWhole(value: unknown, low: number, high: number, field: string): Problems {
  const bounds = { low, high };
  if (value === null) yield new Problem([field], 'no_number', bounds);
  else if (!Number.isInteger(value) || (value as number) < low || (value as number) > high) {
    yield new Problem([field], 'number', { value, ...bounds });
  }
}

function* noFlag(value: Loose, field: string): Problems {
  if (typeof get(value, field, false) !== 'boolean') yield new Problem([field], 'flag');
}

/**
 * Encode a definition for the rules: price, windows (a bit each), whether once a Round, whether it waits, its steps.
 */
export function encoded(definition: Loose): number[] {
  const windows = (definition.windows as string[]).reduce(
    (set, window) => set | (1 << DATA.windows.indexOf(window)),
    0,
  );
  const waits = definition.when === 'window_closes';
  const needs = DATA.conditions.indexOf(get(definition, 'needs', 'always') as string);
  const steps = stepsOf(definition).flatMap((step) => encodedStep(step, needs));
  const room = Array<number>(limits.steps - steps.length).fill(0);
  return [
    definition.price as number,
    windows,
    Number(get(definition, 'once', false)),
    Number(waits),
    ...steps,
    ...room,
  ];
}

/** The encoding that stands in place of a missing maneuver. */
export const NOTHING: readonly number[] = Array<number>(4 + limits.steps).fill(0);

/** Encode a step as one number, or as two if it concerns both players. */
function encodedStep(step: Loose, needs: number): number[] {
  const kind = kindOf(step);
  const said = {
    kind: DATA.kinds.indexOf(step.step as string),
    by: DATA.choosers.indexOf(byOf(step, 'owner') as string),
    count: get(step, 'count', 0) as number,
    place: placeOf(step),
    condition: DATA.conditions.indexOf(get(step, 'if', 'always') as string),
    needs,
  };
  const sides = kind.rules.length > 0 ? [0] : { own: [0], opponent: [1], both: [0, 1] }[whoseOf(step) as 'own']!;
  return sides.map((opponent) => packed({ ...said, opponent }));
}

function placeOf(step: Loose): number {
  const { piles, rules } = kindOf(step);
  if (piles.length > 0) return DATA.piles.indexOf(get(step, 'pile', piles[0]) as string);
  return rules.length > 0 ? DATA.rules.indexOf(step.rule as string) : Number(get(step, 'seen', false));
}

const packed = (parts: Readonly<Record<keyof typeof DATA.weights, number>>): number =>
  Object.entries(DATA.weights).reduce((sum, [part, weight]) => sum + weight * parts[part as 'kind'], 0);

/** The name in `language`, or else in a language in which it exists; empty without a name. */
export function titleOf({ name }: { name?: unknown }, language: Language): string {
  const names: Loose = isObject(name) ? name : { [language]: name };
  return (
    [names[language], ...Object.values(names)].find((text): text is string => !!text && typeof text === 'string') ?? ''
  );
}

/** Whether the maneuver breaks a rule of the game that the author warns against changing. */
export const altersKeyRule = (definition: Loose): boolean => stepsOf(definition).some(({ step }) => step === 'deny');
