/** Cards by their names on the rule pages: "purple 52", 紫52; the number identifies the card. */
import type { Draw } from '../../ui/texts/example';
import Card from './Card.svelte';
import { CARDS } from './rules/cards';

export const draw: Draw = (name) => {
  const card = Number(/\d+$/.exec(name)?.[0]);
  return CARDS.includes(card) ? { Card, props: { card } } : null;
};
