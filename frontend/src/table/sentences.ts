/** Texts that games share: joined sentences, players' names in sentences, the winners, the rules at the table. */
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Who } from '../words/render';
import type { Fact, LogLine, Teller } from './game';

/** Join sentences in the way of the current language. Null and empty ones are left out. */
export function sentences(tell: Teller, ...parts: readonly (string | null)[]): string {
  const said = parts.filter((part): part is string => part !== null && part !== '');
  return said.length > 0 ? said.reduce((first, second) => tell.t('table.both', { first, second })) : '';
}

/** A player other than the reader, for a sentence. */
export const named = (text: string): Who => ({ text, start: text, you: false });

/** A player for a sentence: "you" for the reader, else the name. */
export function player(seat: number, tell: Teller): Who {
  if (seat !== tell.you) return named(tell.t('table.player', { name: tell.name(seat) }));
  return { text: tell.t('table.own'), start: tell.t('table.Own'), you: true };
}

/** Several players together for a sentence: "you and East". */
export function together(all: readonly Who[], tell: Teller): Who {
  const [first, ...rest] = all;
  const others = rest.map(({ text }) => text);
  return {
    text: tell.list(all.map(({ text }) => text)),
    start: tell.list(first ? [first.start, ...others] : []),
    you: first?.you === true && others.length === 0,
  };
}

/** The players of several seats, for a sentence. */
export const players = (seats: readonly number[], tell: Teller): Who =>
  together(
    seats.map((seat) => player(seat, tell)),
    tell,
  );

/** A player outside a sentence, such as over a column: "You", or the name alone. */
export const label = (seat: number, tell: Teller): string =>
  seat === tell.you ? tell.t('table.Own') : tell.name(seat);

/** The sentence that says who has won. */
export function verdict(winners: readonly number[], tell: Teller): string {
  return tell.t(winners.length === 1 ? 'table.win.one' : 'table.win.tie', { names: players(winners, tell) });
}

export const line = (kind: LogLine['kind'], text: string): LogLine => ({ kind, text });

/** "North 3 and East 5": the seats, or what `name` returns, with their points. */
export const scoresOf = (
  points: readonly (number | string)[],
  tell: Teller,
  name: (at: number) => Who | string = (seat) => player(seat, tell),
): string => tell.list(points.map((each, at) => tell.t('table.say.score_of', { name: name(at), points: each })));

/** A rule in force at the table, as a label with its value. */
export const fact = (label: WordKey, value: string, tell: Teller): Fact => ({ label: tell.t(label), value });

/**
 * Conditions on a game's options, by name, under which texts may have variants. The variant of the text `key` is
 * `<key>.<name>`. If several conditions hold, the first one counts for which there is a variant.
 */
export type Conditions<O> = Readonly<Record<string, (options: O) => boolean>>;

/** Make the function that returns the text for a key, or its variant for the options. */
export const wordsBy =
  <O>(conditions: Conditions<O>) =>
  (key: WordKey, options: O, tell: Teller, given?: Parameters): string => {
    const variants = Object.entries(conditions).map(([name, holds]) => [[key, name].join('.'), holds] as const);
    const found = variants.find(([variant, holds]) => tell.has(variant) && holds(options))?.[0] ?? key;
    return tell.t(found as WordKey, given);
  };
