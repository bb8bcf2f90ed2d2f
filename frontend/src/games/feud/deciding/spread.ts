/** The layout of cards to choose from: plain arithmetic, in CSS pixels. */
import { CARD_RATIO } from '../../../table/board/layout';

export interface Spread {
  /** Width of a card. */
  card: number;
  /** Cards in a row. */
  inRow: number;
  /** The offset to the next card on the right, and to the next row below. */
  across: number;
  down: number;
}

/** The gap between uncovered cards. */
const GAP = 6;
/** The gap between two piles. */
export const APART = 4;
/** The margin of each pile, into which a selected card is raised. */
export const EDGE = 6;
/** The least width of a whole card and of a covered one; the least visible part of a covered card, across and down. */
const WHOLE = 46;
const COVERED = 36;
const RANK = 0.5;

/**
 * Lay out piles of `counts` cards in `width` by `height`. The cards are whole if all fit, and at most `most` wide. If
 * they do not fit, they cover each other like a hand, with visible ranks. If even this does not fit, they are whole and
 * scroll.
 */
export function spread(counts: readonly number[], width: number, height: number, most: number): Spread {
  const fitting = (least: number, lay: (card: number) => Spread): Spread | undefined => {
    for (let card = most; card >= least; card -= 1) {
      const laid = lay(card);
      if (heightOf(counts, laid) <= height) return laid;
    }
    return undefined;
  };
  return (
    fitting(WHOLE, (card) => layWhole(counts, width, card)) ??
    fitting(COVERED, (card) => layCovered(counts, width, height, card)) ??
    layWhole(counts, width, WHOLE)
  );
}

const layWhole = (counts: readonly number[], width: number, card: number): Spread => ({
  card,
  inRow: evened(counts, 1 + (width - card) / (card + GAP)),
  across: card + GAP,
  down: card * CARD_RATIO + GAP,
});

/** Lay out covered cards, each covered no more than the room requires. */
function layCovered(counts: readonly number[], width: number, height: number, card: number): Spread {
  const inRow = evened(counts, 1 + (width - card) / (card * RANK));
  const across = Math.min(card + GAP, (width - card) / Math.max(1, inRow - 1));
  const tall = card * CARD_RATIO;
  const steps = counts.reduce((sum, count) => sum + Math.ceil(count / inRow) - 1, 0);
  const room = (height - heightOf(counts, { card, inRow, across, down: 0 })) / Math.max(1, steps);
  return { card, inRow, across, down: Math.max(tall * RANK, Math.min(tall + GAP, room)) };
}

/**
 * Return the number of cards in a row, at most `most`. The cards of the largest pile are shared out evenly among its
 * rows, so that no row has a single card.
 */
function evened(counts: readonly number[], most: number): number {
  const fitting = Math.max(1, Math.floor(most));
  return Math.max(1, ...counts.map((count) => Math.ceil(count / Math.ceil(count / fitting))));
}

/** The height of all the piles, one below the other. */
export const heightOf = (counts: readonly number[], laid: Spread): number =>
  counts.reduce((sum, count) => sum + pileHeight(count, laid), APART * (counts.length - 1));

export const pileHeight = (count: number, { card, inRow, down }: Spread): number =>
  (Math.ceil(count / inRow) - 1) * down + card * CARD_RATIO;
