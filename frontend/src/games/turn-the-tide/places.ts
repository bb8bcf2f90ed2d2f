/** The layout of the middle: plain arithmetic, in CSS pixels. */
import {
  CARD_RATIO,
  GAP,
  TOUCH,
  enlarged,
  times,
  type Cell,
  type Point,
  type Room,
  type Seating,
} from '../../table/board/layout';
import { TIDES } from './rules/cards';

/** The height of a plate with its tide and its preservers. */
const PLATE = { row: 62, ring: 66 };
/** The room at the left edge for the water's scale. */
const STAFF = 34;
/** The height of a line of text under each tide. */
const CAPTION = 20;
/** The largest width of a tide; the width of a bid as a share of a tide's, if bids lie above the tides. */
const MOST = 190;
const BID = 0.76;
const WIDE = { row: 150, ring: 190 };

export interface Arrangement extends Seating {
  /** The width of a tide card on offer, and the upper left corners of the lower and the higher. */
  tide: number;
  offer: [Point, Point];
  /** The largest height of the water above the lower edge: the height of its scale. */
  deep: number;
}

/**
 * Lay out the seats with their bids. The two tides are below the bids, or beside them if that makes the tides larger.
 */
export function arrange({ form, width, height, by }: Room, seats: number): Arrangement {
  const [across, tall] = [width / by, height / by];
  const plate = PLATE[form];
  const ways =
    form === 'ring'
      ? [ring(across, tall, seats, plate)]
      : [below, beside].map((way) => way(across, tall, seats, plate));
  const best = ways.reduce((one, other) => (other.tide > one.tide ? other : one));
  const { tide, offer, deep } = best;
  return {
    ...enlarged(best, by),
    tide: tide * by,
    offer: [times(offer[0], by), times(offer[1], by)],
    deep: deep * by,
  };
}

/** Lay out seats side by side from `left` on, the bottom one last. */
function inRow(count: number, left: number, wide: number, card: number, plate: number): Cell[] {
  return Array.from({ length: count }, (_, k) => {
    const x = left + ((k + count - 1) % count) * (wide + GAP);
    return { plate: { x, y: 0 }, card: { x: x + (wide - card) / 2, y: plate + TOUCH } };
  });
}

const pair = (middle: number, y: number, tide: number): [Point, Point] => [
  { x: middle - tide - 2 * GAP, y },
  { x: middle + 2 * GAP, y },
];

function below(width: number, height: number, seats: number, plate: number): Arrangement {
  const wide = Math.min(WIDE.row, (width - (seats - 1) * GAP) / seats);
  const free = (height - plate - TOUCH - 2 * GAP - CAPTION) / CARD_RATIO;
  const card = Math.max(0, Math.min(wide, (free * BID) / (1 + BID)));
  const tide = Math.max(0, Math.min(MOST, free - card, width / 2 - STAFF - 2 * GAP));
  const top = plate + TOUCH + card * CARD_RATIO + 2 * GAP;
  const deep = tide * CARD_RATIO + CAPTION;
  const cells = inRow(seats, (width - seats * (wide + GAP) + GAP) / 2, wide, card, plate);
  return { cells, wide, card, tall: top + deep, tide, offer: pair(width / 2, top, tide), deep };
}

function beside(width: number, height: number, seats: number, plate: number): Arrangement {
  const step = (width - STAFF - 4 * GAP) / (seats + 2);
  const tide = Math.max(0, Math.min(MOST, step - GAP, (height - CAPTION) / CARD_RATIO));
  const wide = Math.min(WIDE.row, (width - STAFF - 2 * tide - 6 * GAP) / seats - GAP);
  const card = Math.max(0, Math.min(wide, (height - plate - TOUCH) / CARD_RATIO));
  const tall = Math.max(plate + TOUCH + card * CARD_RATIO, tide * CARD_RATIO + CAPTION);
  const cells = inRow(seats, STAFF, wide, card, plate);
  const middle = width - tide - 3 * GAP;
  return {
    cells,
    wide,
    card,
    tall,
    tide,
    offer: pair(middle, (tall - tide * CARD_RATIO - CAPTION) / 2, tide),
    deep: tall,
  };
}

/** Lay out the others along the upper edge, and the bottom seat below them, left of the tides. */
function ring(width: number, height: number, seats: number, plate: number): Arrangement {
  const wide = Math.min(WIDE.ring, (width - 2 * STAFF) / (seats - 1) - GAP);
  const free = (height - plate - TOUCH - 3 * GAP - CAPTION) / CARD_RATIO;
  const card = Math.min(wide, (free * BID) / (1 + BID));
  const tide = Math.min(MOST, free - card);
  const y = height - tide * CARD_RATIO - CAPTION;
  const others = inRow(seats - 1, (width - (seats - 1) * (wide + 4 * GAP) + 4 * GAP) / 2, wide + 3 * GAP, card, plate);
  const own = { x: width / 2 - tide - wide - 10 * GAP, y: Math.min(y, height - plate - TOUCH - card * CARD_RATIO) };
  const cells = [
    { plate: own, card: { x: own.x + (wide - card) / 2, y: own.y + plate + TOUCH } },
    // `inRow` begins with the rightmost seat, but here that seat comes last.
    ...others.slice(1),
    ...others.slice(0, 1),
  ];
  return { cells, wide, card, tall: height, tide, offer: pair(width / 2, y, tide), deep: height };
}

/** The distance of a tide level from the lower edge, on a scale of the given height. */
export const levelAt = (tide: number, height: number): number =>
  12 + (tide / TIDES) * Math.max(0, height - Math.max(34, 0.15 * height));
