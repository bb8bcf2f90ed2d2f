/** How a message becomes a sentence: the page and its tests do it alike. */
import type { Message } from './types';

/** Somebody whom a sentence names: the reader, "you", or anybody else. */
export interface Who {
  text: string;
  /** As it begins a sentence. */
  start: string;
  /** The reader, alone. */
  you: boolean;
}

export type Parameters = Record<string, string | number | Who>;

/** `{name?you take|{name} takes}`: what is said of the reader, and of others. */
export const CHOICE = /\{(\w+)\?([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g;

const isWho = (value: string | number | Who | undefined): value is Who => typeof value === 'object';

/**
 * A message with its parameters: `{name}`, and `{Name}` where it begins a sentence. With `one` and `other` the
 * parameter `count` chooses, by the language's `plural`. What is not given stays as it is.
 */
export function render(message: Message, parameters: Parameters, plural: (count: number) => string): string {
  const text =
    typeof message === 'string' ? message : plural(Number(parameters.count)) === 'one' ? message.one : message.other;
  const chosen = text.replaceAll(CHOICE, (_, name: string, you: string, others: string) => {
    const who = parameters[name];
    return isWho(who) && who.you ? you : others;
  });
  return chosen.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const own = name.charAt(0).toLowerCase() + name.slice(1);
    const value = parameters[own];
    if (!isWho(value)) return String(value ?? whole);
    return own === name ? value.text : value.start;
  });
}
