/** Finds the card that a rule page names: "yellow 4", 黄4. */
import type { Draw } from '../../ui/texts/example';
import Card from './Card.svelte';
import { cardOf, STANDARD, type Suit } from './rules/cards';

const LETTERS: Readonly<Record<string, Suit>> = {
  ...{ yellow: 'Y', purple: 'P', blue: 'B', red: 'R', green: 'G' },
  ...{ 黄: 'Y', 紫: 'P', 青: 'B', 赤: 'R', 緑: 'G' },
};

export const draw: Draw = (name) => {
  const [, suit = '', value = ''] = /^(\D+?) ?(1[0-5]|\d)$/.exec(name) ?? [];
  const letter = LETTERS[suit];
  return letter ? { Card, props: { card: cardOf(letter + value), points: STANDARD, trump: null } } : null;
};
