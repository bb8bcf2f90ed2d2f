/** When each note of the course is shown: a condition on the model, and the lessons that have the note. */
import { places } from '../../../lib/lists';
import { isScored } from '../../../table/pace/progress';
import { lessonsOf, type When as WhenOf } from '../../../table/teaching';
import { highest, isBidding, stillHeld, type Model } from '../rules/model';
import type { Lesson } from '../../../table/game';

/** Indices of the lessons in `lessons`. */
export const BASICS = 0;
export const BIDDING = 1;
export const HANDS = 2;

export const lessons: readonly Lesson[] = [
  { title: 'tide.lesson.basics', line: 'tide.lesson.basics_line', options: {} },
  { title: 'tide.lesson.bidding', line: 'tide.lesson.bidding_line', options: {} },
  { title: 'tide.lesson.hands', line: 'tide.lesson.hands_line', options: {} },
];

type When = WhenOf<Model>;

/**
 * The lower tide of a good offer is at most `LOW_TIDE`, the higher tide of a bad one at least `HIGH_TIDE`. Cards from
 * `STRONG` on are seldom beaten.
 */
const LOW_TIDE = 3;
const HIGH_TIDE = 9;
const STRONG = 54;
/** From this bid on, the end of the round is near. */
const LATE = 9;

const bids: When = (model, you) => isBidding(model) && model.owing.includes(you);
const tideOf = ({ tides }: Model, seat: number): number => tides[seat] ?? 0;

/** Whether the reader shows the highest tide, alone or with others. */
export const isTop = (model: Model, you: number): boolean =>
  tideOf(model, you) > 0 && tideOf(model, you) === highest(model);

/** Whether another seat shows a higher tide than the reader. */
const sheltered: When = (model, you) => highest(model) > tideOf(model, you);

const offers =
  (what: (low: number, high: number) => boolean): When =>
  ({ offer }) =>
    offer !== null && what(offer.low, offer.high);

/** The seats whose tide the current bids will cover with another. */
export const covers = ({ revealed, tides }: Model): number[] =>
  revealed ? [revealed.lowTo, revealed.highTo].filter((seat) => tides[seat] !== null) : [];

/** The reader's seldom beaten cards. */
export const strong = ({ hands }: Model, you: number): number[] => (hands[you] ?? []).filter((card) => card >= STRONG);

/** The seat on the reader's left, if the reader knows its whole hand, which they held before; else null. */
export function knownHand(model: Model, you: number): number | null {
  const left = (you + 1) % model.seats;
  return model.round > 1 && stillHeld(model, left)?.others === 0 ? left : null;
}

const told = lessonsOf<Model>();

/** If several notes apply at once, they are shown in this order. */
export const MOMENTS = {
  ...told(BASICS, {
    hand: bids,
    preservers: bids,
    bid: bids,
    takes: ({ revealed }) => revealed !== null,
    covers: (model) => covers(model).length > 0,
    loses: ({ lost }) => lost.length > 0,
    tie: ({ lost, revealed }) => lost.length > 0 && (revealed?.losers.length ?? 0) > 1,
    bare: ({ preservers, out, round }, you) => round > 0 && preservers[you] === 0 && !out[you],
    eliminated: ({ out }) => out.includes(true),
    scored: isScored,
    passed: ({ passing }) => passing,
    end_basics: (model, you) => model.round > 1 && bids(model, you),
  }),
  ...told(BIDDING, {
    two_prices: bids,
    low_card: (model, you) => bids(model, you) && model.bid > 1 && sheltered(model, you),
    cheap: (model, you) => bids(model, you) && offers((low) => low <= LOW_TIDE)(model, you),
    gap: (model, you) => bids(model, you) && offers((low, high) => low <= LOW_TIDE && high >= HIGH_TIDE)(model, you),
    both_high: (model, you) =>
      bids(model, you) && sheltered(model, you) && offers((low) => low >= HIGH_TIDE - 1)(model, you),
    on_top: (model, you) => bids(model, you) && isTop(model, you),
    keep_strong: (model, you) => bids(model, you) && model.bid > 1 && strong(model, you).length > 0,
    no_tide: (model, you) => bids(model, you) && model.bid > 2 && tideOf(model, you) === 0,
    last_one: (model, you) => bids(model, you) && (model.preservers[you] ?? 0) <= 1,
    lowest: (model, you) => bids(model, you) && model.bid >= LATE,
    few_left: (model, you) =>
      bids(model, you) && model.seats - places(model.out, (out) => out).length <= 3 && model.out.includes(true),
    end_bidding: (model, you) => model.round > 1 && bids(model, you),
  }),
  ...told(HANDS, {
    same_hands: bids,
    watch: ({ revealed, round }) => round === 1 && revealed !== null,
    weak_hand: ({ tokens, round }, you) => round > 0 && (tokens[you] ?? 0) <= 4,
    left_known: (model, you) => bids(model, you) && knownHand(model, you) !== null,
    right_knows: (model, you) => bids(model, you) && model.round > 1,
    seen_bids: (model, you) => bids(model, you) && model.round > 1 && model.bid > 1,
    totals: isScored,
    end_hands: (model, you) => model.round > 2 && bids(model, you),
  }),
};

export type NoteId = keyof typeof MOMENTS;
