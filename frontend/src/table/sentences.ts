/** Sentences that games share: joining sentences, players' names, the winners, the table's rules. */
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Who } from '../words/render';
import type { Fact, Teller } from './game';

/** Join sentences as the language does; null and empty ones are left out. */
export function sentences(tell: Teller, ...parts: readonly (string | null)[]): string {
  const said = parts.filter((part): part is string => part !== null && part !== '');
  return said.length > 0 ? said.reduce((first, second) => tell.t('table.both', { first, second })) : '';
}

/** A person other than the reader. */
export const named = (text: string): Who => ({ text, start: text, you: false });

/** A player in a sentence: "you", or a name. */
export function player(seat: number, tell: Teller): Who {
  if (seat !== tell.you) return named(tell.t('table.player', { name: tell.name(seat) }));
  return { text: tell.t('table.own'), start: tell.t('table.Own'), you: true };
}

/** Several players together: "you and East". */
export function together(all: readonly Who[], tell: Teller): Who {
  const [first, ...rest] = all;
  const others = rest.map(({ text }) => text);
  return {
    text: tell.list(all.map(({ text }) => text)),
    start: tell.list(first ? [first.start, ...others] : []),
    you: first?.you === true && others.length === 0,
  };
}

/** Several seats in a sentence. */
export const players = (seats: readonly number[], tell: Teller): Who =>
  together(
    seats.map((seat) => player(seat, tell)),
    tell,
  );

/** A player outside a sentence, such as over a column: "You", or the name alone. */
export const label = (seat: number, tell: Teller): string =>
  seat === tell.you ? tell.t('table.Own') : tell.name(seat);

/** The winners, in a sentence. */
export function verdict(winners: readonly number[], tell: Teller): string {
  return tell.t(winners.length === 1 ? 'table.win.one' : 'table.win.tie', { names: players(winners, tell) });
}

/** A rule in force at the table. */
export const fact = (label: WordKey, value: string, tell: Teller): Fact => ({ label: tell.t(label), value });

/** The conditions on a game's options that change texts, by name; of several that hold, the first with words counts. */
export type Conditions<O> = Readonly<Record<string, (options: O) => boolean>>;

/** The words for a key, or those of its variant `<key>.<condition>`. */
export const wordsBy =
  <O>(conditions: Conditions<O>) =>
  (key: WordKey, options: O, tell: Teller, given?: Parameters): string => {
    const variants = Object.entries(conditions).map(([name, holds]) => [[key, name].join('.'), holds] as const);
    const found = variants.find(([variant, holds]) => tell.has(variant) && holds(options))?.[0] ?? key;
    return tell.t(found as WordKey, given);
  };
