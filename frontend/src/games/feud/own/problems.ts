/** Problems of a definition and their texts, as in `quarterdeck.games.feud.definitions.problems`. */
import type { Language } from '../../../contract/language';
import { DATA } from './data';
import { capital, Teller } from './telling';

export type Place = readonly (string | number)[];

/** Parts of a definition that a problem names: a field's values, or fields. */
export class Named {
  constructor(
    readonly field: string,
    readonly values: readonly string[],
    readonly link: 'or' | 'and' = 'or',
  ) {}
}

/** One problem: `code` is the key of its sentence in the catalogue, `data` the parameters of the sentence. */
export class Problem {
  constructor(
    readonly place: Place,
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
  ) {}

  /** The problem as a sentence for a reader who sees the field. */
  words(language: Language): string {
    const teller = new Teller(DATA.words, language);
    const parts = Object.entries(this.data).map(([key, value]) => [key, told(value, teller)]);
    return teller.say('end', { text: capital(teller.say(this.code, Object.fromEntries(parts))) });
  }

  /** Return the same problem with its place inside something larger: `place` comes first. */
  inside(...place: Place): Problem {
    return new Problem([...place, ...this.place], this.code, this.data);
  }

  /** The first problem in English, with its place; empty if there is none. */
  static line(problems: Iterable<Problem>): string {
    for (const problem of problems) return [problem.place.join('.'), problem.words('en')].filter(Boolean).join(': ');
    return '';
  }
}

/** The label of a field's value in a form; without a field, the value itself. */
export function nameOf(field: string, value: string, language: Language): string {
  if (!field) return value;
  const teller = new Teller(DATA.words, language);
  if ((field === 'needs' || field === 'if') && DATA.conditions.indexOf(value) > 0) {
    return teller.say('condition', { text: new Teller(DATA.effects, language).say(value) });
  }
  return teller.say(`${field}.${value}`);
}

function told(value: unknown, teller: Teller): string {
  if (!(value instanceof Named)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return [...text].slice(0, DATA.limits.shown).join('');
  }
  const names = value.values.map((each) => teller.say('quoted', { name: nameOf(value.field, each, teller.language) }));
  return teller.listed(names, value.link);
}
