/**
 * Checks and encodes a game's options in the page, as `quarterdeck.games.options` does, from the same definitions
 * (`quarterdeck.games.as_data` turns them into data). A game's codecs check the values that only the game understands.
 */
import type { GameInfo, OptionInfo } from '../contract/http';
import type { OptionValue } from '../contract/options';
import type { Level } from '../contract/protocol';
import { isObject } from '../lib/storage';

type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };
/** A plain value, or one that depends on an option: `$same` is that option's value, `$by` chooses by it among cases. */
export type Part =
  Plain | { $same: string } | { $by: string; cases: readonly (readonly [readonly Plain[], Part])[]; otherwise: Part };

export interface OptionData {
  name: string;
  kind: OptionInfo['kind'];
  default: Part;
  values: Part;
  length: Part;
  prices: Record<string, number>;
  note: Part;
  low: number;
  high: number;
  room: number;
  /** The default in encoded form, for an option that only the game itself can encode. */
  encoded?: readonly number[];
}

/** How a game checks and encodes an option of the kind `defined`, as `quarterdeck.games.options.Codec` does. */
export interface Codec {
  /** Describe what is wrong with a value, given the earlier options; empty if it is valid. */
  wrong: (value: unknown, chosen: Chosen) => string;
  /** Return the part of a value that is valid, given the earlier options. */
  fitting: (value: unknown, chosen: Chosen) => OptionValue;
  encoded: (value: OptionValue) => number[];
}
export type Codecs = Readonly<Record<string, Codec>>;

export interface OptionsData {
  /** The codecs of the options of kind `defined`; missing if the table needs none (`engineFor`). */
  codecs?: Codecs;
  options: readonly OptionData[];
  numbers: readonly Part[];
  seats: Part;
  sides: Part;
  level_note: Part;
  fresh_rounds: boolean;
}

export type Chosen = Record<string, OptionValue>;

export function evaluate(part: Part, chosen: Readonly<Record<string, unknown>>): Plain {
  if (!isObject(part)) return part as Plain;
  if ('$same' in part) return chosen[part.$same as string] as Plain;
  if (!('$by' in part)) return part as Plain;
  const { $by, cases, otherwise } = part as Extract<Part, { $by: string }>;
  const value = chosen[$by] ?? null;
  const fitting = cases.find(([values]) => values.some((one) => fits(one, value)));
  return evaluate(fitting ? fitting[1] : otherwise, chosen);
}

const fits = (one: Plain, value: unknown): boolean => (isObject(value) ? String(one) in value : one === value);

/** An option with all its parts evaluated for the values of the earlier options. */
interface Given extends Omit<OptionData, 'default' | 'values' | 'length' | 'note'> {
  default: OptionValue;
  values: OptionValue[];
  length: number;
}

function given(option: OptionData, chosen: Chosen): Given {
  const length = (evaluate(option.length, chosen) as number | null) ?? 0;
  const usual = evaluate(option.default, chosen);
  const spread = option.kind === 'numbers' && typeof usual === 'number';
  const values = (evaluate(option.values, chosen) as OptionValue[] | null) ?? [];
  return { ...option, default: (spread ? Array<number>(length).fill(usual) : usual) as OptionValue, values, length };
}

const isNumber = ({ low, high }: Given, value: unknown): boolean =>
  Number.isInteger(value) && low <= (value as number) && (value as number) <= high;

type Plainly = Exclude<OptionInfo['kind'], 'defined'>;

const POSSIBLE: Record<Plainly, (option: Given, value: unknown) => boolean> = {
  switch: (_, value) => typeof value === 'boolean',
  number: isNumber,
  choice: ({ values }, value) => values.some((one) => one === value),
  numbers: (option, value) =>
    Array.isArray(value) && value.length === option.length && value.every((one) => isNumber(option, one)),
  prices: (option, value) =>
    isObject(value) &&
    Object.entries(value).every(([name, price]) => option.values.includes(name) && isNumber(option, price)),
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) && Object.keys(value).length === 0) ||
  (Array.isArray(value) && value.length === 0);

/** Return the codec of an option. Throws if it was not fetched with the engine. */
function codecOf({ codecs }: OptionsData, name: string): Codec {
  const codec = codecs?.[name];
  if (!codec) throw new Error(`nothing here can check ${name}`);
  return codec;
}

const shown = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

/** Describe what is wrong with a value, given the earlier options; empty if it is valid. */
function wrongWith(data: OptionsData, option: OptionData, value: unknown, chosen: Chosen): string {
  if (option.kind === 'defined') return isEmpty(value) ? '' : codecOf(data, option.name).wrong(value, chosen);
  return POSSIBLE[option.kind](given(option, chosen), value) ? '' : `it cannot be ${shown(value)}`;
}

/**
 * Return the value of every option: the wanted one if the earlier options allow it, else the default. An option of the
 * kind `defined` is omitted if its value is empty.
 */
export function complete(data: OptionsData, wanted: Readonly<Record<string, unknown>>): Chosen {
  const chosen: Chosen = {};
  for (const option of data.options) {
    const value = wanted[option.name];
    const possible = wrongWith(data, option, value, chosen) === '';
    if (option.kind !== 'defined')
      chosen[option.name] = possible ? (value as OptionValue) : given(option, chosen).default;
    else if (possible && !isEmpty(value)) chosen[option.name] = value as OptionValue;
  }
  return chosen;
}

/** Describe the first option that is unknown or has an invalid value; null if all are valid. */
export function impossible(data: OptionsData, wanted: Readonly<Record<string, unknown>>): string | null {
  const chosen = complete(data, wanted);
  for (const [name, value] of Object.entries(wanted)) {
    const option = data.options.find((each) => each.name === name);
    if (!option) return `there is no option ${name}`;
    const wrong = chosen[name] === value ? '' : wrongWith(data, option, value, chosen);
    if (wrong) return `option ${name}: ${wrong}`;
  }
  return null;
}

/** The data of the game's form for a new table: the possible values, given the chosen options. */
export function gameInfo(
  id: string,
  data: OptionsData,
  wanted: Readonly<Record<string, unknown>>,
  levels: Level[],
): GameInfo {
  const chosen = complete(data, { ...wanted, ...fitting(data, wanted) });
  const before: Chosen = {};
  const options = data.options.map((each): OptionInfo => {
    const option = given(each, before);
    const value = chosen[each.name] ?? option.default;
    if (each.name in chosen) before[each.name] = value;
    const bounded = each.kind === 'number' || each.kind === 'numbers' || each.kind === 'prices';
    return {
      name: each.name,
      kind: each.kind,
      value,
      default: option.default,
      values: option.values,
      low: bounded ? each.low : null,
      high: bounded ? each.high : null,
      prices: Object.keys(each.prices).length ? each.prices : null,
      note: evaluate(each.note, before) as string | null,
    };
  });
  return {
    id,
    options,
    seats: evaluate(data.seats, chosen) as number,
    levels,
    level_note: evaluate(data.level_note, chosen) as string | null,
    fresh_rounds: data.fresh_rounds,
    ends_after: null,
  };
}

/** Return the valid part of what players have defined, given the other options. */
function fitting(data: OptionsData, wanted: Readonly<Record<string, unknown>>): Chosen {
  const own = data.options
    .filter(({ kind, name }) => kind === 'defined' && !isEmpty(wanted[name]))
    .map(({ name }) => name);
  const others = complete(data, Object.fromEntries(Object.entries(wanted).filter(([name]) => !own.includes(name))));
  return Object.fromEntries(own.map((name) => [name, codecOf(data, name).fitting(wanted[name], others)]));
}

export function encode(data: OptionsData, chosen: Chosen): number[] {
  const named = new Map(data.options.map((option) => [option.name, option]));
  return data.numbers.flatMap((number) => {
    const option = typeof number === 'string' ? named.get(number) : undefined;
    return option ? encoded(data, option, chosen) : [evaluate(number, chosen) as number];
  });
}

function encoded(data: OptionsData, option: OptionData, chosen: Chosen): readonly number[] {
  const value = chosen[option.name];
  if (option.encoded) return isEmpty(value) ? option.encoded : codecOf(data, option.name).encoded(value!);
  if (option.kind === 'numbers') {
    const numbers = value as number[];
    return [...numbers, ...Array<number>(Math.max(0, option.room - numbers.length)).fill(0)];
  }
  if (option.kind === 'prices') {
    return Object.keys(option.prices).map((name) => (value as Record<string, number>)[name] ?? 0);
  }
  if (typeof value === 'string') return [(evaluate(option.values, chosen) as OptionValue[]).indexOf(value)];
  return [Number(value)];
}
