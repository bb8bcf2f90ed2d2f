/** Finds the card that a rule page names: "purple 52", 紫52. The number identifies the card. */
import type { Draw } from '../../ui/texts/example';
import Card from './Card.svelte';
import { CARDS } from './rules/cards';

export const draw: Draw = (name) => {
  const card = Number(/\d+$/.exec(name)?.[0]);
  return CARDS.includes(card) ? { Card, props: { card } } : null;
};
