/** When each note of the course is shown: a condition on the model, and the lessons that have the note. */
import { isScored } from '../../../table/pace/progress';
import { lessonsOf, type When as WhenOf } from '../../../table/teaching';
import { DREADED, valueOf, cardOf, deck, pointsOf, sum, suitOf, type Card, type Suit } from '../rules/cards';
import { explain } from '../telling/explain';
import { freshChange, STACK, type Model, lastCard, sideOf, tricksEach, trickSize } from '../rules/model';
import { follows, handOf, held, inTrick, leads, since, taken, turn } from '../../../table/trick-moments';
import type { Lesson } from '../../../table/game';

/** Indices of the lessons in `lessons`. */
export const BASICS = 0;
export const POINTS = 1;
export const CHANGES = 2;
export const TWO = 3;
export const TEAMS = 4;
export const SOLO = 5;

export const lessons: readonly Lesson[] = [
  { title: 'change.lesson.basics', line: 'change.lesson.basics_line', options: {} },
  { title: 'change.lesson.points', line: 'change.lesson.points_line', options: {} },
  { title: 'change.lesson.changes', line: 'change.lesson.changes_line', options: {} },
  { title: 'change.lesson.two', line: 'change.lesson.two_line', options: { players: 2 } },
  { title: 'change.lesson.teams', line: 'change.lesson.teams_line', options: { players: 4, teams: 2 } },
  { title: 'change.lesson.solo', line: 'change.lesson.solo_line', options: { players: 1 } },
];

/** Whether no card follows the reader's in this trick, not even the stack's. */
export const isLast = (model: Model, you: number): boolean =>
  turn(model, you) && inTrick(model).length === trickSize(model) - 1;

const matches = (model: Model, card: Card): boolean => {
  const before = lastCard(model);
  return before !== null && valueOf(before) === valueOf(card);
};

/** The reader's cards that make a Sea Change (SEA-8). */
export const matching = (model: Model, you: number): Card[] =>
  follows(model, you) ? handOf(model, you).filter((card) => matches(model, card)) : [];

/** The reader's cards of the lead suit. */
export const ofLead = (model: Model, you: number): Card[] =>
  handOf(model, you).filter((card) => suitOf(card) === model.lead);

/** The reader's legal cards in a trick that has begun (SEA-7, SEA-9). */
export function playable(model: Model, you: number): readonly Card[] {
  const lead = ofLead(model, you);
  if (lead.length === 0) return handOf(model, you);
  return handOf(model, you).filter((card) => suitOf(card) === model.lead || matches(model, card));
}

/** Whether the card would take the trick so far if it were played now. */
export function tops(model: Model, card: Card): boolean {
  const trump = matches(model, card) || model.trump === null ? suitOf(card) : model.trump;
  return explain([...inTrick(model), card], trump, model.options.points).card === card;
}

/** The points in the trick so far. */
export const onTable = (model: Model): number => sum(inTrick(model), model.options.points);

/** A dreaded card that the reader may play and that would not take the trick so far. */
export const gift = (model: Model, you: number): Card | null =>
  follows(model, you)
    ? (playable(model, you).find(
        (card) => valueOf(card) === DREADED && pointsOf(card, model.options.points) < 0 && !tops(model, card),
      ) ?? null)
    : null;

/** A suit other than trump of which the reader holds at least four cards. */
export function longSuit(model: Model, you: number): Suit | null {
  const count = (suit: Suit): number => handOf(model, you).filter((card) => suitOf(card) === suit).length;
  return deck(model.options.players).suits.find((suit) => suit !== model.trump && count(suit) >= 4) ?? null;
}

/** A card of the reader's that can no longer be matched: the cards of its value in all other suits are gone. */
export function unmatched(model: Model, you: number): Card | null {
  const { suits } = deck(model.options.players);
  const gone = new Set([...model.collected.flat(), ...inTrick(model), ...handOf(model, you)]);
  const all = (card: Card): boolean => suits.every((suit) => gone.has(cardOf(`${suit}${valueOf(card)}`)));
  return handOf(model, you).find(all) ?? null;
}

/** The number of tricks left, including the current one. */
export const tricksLeft = (model: Model): number => tricksEach(model) - model.tricks.length + (model.decided ? 1 : 0);

/** Whether the reader's partner would take the trick so far. */
export function mateTakes(model: Model, you: number): boolean {
  const cards = inTrick(model);
  if (model.options.teams === 0 || cards.length === 0 || model.trump === null) return false;
  const { card } = explain(cards, model.trump, model.options.points);
  const taker = model.plays.find((play) => play.card === card);
  return taker !== undefined && taker.seat !== you && sideOf(model, taker.seat) === sideOf(model, you);
}

type When = WhenOf<Model>;

/** A trick with at least this many points is worth fighting for. */
const FAT = 2;
/** The final trump is decided in this number of last tricks. */
const ENDING = 3;

const begun: When = (model, you) => held(model, you) && model.tricks.length > 0;
const poisoned = (model: Model): boolean => inTrick(model).some((card) => valueOf(card) === DREADED);

const told = lessonsOf<Model>();

/** If several notes apply at once, they are shown in this order. */
export const MOMENTS = {
  ...told(BASICS, {
    deck: held,
    worth: held,
    first_lead: (model, you) =>
      held(model, you) && (model.plays.length === 1 || leads(model, you)) && model.tricks.length === 0,
    follow: (model, you) => follows(model, you) && ofLead(model, you).length > 0,
    may_match: (model, you) => matching(model, you).length > 0,
    free: (model, you) => follows(model, you) && ofLead(model, you).length === 0,
    changed: (model) => freshChange(model) !== null,
    by_lead: taken(({ kind }) => kind === 'lead'),
    by_trump: taken(({ kind }) => kind === 'trump'),
    stays: (model, you) => leads(model, you) && model.tricks.length > 0,
    zero: (model, you) =>
      begun(model, you) && (inTrick(model).some((card) => valueOf(card) === 0) || tricksLeft(model) <= 5),
    scored: isScored,
    target: isScored,
    end_basics: since(2),
  }),
  ...told(POINTS, {
    few_points: held,
    poison: (model, you) => follows(model, you) && poisoned(model),
    gift: (model, you) => gift(model, you) !== null,
    last_seat: isLast,
    fat: (model, you) =>
      isLast(model, you) && onTable(model) >= FAT && playable(model, you).some((card) => tops(model, card)),
    feed: (model, you) => isLast(model, you) && !playable(model, you).some((card) => tops(model, card)),
    hold_eight: (model, you) => leads(model, you) && handOf(model, you).some((card) => valueOf(card) === DREADED),
    nothing: taken(({ points }) => points <= 0),
    one_point: isScored,
    end_points: since(2),
  }),
  ...told(CHANGES, {
    who_changes: held,
    take_by_match: (model, you) => matching(model, you).some((card) => tops(model, card)),
    choose_to: (model, you) =>
      matching(model, you).length > 0 && playable(model, you).length > matching(model, you).length,
    undone: (model) => freshChange(model) !== null,
    long_trump: (model, you) => turn(model, you) && model.tricks.length > 0 && longSuit(model, you) !== null,
    unmatched: (model, you) => turn(model, you) && unmatched(model, you) !== null,
    before_you: (model, you) => follows(model, you) && !isLast(model, you),
    zeros: (model, you) => turn(model, you) && tricksLeft(model) <= ENDING,
    last_trick: (model, you) => turn(model, you) && tricksLeft(model) === 1,
    end_changes: since(2),
  }),
  ...told(TWO, {
    draw: held,
    drawn: ({ drawn }, you) => drawn[you] !== null && drawn[you] !== undefined,
    three_suits: begun,
    pile_out: (model, you) => model.pile === 0 && turn(model, you),
    end_two: since(2),
  }),
  ...told(TEAMS, {
    teams: held,
    team_target: held,
    mate_takes: (model, you) => follows(model, you) && mateTakes(model, you),
    mate_after: (model, you) => follows(model, you) && inTrick(model).length <= 1,
    team_scored: isScored,
    more_players: isScored,
    end_teams: since(2),
  }),
  ...told(SOLO, {
    stack: held,
    solo_turn: follows,
    solo_after: ({ plays, decided }) => decided === null && plays.length === 3 && plays.at(-1)?.seat === STACK,
    need_eight: (model, you) => follows(model, you) && (poisoned(model) || model.tricks.length > 1),
    solo_taken: taken(() => true),
    solo_scored: isScored,
    end_solo: since(2),
  }),
};

export type NoteId = keyof typeof MOMENTS;
