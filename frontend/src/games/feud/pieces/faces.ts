/** The print of a card: rank, suit, pips, Markers that kill a Unit. Cards are named as in records: `9H`, `TC`, `X1`. */

export type SuitLetter = 'C' | 'D' | 'H' | 'S';
export type UnitRank = 'J' | 'Q' | 'K';

export const isJoker = (card: string): boolean => card.startsWith('X');
export const rankOf = (card: string): string => card.charAt(0);
export const isUnit = (card: string): boolean => 'JQK'.includes(rankOf(card));

/** The suit on the card; a Joker has none. */
export const suitOf = (card: string): SuitLetter | null => (isJoker(card) ? null : (card.charAt(1) as SuitLetter));

/** Each suit, then the other suit of its colour, then the two suits of the other colour. */
export const AROUND: readonly (readonly [SuitLetter, SuitLetter, SuitLetter, SuitLetter])[] = [
  ['S', 'C', 'H', 'D'],
  ['C', 'S', 'H', 'D'],
  ['H', 'D', 'S', 'C'],
  ['D', 'H', 'S', 'C'],
];

/** The printed rank: a ten has two digits. */
export const printed = (card: string): string => (rankOf(card) === 'T' ? '10' : rankOf(card));

const KILLED_AT: Record<UnitRank, number> = { J: 3, Q: 4, K: 5 };

/** How many Markers kill this Unit. */
export const killedAt = (card: string): number => KILLED_AT[rankOf(card) as UnitRank];

/** Each suit in a box from -10 to 10. */
export const SUIT_PATHS: Record<SuitLetter, string> = {
  H: 'M0 10.5C-2.6 5.6-10-.2-10-5.2-10-8.4-7.7-10.5-5.1-10.5-2.7-10.5-.8-8.8 0-6.6.8-8.8 2.7-10.5 5.1-10.5 7.7-10.5 10-8.4 10-5.2 10-.2 2.6 5.6 0 10.5Z',
  D: 'M0-11.5C2.2-7.4 5-3.4 8.4 0 5 3.4 2.2 7.4 0 11.5-2.2 7.4-5 3.4-8.4 0-5-3.4-2.2-7.4 0-11.5Z',
  S: 'M0-11C2.6-6.2 10-1 10 4 10 7 7.9 8.7 5.5 8.7 3.4 8.7 1.9 7.5 1.1 5.9 1.3 8 2.2 9.8 4 11H-4C-2.2 9.8-1.3 8-1.1 5.9-1.9 7.5-3.4 8.7-5.5 8.7-7.9 8.7-10 7-10 4-10-1-2.6-6.2 0-11Z',
  C: 'M0-11C3-11 5-8.8 5-6.2 5-4.6 4.2-3.2 3-2.3 3.7-2.6 4.5-2.8 5.3-2.8 8.1-2.8 10-.6 10 2 10 4.8 7.9 7 5.2 7 3.3 7 1.9 6.1 1.1 4.6 1.2 7.4 2.2 9.6 4 11H-4C-2.2 9.6-1.2 7.4-1.1 4.6-1.9 6.1-3.3 7-5.2 7-7.9 7-10 4.8-10 2-10-.6-8.1-2.8-5.3-2.8-4.5-2.8-3.7-2.6-3-2.3-4.2-3.2-5-4.6-5-6.2-5-8.8-3-11 0-11Z',
};

export interface Pip {
  x: number;
  y: number;
}

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;
const TOP = 24;
const BOTTOM = 116;
const CENTRE = 70;

const row = (y: number): Pip[] => [
  { x: LEFT, y },
  { x: RIGHT, y },
];
const single = (y: number): Pip => ({ x: MIDDLE, y });
const third = (BOTTOM - TOP) / 3;
const four = [TOP, TOP + third, BOTTOM - third, BOTTOM].flatMap(row);
const six = [TOP, CENTRE, BOTTOM].flatMap(row);
const upper = single((TOP + CENTRE) / 2);
const lower = single((CENTRE + BOTTOM) / 2);

const PIPS: Record<string, readonly Pip[]> = {
  '2': [single(TOP), single(BOTTOM)],
  '3': [single(TOP), single(CENTRE), single(BOTTOM)],
  '4': [TOP, BOTTOM].flatMap(row),
  '5': [...[TOP, BOTTOM].flatMap(row), single(CENTRE)],
  '6': six,
  '7': [...six, upper],
  '8': [...six, upper, lower],
  '9': [...four, single(CENTRE)],
  T: [...four, single(TOP + third / 2), single(BOTTOM - third / 2)],
};

/** The pips of a number card on a card of 100 by 140. Those below the middle are upside down. */
export const pipsOf = (card: string): readonly Pip[] => PIPS[rankOf(card)] ?? [];

export type ItemKind = 'armor' | 'weaponry' | 'healing' | 'fate';

const ITEMS: Record<string, ItemKind> = { A: 'armor', '2': 'weaponry', T: 'healing', X: 'fate' };

/** Which Item the card is; null for a Strike or a Unit. */
export const itemOf = (card: string): ItemKind | null => ITEMS[rankOf(card)] ?? null;

/** Each Item's emblem in a box from -10 to 10, drawn in lines. */
export const ITEM_PATHS: Record<ItemKind, string> = {
  armor: 'M0-10C3-8.2 6-7.4 9-7.4V-1C9 4.6 5.4 8.2 0 10.4-5.4 8.2-9 4.6-9-1V-7.4C-6-7.4-3-8.2 0-10ZM0-10V10.4M-9-1H9',
  weaponry: 'M-9-9L5.4 5.4M9-9L-5.4 5.4M8 3L3 8M-8 3L-3 8M5.6 5.6L9 9M-5.6 5.6L-9 9',
  healing: 'M-3.2-9.5H3.2V-3.2H9.5V3.2H3.2V9.5H-3.2V3.2H-9.5V-3.2H-3.2Z',
  fate: 'M0-9.5A9.5 9.5 0 1 1-.01-9.5ZM0-2.6A2.6 2.6 0 1 1-.01-2.6ZM0-9.5V-2.6M0 2.6V9.5M-9.5 0H-2.6M2.6 0H9.5M-6.7-6.7L-1.8-1.8M6.7-6.7L1.8-1.8M-6.7 6.7L-1.8 1.8M6.7 6.7L1.8 1.8',
};

/** The two sides' banners: a colour under text in `light`, and a charge that tells them apart without colour. */
export interface Banner {
  field: string;
  light: string;
  /** Path in a box from -20 to 20. */
  charge: string;
}

const TOWER =
  'M-13-19H-7.5V-14.5H-2.8V-19H2.8V-14.5H7.5V-19H13V-8L9.5-4.5V13H13V19H4.5V9A4.5 4.5 0 0 0-4.5 9V19H-13V13H-9.5V-4.5L-13-8ZM0-6.5A2.5 2.5 0 0 0-2.5-4V2.5H2.5V-4A2.5 2.5 0 0 0 0-6.5Z';

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number, radius: number): string =>
    `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
  const middle = (i * Math.PI) / 6;
  return `M${at(middle - 0.2, 11)}L${at(middle, i % 2 === 0 ? 20 : 16.5)}L${at(middle + 0.2, 11)}Z`;
}).join('');
const SUN = `M0-9A9 9 0 1 1-.01-9Z${RAYS}`;

export const BANNERS: readonly [Banner, Banner] = [
  { field: '#1f4560', light: '#c9d8dc', charge: TOWER },
  { field: '#6d2430', light: '#ecd0b4', charge: SUN },
];
