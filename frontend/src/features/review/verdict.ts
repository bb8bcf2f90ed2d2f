/** Explains a result in sentences that follow from its four parts, so that none contradicts another or a number. */
import type { Player } from '../../contract/thinking';
import type { WordKey } from '../../words/translate.svelte';
import { addingUp } from './numbers';

export const PARTS = ['chance', 'others', 'own', 'unseen'] as const;
export type Part = (typeof PARTS)[number];

/** The parts of a result as shown: with the fair share, they add up to the result. */
export type Shown = Record<Part | 'fair' | 'result', number>;

export interface Sentence {
  key: WordKey;
  amount?: number;
}

/** Gains and losses below this share of the win are not mentioned. */
const LITTLE = 0.02;

export function shownParts({ fair, chance, others, own, unseen }: Omit<Player, 'marks'>): Shown {
  const [first = 0, ...rest] = addingUp([fair, chance, others, own, unseen]);
  const parts = Object.fromEntries(PARTS.map((part, at) => [part, rest[at] ?? 0])) as Record<Part, number>;
  return { fair: first, ...parts, result: addingUp([fair + chance + others + own + unseen])[0] ?? 0 };
}

/** The sentences about a player: the result, its main cause, and own mistakes. `over`: the game is over. */
export function verdict(player: Player, over: boolean): Sentence[] {
  const parts = shownParts(player);
  const end = !over ? 'open' : parts.result === 1 ? 'won' : parts.result === 0 ? 'lost' : 'shared';
  const gain = parts.result - parts.fair;
  const [least, most] = [extreme(parts, -1), extreme(parts, 1)];
  const cause: Sentence[] =
    Math.abs(gain) < LITTLE
      ? []
      : gain > 0
        ? [{ key: `review.helped.${most}` as WordKey, amount: parts[most] }]
        : [{ key: `review.cost_most.${least}` as WordKey, amount: parts[least] }];
  return [{ key: `review.end.${end}` }, ...cause, ...mistakes(player, parts.own, cause[0]?.key)];
}

const extreme = (parts: Shown, sign: number): Part =>
  PARTS.reduce((found, part) => (sign * parts[part] > sign * parts[found] ? part : found));

function mistakes({ marks }: Player, own: number, cause: WordKey | undefined): Sentence[] {
  if (cause === 'review.cost_most.own') return [];
  const none = own > -LITTLE && Object.values(marks).every((count) => count === 0);
  return [none ? { key: 'review.none' } : { key: 'review.own.cost', amount: -own }];
}
