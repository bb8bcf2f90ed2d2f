/** Where things lie on the table: plain arithmetic, so that it can be tested without a page. Lengths in CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export const CARD_RATIO = 7 / 5;

/** Below this width the table is laid out for a phone. */
export const NARROW = 860;

/** A low window of more than this width has room for words beside the middle. */
export const SIDE = 400;

/** Places of the others' plates, as shares of the field, clockwise from the seat after the bottom one. */
const PLATES: Record<number, readonly (readonly [number, number])[]> = {
  1: [],
  2: [[0.5, 0.12]],
  3: [
    [0.17, 0.3],
    [0.83, 0.3],
  ],
  4: [
    [0.12, 0.5],
    [0.5, 0.11],
    [0.88, 0.5],
  ],
  5: [
    [0.11, 0.62],
    [0.25, 0.14],
    [0.75, 0.14],
    [0.89, 0.62],
  ],
  6: [
    [0.11, 0.66],
    [0.16, 0.2],
    [0.5, 0.11],
    [0.84, 0.2],
    [0.89, 0.66],
  ],
  7: [
    [0.11, 0.72],
    [0.11, 0.38],
    [0.3, 0.11],
    [0.7, 0.11],
    [0.89, 0.38],
    [0.89, 0.72],
  ],
  8: [
    [0.11, 0.74],
    [0.11, 0.42],
    [0.14, 0.1],
    [0.5, 0.1],
    [0.86, 0.1],
    [0.89, 0.42],
    [0.89, 0.74],
  ],
};

/** Where the others' cards lie in the middle, as shares of its radii, clockwise; down is positive. */
const TRICK: Record<number, readonly (readonly [number, number])[]> = {
  1: [],
  2: [[0, -1]],
  3: [
    [-0.82, -0.5],
    [0.82, -0.5],
  ],
  4: [
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
  5: [
    [-1, 0.22],
    [-0.52, -0.95],
    [0.52, -0.95],
    [1, 0.22],
  ],
  6: [
    [-1, 0.5],
    [-0.72, -0.7],
    [0, -1],
    [0.72, -0.7],
    [1, 0.5],
  ],
  7: [
    [-1, 0.53],
    [-1, -0.53],
    [-0.36, -1],
    [0.36, -1],
    [1, -0.53],
    [1, 0.53],
  ],
  8: [
    [-0.72, 1],
    [-1, 0],
    [-0.72, -1],
    [0, -1],
    [0.72, -1],
    [1, 0],
    [0.72, 1],
  ],
};

/** From this many seats on a table is crowded: smaller plates, cards in three rows, on a phone in two. */
const CROWDED = 7;

export const isCrowded = (seats: number): boolean => seats >= CROWDED;

/** The seats other than `bottom`, clockwise from the one after it. */
export function others(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}

/** The middle of the plate of the k-th other seat (from 0) in a field of the given size. */
export function platePlace(seats: number, k: number, width: number, height: number): Point {
  const [x, y] = PLATES[seats]?.[k] ?? [0.5, 0.1];
  return { x: x * width, y: y * height };
}

export interface Middle {
  /** Width of a card in the middle. */
  card: number;
  /** How far from the middle the cards lie. */
  rx: number;
  ry: number;
  /** Cards in the upper of two rows on a crowded phone; 0 where they lie in a ring. */
  top: number;
  /** What stays free within the ring. */
  free: { width: number; height: number };
}

/** The least that a hub needs. */
const HUB = { width: 240, height: 56 };

/**
 * Size of the trick of `seats` cards in a free area of the given size. With `hub` something lies within the ring,
 * which is then wide enough for it where there is room.
 */
export function middle(width: number, height: number, seats: number, narrow: boolean, hub = false): Middle {
  if (narrow && isCrowded(seats)) return twoRows(width, height, seats - 3);
  const threeRows = isCrowded(seats) || (hub && seats === 6);
  const tall = Math.max(64, Math.min(210, height * (threeRows ? 0.3 : 0.33), width * 0.34));
  const card = tall / CARD_RATIO;
  // Three cards lie at the sides, but not at the very ends of the radius.
  const share = seats === 3 ? 0.82 : 1;
  const reach = Math.max(card * 1.75, hub ? (HUB.width + card) / 2 / share : 0);
  const rx = Math.min(width / 2 - card * 0.62, reach);
  const ry = Math.min(height / 2 - tall * 0.56, tall * (threeRows ? 1.12 : 0.86));
  return { card, rx, ry, top: 0, free: { width: 2 * rx * share - card, height: 2 * ry - tall } };
}

/** The same middle, drawn larger. */
export const enlarged = ({ card, rx, ry, top, free }: Middle, by: number): Middle => ({
  card: card * by,
  rx: rx * by,
  ry: ry * by,
  top,
  free: { width: free.width * by, height: free.height * by },
});

/** Whether a hub has room within the ring. */
export const hasRoom = ({ free }: Middle): boolean => free.width > HUB.width - 1 && free.height > HUB.height - 1;

/** An arch on a crowded phone: `top` cards in the upper row, three in the lower one. */
function twoRows(width: number, height: number, top: number): Middle {
  const tall = Math.max(56, Math.min(190, height / 2 - 8, (width / top - 4) * CARD_RATIO));
  const card = tall / CARD_RATIO;
  const step = (width - card - 4) / (top - 1);
  return {
    card,
    rx: (Math.min(step, card * 1.25) * (top - 1)) / 2,
    ry: Math.min(height / 2 - tall / 2, tall * 0.54),
    top,
    free: { width: 0, height: 0 },
  };
}

/** Where the card of a seat lies, counted from the middle of the trick; `k` is its place after the bottom seat, 0 that seat itself. */
export function trickPlace(seats: number, k: number, size: Middle): Point {
  if (k === 0) return { x: 0, y: size.ry };
  if (size.top > 0) return archPlace(seats, k, size);
  const [x, y] = TRICK[seats]?.[k - 1] ?? [0, -1];
  return { x: x * size.rx, y: y * size.ry };
}

/** The next and the last seat beside the bottom one, all others above. */
function archPlace(seats: number, k: number, size: Middle): Point {
  const step = (2 * size.rx) / (size.top - 1);
  if (k === 1) return { x: -size.rx, y: size.ry };
  if (k === seats - 1) return { x: size.rx, y: size.ry };
  return { x: -size.rx + (k - 2) * step, y: -size.ry };
}

/** Where the plate of the k-th other seat stands on a crowded phone: column and row of a grid, from 1. */
export function archCell(seats: number, k: number): { column: number; row: number } {
  if (k === 0) return { column: 1, row: 2 };
  if (k === seats - 2) return { column: seats - 3, row: 2 };
  return { column: k, row: 1 };
}

export interface FanCard extends Point {
  /** Degrees. */
  turn: number;
  row: number;
}

export interface Fan {
  cards: FanCard[];
  card: number;
  height: number;
}

/** The least part of a card that must show for its rank to be read: in pixels, and as a share of it. */
const STRIP = 38;
const RANK = 0.47;

/**
 * A hand of `count` cards in `width`: one arc where every rank can be read, else two rows.
 * `x`, `y` are the top left corners; cards never leave the width. A low `window` makes them smaller.
 * With `whole` no card covers another in its row, and cards are as large as that many of them allow.
 * On a `low` window cards shrink before they take a second row. `size`: how much larger the reader wants them.
 */
export function fan(
  count: number,
  width: number,
  narrow: boolean,
  window: number,
  whole = 0,
  low = false,
  size = 1,
): Fan {
  if (low) return lowFan(count, width, window, whole, size);
  if (whole > 0) return wholeFan(count, width, narrow, window, whole, size);
  const card = cardWidth(width, narrow, window) * size;
  const rows = count > 1 && (width - card) / (count - 1) < Math.max(STRIP, card * RANK) ? 2 : 1;
  return lay(count, card, width, rows, rows === 1 && !narrow ? ARC : FLAT);
}

/** Cards smaller than this share of what is wished take a second row. */
const SMALL = 0.75;

function wholeFan(count: number, width: number, narrow: boolean, window: number, whole: number, size: number): Fan {
  const { margin, most } = narrow ? FLAT : WIDE;
  const wished = cardWidth(width, narrow, window) * size;
  const fitting = (inRow: number): number => (width - 2 * margin) / (1 + (inRow - 1) * most);
  const inRow = narrow && fitting(whole) < wished * SMALL ? Math.ceil(whole / 2) : whole;
  const card = Math.min(wished, fitting(inRow));
  return lay(count, card, width, count > inRow ? 2 : 1, narrow ? FLAT : WIDE);
}

/** On a low window: the least width of a card in one row, whole or not; its width in two. */
const LEAST = { whole: 32, covered: 46 };
const IN_TWO = 40;

function lowFan(count: number, width: number, window: number, whole: number, size: number): Fan {
  const steps = Math.max(count, whole) - 1;
  const fitting = (width - 2 * FLAT.margin) / (1 + steps * (whole > 0 ? FLAT.most : RANK));
  if (fitting < (whole > 0 ? LEAST.whole : LEAST.covered)) return lay(count, IN_TWO, width, 2, FLAT);
  return lay(count, Math.min(Math.max(58, Math.min(88, window * 0.18)) * size, fitting), width, 1, FLAT);
}

function cardWidth(width: number, narrow: boolean, window: number): number {
  const wished = narrow ? Math.min(112, width / 5.6) : Math.min(128, width / 9.5);
  // Of a lower window the middle gets more.
  return Math.max(58, Math.min(wished, window * 0.2 - 52));
}

/** How a row lies: its margin, the most that cards are apart (in their widths), and whether it is bent. */
interface Row {
  margin: number;
  most: number;
  bent: boolean;
}
const ARC: Row = { margin: 14, most: 0.8, bent: true };
const FLAT: Row = { margin: 2, most: 1.04, bent: false };
const WIDE: Row = { margin: 14, most: 1.02, bent: true };

function lay(count: number, card: number, width: number, rows: number, how: Row): Fan {
  const tall = card * CARD_RATIO;
  const step = rows === 2 ? tall * 0.69 : 0;
  const lengths = rows === 2 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const cards = lengths.flatMap((length, row) => layRow(length, row, card, width, row * step, how));
  return { cards, card, height: tall + Math.max(0, ...cards.map(({ y }) => y)) };
}

function layRow(count: number, row: number, card: number, width: number, top: number, how: Row): FanCard[] {
  const { margin, most, bent } = how;
  const spread = count > 1 ? Math.min(card * most, (width - card - 2 * margin) / (count - 1)) : 0;
  const left = (width - card - spread * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return { x: left + i * spread, y: top + (bent ? off * off * 0.4 : 0), turn: bent ? off * 0.95 : 0, row };
  });
}
