/** Where things lie in the middle: plain arithmetic, in CSS pixels from the middle's middle. */
import { CARD_RATIO, trickPlace, type Middle, type Point } from '../../table/board/layout';

import { TIDES } from './rules/cards';

/** Room beside the bids for the scale of the water. */
const STAFF = 32;
/** Below this height everything in the middle lies in one row. */
const LOW = 180;
/** In one row: room at the right edge for what can be pressed there. */
const ASIDE = 56;

export interface Arrangement {
  /** Width of a bid, and where each seat's lies, counted from the bottom seat. */
  card: number;
  bids: Point[];
  /** Width of a tide card on offer, and where the lower and the higher lie. */
  tide: number;
  offer: [Point, Point];
  /** Where the scale of the water stands: its left edge. */
  staff: number;
}

/**
 * Bids round the two tide cards, in a free area of the given size; in one row where that is low.
 * `top`: what stays free at its upper edge, where a plate may reach into it.
 */
export function arrange(seats: number, width: number, height: number, top = 4): Arrangement {
  if (height < LOW) return inRow(seats, width, height);
  const tall = Math.min(190, height * 0.31, width * 0.17 * CARD_RATIO);
  const card = tall / CARD_RATIO;
  const size: Middle = {
    card,
    top: 0,
    free: { width: 0, height: 0 },
    rx: Math.min(width / 2 - card / 2 - STAFF, card * 2.4),
    ry: Math.min((height - tall - top) / 2 - 4, tall * 1.08),
  };
  const down = (top - 4) / 2;
  const ring = Array.from({ length: seats }, (_, k) => trickPlace(seats, k, size));
  const room = Math.min(tall, 2 * size.ry - tall - 14);
  const near = ring.filter(({ x, y }) => x !== 0 && Math.abs(y) < (tall + room) / 2).map(({ x }) => Math.abs(x));
  const tide = Math.min(room / CARD_RATIO, Math.min(...near) - card / 2 - 10);
  const off = tide / 2 + 4;
  const staff = Math.max(-width / 2, -size.rx - card / 2 - STAFF - 14);
  const bids = ring.map(({ x, y }) => ({ x, y: y + down }));
  return {
    card,
    bids,
    tide,
    offer: [
      { x: -off, y: down },
      { x: off, y: down },
    ],
    staff,
  };
}

/** The same arrangement, drawn larger. */
export function enlarged({ card, bids, tide, offer, staff }: Arrangement, by: number): Arrangement {
  const away = ({ x, y }: Point): Point => ({ x: x * by, y: y * by });
  return {
    card: card * by,
    bids: bids.map(away),
    tide: tide * by,
    offer: [away(offer[0]), away(offer[1])],
    staff: staff * by,
  };
}

/** The tides between the first half of the others and the bottom seat with the second half. */
function inRow(seats: number, width: number, height: number): Arrangement {
  const count = seats + 2;
  const step = (width - STAFF - ASIDE) / count;
  const card = Math.min(step - 4, (height - 16) / CARD_RATIO);
  const apart = Math.min(step, card * 1.25);
  const first = Math.floor(seats / 2);
  const spot = (place: number): Point => ({ x: (place - (count - 1) / 2) * apart + (STAFF - ASIDE) / 2, y: 0 });
  const places = Array.from({ length: seats }, (_, k) => (k === 0 ? first + 2 : k <= first ? k - 1 : k + 2));
  return {
    card,
    bids: places.map(spot),
    tide: card,
    offer: [spot(first), spot(first + 1)],
    staff: spot(0).x - card / 2 - STAFF,
  };
}

/** How far above the lower edge of the middle a tide level is, in a middle of the given height. */
export const levelAt = (tide: number, height: number): number =>
  12 + (tide / TIDES) * Math.max(0, height - Math.max(34, 0.15 * height));
