/** When each note of the course is shown: a condition on the model, and the lessons that have the note. */
import { places } from '../../../lib/lists';
import { isScored } from '../../../table/pace/progress';
import { last, told, type Moment, type When as WhenOf } from '../../../table/teaching';
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

/** If several notes apply at once, they are shown in this order. */
export const MOMENTS = {
  hand: told(BASICS, bids),
  preservers: told(BASICS, bids),
  bid: told(BASICS, bids),
  takes: told(BASICS, ({ revealed }) => revealed !== null),
  covers: told(BASICS, (model) => covers(model).length > 0),
  loses: told(BASICS, ({ lost }) => lost.length > 0),
  tie: told(BASICS, ({ lost, revealed }) => lost.length > 0 && (revealed?.losers.length ?? 0) > 1),
  bare: told(BASICS, ({ preservers, out, round }, you) => round > 0 && preservers[you] === 0 && !out[you]),
  eliminated: told(BASICS, ({ out }) => out.includes(true)),
  scored: told(BASICS, isScored),
  passed: told(BASICS, ({ passing }) => passing),
  end_basics: last(BASICS, (model, you) => model.round > 1 && bids(model, you)),

  two_prices: told(BIDDING, bids),
  low_card: told(BIDDING, (model, you) => bids(model, you) && model.bid > 1 && sheltered(model, you)),
  cheap: told(BIDDING, (model, you) => bids(model, you) && offers((low) => low <= LOW_TIDE)(model, you)),
  gap: told(
    BIDDING,
    (model, you) => bids(model, you) && offers((low, high) => low <= LOW_TIDE && high >= HIGH_TIDE)(model, you),
  ),
  both_high: told(
    BIDDING,
    (model, you) => bids(model, you) && sheltered(model, you) && offers((low) => low >= HIGH_TIDE - 1)(model, you),
  ),
  on_top: told(BIDDING, (model, you) => bids(model, you) && isTop(model, you)),
  keep_strong: told(BIDDING, (model, you) => bids(model, you) && model.bid > 1 && strong(model, you).length > 0),
  no_tide: told(BIDDING, (model, you) => bids(model, you) && model.bid > 2 && tideOf(model, you) === 0),
  last_one: told(BIDDING, (model, you) => bids(model, you) && (model.preservers[you] ?? 0) <= 1),
  lowest: told(BIDDING, (model, you) => bids(model, you) && model.bid >= LATE),
  few_left: told(
    BIDDING,
    (model, you) =>
      bids(model, you) && model.seats - places(model.out, (out) => out).length <= 3 && model.out.includes(true),
  ),
  end_bidding: last(BIDDING, (model, you) => model.round > 1 && bids(model, you)),

  same_hands: told(HANDS, bids),
  watch: told(HANDS, ({ revealed, round }) => round === 1 && revealed !== null),
  weak_hand: told(HANDS, ({ tokens, round }, you) => round > 0 && (tokens[you] ?? 0) <= 4),
  left_known: told(HANDS, (model, you) => bids(model, you) && knownHand(model, you) !== null),
  right_knows: told(HANDS, (model, you) => bids(model, you) && model.round > 1),
  seen_bids: told(HANDS, (model, you) => bids(model, you) && model.round > 1 && model.bid > 1),
  totals: told(HANDS, isScored),
  end_hands: last(HANDS, (model, you) => model.round > 2 && bids(model, you)),
} satisfies Record<string, Moment<Model>>;

export type NoteId = keyof typeof MOMENTS;
