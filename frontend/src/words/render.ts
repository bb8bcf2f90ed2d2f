/** Makes a sentence of a message and its parameters, for the page and for its tests. */
import type { Message } from './types';

/** A person whom a sentence names: the reader ("you") or another one. */
export interface Who {
  text: string;
  /** The name as it begins a sentence. */
  start: string;
  /** Whether this is the reader, and no one else. */
  you: boolean;
}

export type Parameters = Record<string, string | number | Who>;

/** `{name?you take|{name} takes}`: the words for the reader, and those for others. */
export const CHOICE = /\{(\w+)\?([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g;

const isWho = (value: string | number | Who | undefined): value is Who => typeof value === 'object';

/**
 * Put parameters into a message: `{name}`, or `{Name}` at the beginning of a sentence. If the message has the forms
 * `one` and `other`, `plural` chooses between them by the parameter `count`. A missing parameter leaves its braces as
 * they are.
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
