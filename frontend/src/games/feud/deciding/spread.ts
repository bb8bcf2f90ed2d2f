/** How cards to choose from lie in the room that there is: plain arithmetic, in CSS pixels. */
import { CARD_RATIO } from '../../../table/board/layout';

export interface Spread {
  /** Width of a card. */
  card: number;
  /** Cards in a row. */
  inRow: number;
  /** How far the next card lies to the right, and the next row below. */
  across: number;
  down: number;
}

/** Between cards that do not cover each other. */
const GAP = 6;
/** Between piles. */
export const APART = 4;
/** Round each pile: room for what a card that is chosen or pointed at is raised by. */
export const EDGE = 6;
/** The least width of a card that is seen whole; of one that another covers; what must show of that one, across and down. */
const WHOLE = 46;
const COVERED = 36;
const RANK = 0.5;

/**
 * Piles of `counts` cards in a room of `width` and `height`: whole cards where all fit, at most `most` wide; else they
 * cover each other, as in a hand, and their ranks are seen. Where not even that fits, whole cards that scroll.
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

/** Cards cover each other no more than the room asks for. */
function layCovered(counts: readonly number[], width: number, height: number, card: number): Spread {
  const inRow = evened(counts, 1 + (width - card) / (card * RANK));
  const across = Math.min(card + GAP, (width - card) / Math.max(1, inRow - 1));
  const tall = card * CARD_RATIO;
  const steps = counts.reduce((sum, count) => sum + Math.ceil(count / inRow) - 1, 0);
  const room = (height - heightOf(counts, { card, inRow, across, down: 0 })) / Math.max(1, steps);
  return { card, inRow, across, down: Math.max(tall * RANK, Math.min(tall + GAP, room)) };
}

/** Rows as long as those of the pile that needs most, of at most `most` cards: none is left with a single card. */
function evened(counts: readonly number[], most: number): number {
  const fitting = Math.max(1, Math.floor(most));
  return Math.max(1, ...counts.map((count) => Math.ceil(count / Math.ceil(count / fitting))));
}

/** The height of all the piles, one below the other. */
export const heightOf = (counts: readonly number[], laid: Spread): number =>
  counts.reduce((sum, count) => sum + pileHeight(count, laid), APART * (counts.length - 1));

export const pileHeight = (count: number, { card, inRow, down }: Spread): number =>
  (Math.ceil(count / inRow) - 1) * down + card * CARD_RATIO;
