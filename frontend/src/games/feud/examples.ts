/** Finds the card that a rule page names: ♣K, ♥5, Joker. */
import type { Draw } from '../../ui/texts/example';
import Card from './pieces/Card.svelte';

const SIGNS: Readonly<Record<string, string>> = { '♣': 'C', '♠': 'S', '♦': 'D', '♥': 'H' };
const JOKERS: ReadonlySet<string> = new Set(['Joker', 'ジョーカー']);

export const draw: Draw = (name) => {
  if (JOKERS.has(name)) return { Card, props: { card: 'X1' } };
  const [, sign = '', rank = ''] = /^([♣♠♦♥])(A|[2-9]|10|[JQK])$/.exec(name) ?? [];
  return sign ? { Card, props: { card: (rank === '10' ? 'T' : rank) + (SIGNS[sign] ?? '') } } : null;
};
