/** Where things lie on the table: plain arithmetic, so that it can be tested without a page. Lengths in CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export const CARD_RATIO = 7 / 5;

/** Below this width the table is laid out for a phone. */
export const NARROW = 860;

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
};

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
}

/** Size of the trick in a free area of the given size. */
export function middle(width: number, height: number): Middle {
  const tall = Math.max(64, Math.min(166, height * 0.33, width * 0.34));
  const card = tall / CARD_RATIO;
  return {
    card,
    rx: Math.min(width / 2 - card * 0.62, card * 1.75),
    ry: Math.min(height / 2 - tall * 0.56, tall * 0.86),
  };
}

/** Where the card of a seat lies, counted from the middle of the trick; `k` is its place after the bottom seat, 0 that seat itself. */
export function trickPlace(seats: number, k: number, size: Middle): Point {
  if (k === 0) return { x: 0, y: size.ry };
  const [x, y] = TRICK[seats]?.[k - 1] ?? [0, -1];
  return { x: x * size.rx, y: y * size.ry };
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

/** The least part of a card that must show for its rank to be read. */
const STRIP = 38;

/**
 * A hand of `count` cards in `width`: one arc where every rank can be read, else two rows.
 * `x`, `y` are the top left corners; cards never leave the width. A low `window` makes them smaller.
 */
export function fan(count: number, width: number, narrow: boolean, window: number): Fan {
  const wished = narrow ? Math.min(88, width / 5.6) : Math.min(110, width / 9.5);
  const card = Math.max(58, Math.min(wished, window * 0.125));
  const rows = count > 1 && (width - card) / (count - 1) < STRIP ? 2 : 1;
  const tall = card * CARD_RATIO;
  const step = rows === 2 ? tall * 0.69 : 0;
  const lengths = rows === 2 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const cards = lengths.flatMap((length, row) =>
    fanRow(length, row, card, width, row * step, rows === 1 && !narrow),
  );
  return { cards, card, height: tall + Math.max(0, ...cards.map(({ y }) => y)) };
}

function fanRow(
  count: number,
  row: number,
  card: number,
  width: number,
  top: number,
  arc: boolean,
): FanCard[] {
  const margin = arc ? 14 : 2;
  const spread =
    count > 1 ? Math.min(card * (arc ? 0.68 : 1.04), (width - card - 2 * margin) / (count - 1)) : 0;
  const left = (width - card - spread * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const off = i - (count - 1) / 2;
    return { x: left + i * spread, y: top + (arc ? off * off * 0.4 : 0), turn: arc ? off * 0.95 : 0, row };
  });
}
