/** Finds the card that a rule page names: "tide 4", 潮位4, or a number alone for a Weather card. */
import type { Draw } from '../../ui/texts/example';
import Card from './pieces/Card.svelte';
import Gauge from './pieces/Gauge.svelte';
import { TIDES, WEATHER } from './rules/cards';

export const draw: Draw = (name) => {
  const [, tide, number] = /^(tide |潮位)?(\d+)$/.exec(name) ?? [];
  const card = Number(number);
  if (!(card >= 1 && card <= (tide ? TIDES : WEATHER))) return null;
  return tide ? { Card: Gauge, props: { level: card } } : { Card, props: { card } };
};
