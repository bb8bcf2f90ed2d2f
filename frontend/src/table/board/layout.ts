/** Computes the layout of a table, without a page, so that it can be tested. Lengths are in CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export const CARD_RATIO = 7 / 5;

/** `row`: seats side by side along the upper edge. `ring`: seats around the middle, and a rail at the right. */
export type Form = 'row' | 'ring';

/** The least width for a ring with a rail. Narrower and lower tables use the form `row`, which allows larger cards. */
const RING_FROM = 1100;

export const formOf = (width: number, low: boolean): Form => (width >= RING_FROM && !low ? 'ring' : 'row');

/** The room that the stage has for the middle, including the plates. */
export interface Room {
  form: Form;
  width: number;
  height: number;
  /** The factor by which everything is enlarged (`uiScale` in `viewport.svelte.ts`). */
  by: number;
}

/** The number of seats from which a row has smaller plates, and is split in two if that allows larger cards. */
const CROWDED = 6;
/** The number of seats from which a ring has two seats at each side. */
const ASIDE = 7;

export const isCrowded = (seats: number): boolean => seats >= CROWDED;

/** The seats other than `bottom`, clockwise from the one after it. */
export function others(seats: number, bottom: number): number[] {
  return Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
}

/** The upper left corners of a seat's plate and of the card beside it. */
export interface Cell {
  plate: Point;
  card: Point;
}

export interface Seating {
  /** The seats clockwise, the bottom one first. */
  cells: Cell[];
  /** The width of the plates, and of the cards in the middle. */
  wide: number;
  card: number;
  tall: number;
}

export const plateOf = (form: Form, seats: number): number => (form === 'ring' ? 48 : isCrowded(seats) ? 26 : 40);

/** The gap between two seats, and between a plate and its card. */
export const GAP = 6;
export const TOUCH = 3;
/** The largest width of cards in the middle, and of plates. */
const MOST = { row: 168, ring: 210 };
const PLATE = { row: 176, ring: 168 };
/** The height that stays free in the middle of a ring, for text or permanent content. */
const HUB = 50;

/** Lay out a seat at `x`, `y`. `wide`: its width; `card`: its card's width; `plate`: its plate's height. */
function cellAt(x: number, y: number, wide: number, card: number, plate: number, under = false): Cell {
  const tall = card * CARD_RATIO;
  return {
    plate: { x, y: under ? y + tall + TOUCH : y },
    card: { x: x + (wide - card) / 2, y: under ? y : y + plate + TOUCH },
  };
}

/** Lay out seats with plates of height `plate`, each with the largest card that fits. */
export function seatsIn({ form, width, height, by }: Room, seats: number, plate: number, hub = HUB): Seating {
  const room = { form, width: width / by, height: height / by, by: 1 };
  if (form === 'ring') return enlarged(ring(room, seats, plate, hub), by);
  const ways = (isCrowded(seats) ? [1, 2] : [1]).map((rows) => inRows(room, seats, plate, rows));
  return enlarged(
    ways.reduce((best, way) => (way.card > best.card ? way : best)),
    by,
  );
}

export const times = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

export function enlarged({ cells, wide, card, tall }: Seating, by: number): Seating {
  const larger = cells.map((cell) => ({ plate: times(cell.plate, by), card: times(cell.card, by) }));
  return { cells: larger, wide: wide * by, card: card * by, tall: tall * by };
}

/** Lay out seats in one row with the bottom seat last, or clockwise in two rows with it at the lower left. */
function inRows({ width, height }: Room, seats: number, plate: number, rows: number): Seating {
  const columns = Math.ceil(seats / rows);
  const wide = Math.min(PLATE.row, (width - (columns - 1) * GAP) / columns);
  const each = (height - (rows - 1) * GAP) / rows;
  const card = Math.max(0, Math.min(MOST.row, wide, (each - plate - TOUCH) / CARD_RATIO));
  const step = plate + TOUCH + card * CARD_RATIO + GAP;
  const left = (count: number) => (width - count * (wide + GAP) + GAP) / 2;
  const cells = Array.from({ length: seats }, (_, k) => {
    const at = (k + seats - 1) % seats;
    const [row, column] = at < columns ? [0, at] : [1, seats - 1 - at];
    const x = left(row === 0 ? columns : seats - columns) + column * (wide + GAP);
    return cellAt(x, row * step, wide, card, plate);
  });
  return { cells, wide, card, tall: rows * step - GAP };
}

/** Lay out seats in a ring: the bottom seat below, none, two or four seats at the sides, and the rest above. */
function ring({ width, height }: Room, seats: number, plate: number, hub: number): Seating {
  const aside = seats < 3 ? 0 : seats < ASIDE ? 1 : 2;
  const above = seats - 1 - 2 * aside;
  const wide = PLATE.ring;
  const card = Math.min(MOST.ring, wide * 1.2, ((height - hub) / 2 - plate - TOUCH) / CARD_RATIO);
  const tall = plate + TOUCH + card * CARD_RATIO;
  const columns = Math.max(above, 1) + (aside > 0 ? 2 : 0);
  const step = Math.min((width - wide) / Math.max(1, columns - 1), Math.max(wide, card) + (above > 1 ? 4 : 9) * GAP);
  const x = (column: number) => (width - wide) / 2 + (column - (columns - 1) / 2) * step;
  const sides = (column: number, up: boolean): Cell[] => {
    const rows = aside === 2 ? [0, height - tall] : [(height - tall) / 2];
    return (up ? rows.reverse() : rows).slice(0, aside).map((y) => cellAt(x(column), y, wide, card, plate));
  };
  const top = Array.from({ length: above }, (_, i) => cellAt(x(i + (aside > 0 ? 1 : 0)), 0, wide, card, plate));
  const own = cellAt((width - wide) / 2, height - tall, wide, card, plate, true);
  return { cells: [own, ...sides(0, true), ...top, ...sides(columns - 1, false)], wide, card, tall: height };
}

export interface FanCard extends Point {
  /** The rotation in degrees. */
  turn: number;
  row: number;
}

export interface Fan {
  cards: FanCard[];
  card: number;
  height: number;
}

/** How much of a card must be visible for its rank to be readable: in pixels, and as a share of the card's width. */
const STRIP = 38;
const RANK = 0.47;

/**
 * Lay out a hand of `count` cards in `width`: in one row if every rank stays readable, else in two. `x` and `y` are the
 * cards' top left corners. `window`: the height of the window; if that is low (`low`), cards shrink before they take a
 * second row. `whole`: the number of cards for which there must be room without overlap, or 0 if cards may overlap.
 * `size`: the enlargement of the cards.
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

/** If one row would make the cards smaller than this share of their preferred size, they take two rows. */
const SMALL = 0.75;

function wholeFan(count: number, width: number, narrow: boolean, window: number, whole: number, size: number): Fan {
  const { margin, most } = narrow ? FLAT : WIDE;
  const wished = cardWidth(width, narrow, window) * size;
  const fitting = (inRow: number): number => (width - 2 * margin) / (1 + (inRow - 1) * most);
  const inRow = narrow && fitting(whole) < wished * SMALL ? Math.ceil(whole / 2) : whole;
  const card = Math.min(wished, fitting(inRow));
  return lay(count, card, width, count > inRow ? 2 : 1, narrow ? FLAT : WIDE);
}

/** In a low window: the least width of a card in one row, without or with overlap, and its width in two rows. */
const LEAST = { whole: 32, covered: 46 };
const IN_TWO = 40;

function lowFan(count: number, width: number, window: number, whole: number, size: number): Fan {
  const steps = Math.max(count, whole) - 1;
  const fitting = (width - 2 * FLAT.margin) / (1 + steps * (whole > 0 ? FLAT.most : RANK));
  if (fitting < (whole > 0 ? LEAST.whole : LEAST.covered)) return lay(count, IN_TWO, width, 2, FLAT);
  return lay(count, Math.min(Math.max(58, Math.min(88, window * 0.18)) * size, fitting), width, 1, FLAT);
}

function cardWidth(width: number, narrow: boolean, window: number): number {
  const wished = narrow ? Math.min(112, width / 5.6) : Math.min(128, width / 7.9);
  // In a lower window the cards are smaller, so that the middle gets more room.
  return Math.max(58, Math.min(wished, window * 0.2 - (narrow ? 52 : 38)));
}

/** The shape of a row: its margin, the largest distance of cards (in card widths), and whether it is curved. */
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
