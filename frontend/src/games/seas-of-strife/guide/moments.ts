/** When each note of the course is shown: a condition on the model, and the lessons that have the note. */
import { isScored } from '../../../table/pace/progress';
import { lessonsOf, type When as WhenOf } from '../../../table/teaching';
import { isFace, suitOf, CARDS } from '../rules/cards';
import { explain } from '../telling/explain';
import type { Model } from '../rules/model';
import { follows, handOf, held, inTrick, leads, since, taken, turn } from '../../../table/trick-moments';
import type { Lesson } from '../../../table/game';

/** Indices of the lessons in `lessons`. */
export const BASICS = 0;
export const FOLLOWING = 1;
export const LEADING = 2;
export const PASSING = 3;
export const HAPPY = 4;
export const STRIFE = 5;

export const lessons: readonly Lesson[] = [
  { title: 'seas.lesson.basics', line: 'seas.lesson.basics_line', options: {} },
  { title: 'seas.lesson.following', line: 'seas.lesson.following_line', options: {} },
  { title: 'seas.lesson.leading', line: 'seas.lesson.leading_line', options: {} },
  { title: 'seas.lesson.passing', line: 'seas.lesson.passing_line', options: { passing: true } },
  { title: 'seas.lesson.happy', line: 'seas.lesson.happy_line', options: { happy_faces: true } },
  { title: 'seas.lesson.strife', line: 'seas.lesson.strife_line', options: { rules: 'strife' } },
];

export const isLast = (model: Model, you: number): boolean =>
  turn(model, you) && inTrick(model).length === model.seats - 1;

/** The reader's cards of the suits in the trick (SOS-7). */
export function following(model: Model, you: number): number[] {
  const suits = new Set(inTrick(model).map(suitOf));
  return handOf(model, you).filter((card) => suits.has(suitOf(card)));
}

/** The reader's legal cards in a trick that has begun. */
export function playable(model: Model, you: number): readonly number[] {
  const bound = following(model, you);
  return bound.length > 0 ? bound : handOf(model, you);
}

/** Playable cards below a card of their suit in the trick: none of them can take it, whatever follows. */
export const below = (model: Model, you: number): number[] =>
  playable(model, you).filter((card) => inTrick(model).some((other) => other > card && suitOf(other) === suitOf(card)));

/** Whether the reader, who plays last, would take the trick with the card. */
export const takes = (model: Model, card: number): boolean =>
  explain([...inTrick(model), card], model.options.rules).card === card;

/** Whether the reader plays last and would take the trick with every playable card. */
export const mustTake = (model: Model, you: number): boolean =>
  isLast(model, you) && playable(model, you).every((card) => takes(model, card));

/** The unseen cards of a card's suit in this round: how many are below and above it. */
export function around(model: Model, you: number, card: number): { below: number; above: number } {
  const seen = new Set(model.tricks.flatMap((trick) => trick?.plays.map((each) => each.card) ?? []));
  const out = CARDS.filter(
    (other) => suitOf(other) === suitOf(card) && !seen.has(other) && !handOf(model, you).includes(other),
  );
  return { below: out.filter((other) => other < card).length, above: out.filter((other) => other > card).length };
}

/**
 * A card to lead that others must probably beat: far more unseen cards of its suit are above it than below; or null.
 */
export function safeLead(model: Model, you: number): number | null {
  const margin = (card: number): number => {
    const { below: under, above } = around(model, you, card);
    return above - 2 * under;
  };
  const cards = handOf(model, you).filter((card) => margin(card) > 1);
  return cards.length > 0 ? cards.reduce((best, card) => (margin(card) > margin(best) ? card : best)) : null;
}

/** A card of a suit that no other seat holds any more. */
export const alone = (model: Model, you: number): number | null =>
  handOf(model, you).find((card) => {
    const { below: under, above } = around(model, you, card);
    return under + above === 0;
  }) ?? null;

type When = WhenOf<Model>;

const asked: When = ({ owing }, you) => owing.includes(you);
const passes: When = (model, you) => asked(model, you) && model.phase === 'pass';
const chooses: When = (model, you) => asked(model, you) && model.phase === 'choose_leader';

const suits = ({ plays }: Model): number => new Set(plays.map(({ card }) => suitOf(card))).size;
const free: When = (model, you) => follows(model, you) && following(model, you).length === 0;

const told = lessonsOf<Model>();

/** If several notes apply at once, they are shown in this order. */
export const MOMENTS = {
  ...told(BASICS, {
    cards: held,
    aim: held,
    open: (model, you) => held(model, you) && model.plays.length === 1 && model.tricks.length === 0,
    follow: (model, you) => follows(model, you) && following(model, you).length > 0,
    any_suit: (model, you) => follows(model, you) && suits(model) > 1 && following(model, you).length > 0,
    free,
    most: taken(({ kind, count }) => kind === 'most' && count > 1),
    tied: taken(({ kind }) => kind === 'tie'),
    lead: (model, you) => leads(model, you) && model.tricks.length > 0,
    face: taken(({ card }) => isFace(card)),
    choose: chooses,
    scored: isScored,
    end_basics: since(2),
  }),
  ...told(FOLLOWING, {
    share: held,
    duck: (model, you) => follows(model, you) && below(model, you).length > 0,
    duck_high: (model, you) => follows(model, you) && below(model, you).length > 1,
    last_seat: isLast,
    must_take: (model, you) => mustTake(model, you) && playable(model, you).length > 1,
    throw_away: free,
    one_each: (model, you) => free(model, you) && model.plays.length > 1 && suits(model) === model.plays.length,
    second_suit: taken(({ tallies }) => tallies.filter(({ count }) => count > 1).length > 1),
    end_following: since(2),
  }),
  ...told(LEADING, {
    least_known: held,
    cheap_lead: (model, you) => leads(model, you) && model.tricks.length > 0 && safeLead(model, you) !== null,
    no_cheap_lead: (model, you) => leads(model, you) && model.tricks.length > 0 && safeLead(model, you) === null,
    count: (model, you) => leads(model, you) && model.tricks.length >= 4,
    alone: (model, you) => leads(model, you) && alone(model, you) !== null,
    give_lead: chooses,
    take_face: (model, you) => mustTake(model, you) && playable(model, you).some(isFace),
    watch_totals: isScored,
    end_leading: since(2),
  }),
  ...told(PASSING, {
    pass: passes,
    pass_what: passes,
    received: ({ passes: made }, you) => made.some(({ to }) => to === you),
    remember: turn,
    pass_on: (model, you) => model.round === 2 && passes(model, you),
    end_passing: since(2),
  }),
  ...told(HAPPY, {
    happy: held,
    happy_trick: taken((_, cards) => cards.some(isFace)),
    happy_score: isScored,
    happy_face: (model, you) => follows(model, you) && playable(model, you).some(isFace),
    end_happy: since(2),
  }),
  ...told(STRIFE, {
    strife: held,
    zeroed: taken(({ tallies, kind }) => kind !== 'all_zeroed' && tallies.some(({ zeroed }) => zeroed)),
    all_zeroed: taken(({ kind }) => kind === 'all_zeroed'),
    shield: (model, you) => follows(model, you) && following(model, you).some(isFace),
    no_choice: taken(({ card }) => isFace(card)),
    end_strife: since(2),
  }),
};

export type NoteId = keyof typeof MOMENTS;
