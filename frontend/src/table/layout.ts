/** Where things lie on the table: plain arithmetic, so that it can be tested without a page. Lengths in CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export const CARD_RATIO = 7 / 5;

/** Below this width the table is laid out for a phone. */
export const NARROW = 680;

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

/** Directions from the middle to the others, in degrees, counted from the right, upwards. */
const BEARINGS: Record<number, readonly number[]> = {
  1: [],
  2: [90],
  3: [152, 28],
  4: [180, 90, 0],
  5: [188, 124, 56, -8],
  6: [198, 146, 90, 34, -18],
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
  const tall = Math.max(64, Math.min(140, height * 0.33, width * 0.3));
  const card = tall / CARD_RATIO;
  return {
    card,
    rx: Math.min(width / 2 - card * 0.62, card * 2.05),
    ry: Math.min(height / 2 - tall * 0.56, tall * 0.86),
  };
}

/** Where the card of a seat lies, counted from the middle of the trick; `k` is its place after the bottom seat, 0 that seat itself. */
export function trickPlace(seats: number, k: number, size: Middle): Point {
  if (k === 0) return { x: 0, y: size.ry };
  const angle = ((BEARINGS[seats]?.[k - 1] ?? 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * size.rx, y: -Math.sin(angle) * size.ry };
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
 * `x`, `y` are the top left corners; cards never leave the width.
 */
export function fan(count: number, width: number, narrow: boolean): Fan {
  const card = narrow ? Math.max(58, Math.min(70, width / 5.6)) : Math.max(70, Math.min(98, width / 9));
  const rows = count > 1 && (width - card) / (count - 1) < STRIP ? 2 : 1;
  const tall = card * CARD_RATIO;
  const step = rows === 2 ? tall * 0.62 : 0;
  const lengths = rows === 2 ? [Math.ceil(count / 2), Math.floor(count / 2)] : [count];
  const cards = lengths.flatMap((length, row) =>
    fanRow(length, row, card, width, row * step, rows === 1 && !narrow),
  );
  return { cards, card, height: tall + (rows - 1) * step };
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
    return { x: left + i * spread, y: top + (arc ? off * off * 0.55 : 0), turn: arc ? off * 1.15 : 0, row };
  });
}
