/** When each thing that the course teaches matters: plain questions to the model, each with the lessons that ask it. */
import { COLUMNS, isStrike } from '../cards';
import type { WindowName } from '../events';
import type { Fight, Model } from '../model';
import { inPart, windowOf, type Part } from '../phases';
import { isJoker, itemOf, rankOf, type ItemKind } from '../pieces/faces';
import type { Side } from '../sides';
import { killsAtOnce } from '../striking';
import { AFFINITIES, ALWAYS, BASIC, MANEUVERS, RESERVATION, STRIKES, STUDY, TRUE } from './lessons';

/** Whether it matters now to whoever sits at `you`. */
type When = (model: Model, you: number) => boolean;

const SKIRMISH: readonly Part[] = ['decide', 'act', 'react'];

const asked =
  (...parts: readonly Part[]): When =>
  (model, you) =>
    model.owing.includes(you) && inPart(model, ...parts);

const arranging = asked('arrange');
const inSkirmish = asked(...SKIRMISH);

/** The column that has just been fought. */
export const freshFight = ({ fresh, outcomes }: Model): Fight | null =>
  fresh === null ? null : (outcomes[fresh] ?? null);

const fought =
  (what: (fight: Fight, model: Model) => boolean): When =>
  (model) => {
    const fight = freshFight(model);
    return fight !== null && what(fight, model);
  };

const sameSuit = ({ attacks: [one, other] }: Fight): boolean => one?.suit === other?.suit;
const byValue = ({ decided }: Fight): boolean => decided === 'value';

const side = (model: Model, seat: number): Side | undefined => model.sides[seat];
const holds = (model: Model, you: number, is: (card: string) => boolean): boolean =>
  side(model, you)?.hand.some((card) => card !== null && is(card)) ?? false;

/** An Item in the own hand when the cards are arranged, or in a column that is fought. */
const meets =
  (kind: ItemKind): When =>
  (model, you) =>
    (arranging(model, you) && holds(model, you, (card) => itemOf(card) === kind)) ||
    (freshFight(model)?.cards.some((card) => itemOf(card) === kind) ?? false);

/** Six cards without a Strike: they are about to be drawn anew (FEUD-6). */
function lacksStrike(model: Model, you: number): boolean {
  const hand = side(model, you)?.hand ?? [];
  return hand.length === COLUMNS && hand.every((card) => card !== null && !isStrike(card));
}

/** The columns of every Round go to the discard pile (FEUD-10); it is empty again when the deck was filled up from it. */
const refilled: When = (model, you) => model.round > 1 && !model.tallied && side(model, you)?.discard.length === 0;

const inWindow =
  (window: WindowName): When =>
  (model, you) =>
    asked('window')(model, you) && windowOf(model) === window;

/** From this Round on the lesson has said what it has to say. */
const since =
  (round: number, when: When): When =>
  (model, you) =>
    model.round >= round && when(model, you);

interface Moment {
  lessons: readonly number[];
  when: When;
}

const in_ = (lesson: number, when: When): Moment => ({ lessons: [lesson], when });
const inBasics = (when: When): Moment => ({ lessons: [STRIKES, BASIC], when });
const inSkirmishes = (when: When): Moment => ({ lessons: [TRUE, ALWAYS], when });

/** In the order in which they are told where several matter at once. */
const MOMENTS = {
  units: in_(STRIKES, arranging),
  arrange: in_(STRIKES, arranging),
  kinds: in_(STRIKES, arranging),
  striking: in_(STRIKES, arranging),
  by_suit: in_(STRIKES, fought((fight) => byValue(fight) && sameSuit(fight))),
  by_kind: in_(STRIKES, fought((fight) => byValue(fight) && !sameSuit(fight))),
  by_trump: in_(STRIKES, fought(({ decided }) => decided === 'trump')),
  tie: in_(STRIKES, fought(({ decided }) => decided === 'tie')),
  two_markers: in_(STRIKES, fought((fight) => byValue(fight) && fight.markers === 2)),
  killed: in_(STRIKES, ({ sides }) => sides.some(({ fallen }) => fallen)),
  tally: in_(STRIKES, ({ tallied }) => tallied),
  refilled: inBasics(refilled),
  end_strikes: in_(STRIKES, since(4, arranging)),

  items: in_(BASIC, arranging),
  armor: in_(BASIC, meets('armor')),
  weaponry: in_(BASIC, meets('weaponry')),
  healing: in_(BASIC, meets('healing')),
  fate: in_(BASIC, meets('fate')),
  saved: in_(BASIC, fought(({ saved }) => saved !== null)),
  reversed: in_(BASIC, fought(({ reversed }) => reversed)),
  two_jokers: in_(BASIC, fought(({ cards }) => cards.every(isJoker))),
  no_strike: in_(BASIC, lacksStrike),
  end_basic: in_(BASIC, since(4, arranging)),

  study: in_(STUDY, asked('study')),
  lock: in_(STUDY, asked('lock')),
  rearrange: in_(STUDY, arranging),
  end_study: in_(STUDY, since(3, asked('study'))),

  army_reserve: in_(RESERVATION, asked('units')),
  action_reserve: in_(RESERVATION, asked('reserve')),
  take: in_(RESERVATION, asked('take')),
  sixth: in_(
    RESERVATION,
    (model, you) => asked('reserve')(model, you) && side(model, you)?.reserve.length === 5,
  ),
  end_reservation: in_(RESERVATION, since(4, asked('study'))),

  affinities: in_(AFFINITIES, asked('study', 'arrange')),
  instant: in_(AFFINITIES, asked('study', 'arrange')),
  instant_kill: in_(AFFINITIES, fought((fight, model) => killsAtOnce(model.options, fight))),
  end_affinities: in_(AFFINITIES, since(3, asked('study'))),

  money: in_(MANEUVERS, asked('reserve', 'study', 'arrange')),
  window: in_(MANEUVERS, asked('window')),
  before_study: in_(MANEUVERS, inWindow('before_study')),
  after_study: in_(MANEUVERS, inWindow('after_study')),
  before_columns: in_(MANEUVERS, inWindow('before_columns')),
  end_of_round: in_(MANEUVERS, inWindow('end_of_round')),
  bought: in_(MANEUVERS, (model, you) => (side(model, 1 - you)?.bought.length ?? 0) > 0),
  betray: in_(MANEUVERS, asked('betray')),
  end_maneuvers: in_(MANEUVERS, since(6, asked('study'))),

  skirmishes: in_(TRUE, asked('reserve', 'study', 'arrange')),
  begins: in_(TRUE, ({ skirmish }) => skirmish > 0),
  always: in_(ALWAYS, asked('decide')),
  decision: inSkirmishes(asked('decide')),
  ten: inSkirmishes((model, you) => inSkirmish(model, you) && holds(model, you, (card) => rankOf(card) === 'T')),
  active: inSkirmishes(asked('act')),
  reactive: inSkirmishes(asked('react')),
  doubled: inSkirmishes(({ tallied, skirmish }) => tallied && skirmish > 0),
  end_always: in_(ALWAYS, since(3, asked('decide'))),
} satisfies Record<string, Moment>;

export type NoteId = keyof typeof MOMENTS;

export const NOTE_IDS = Object.keys(MOMENTS) as readonly NoteId[];

export const isNote = (id: string): id is NoteId => Object.hasOwn(MOMENTS, id);

/** What matters now in a lesson, whether it was told before or not. */
export const due = (model: Model, lesson: number, you: number): NoteId[] =>
  NOTE_IDS.filter((id) => (MOMENTS[id] as Moment).lessons.includes(lesson) && MOMENTS[id].when(model, you));

const CLOSING: ReadonlySet<NoteId> = new Set([
  'end_strikes', 'end_basic', 'end_study', 'end_reservation', 'end_affinities', 'end_maneuvers', 'end_always',
]);

/** Whether a lesson has told all that is new in it with this note. The whole game has no such note: it is played. */
export const closes = (id: NoteId): boolean => CLOSING.has(id);
