/** Finds card players' terms in a text, so that the text can explain them in place. */
import type { WordKey } from '../../words/translate.svelte';
import type { Teller } from '../game';

export const TERMS = ['trick', 'suit', 'trump', 'follow', 'lead'] as const;
export type Term = (typeof TERMS)[number];

/** A piece of a text. `term`: the term that the piece is an occurrence of; null for other text. */
export interface Piece {
  text: string;
  term: Term | null;
}

const formsOf = (term: Term, tell: Teller): string =>
  tell.t(`term.${term}.forms` satisfies WordKey).replaceAll('/', '|');

/** Split a text at the first occurrence of each term. */
export function cut(text: string, tell: Teller): Piece[] {
  const whole = tell.language === 'ja' ? '' : '\\b';
  const groups = TERMS.map((term) => `(?<${term}>${formsOf(term, tell)})`).join('|');
  const pieces: Piece[] = [];
  const met = new Set<Term>();
  let from = 0;
  for (const found of text.matchAll(new RegExp(`${whole}(?:${groups})${whole}`, 'gi'))) {
    const term = TERMS.find((each) => found.groups?.[each] !== undefined);
    if (!term || met.has(term)) continue;
    met.add(term);
    pieces.push({ text: text.slice(from, found.index), term: null }, { text: found[0], term });
    from = found.index + found[0].length;
  }
  return [...pieces, { text: text.slice(from), term: null }].filter((piece) => piece.text !== '');
}
