/** When each note of the course is shown: a condition on the model, and the lessons that have the note. */
import { lessonsOf, type When as WhenOf } from '../../../table/teaching';
import { COLUMNS, isStrike } from '../rules/cards';
import type { WindowName } from '../rules/events';
import type { Fight, Model } from '../rules/model';
import { inPart, windowOf, type Part } from '../rules/phases';
import { isJoker, itemOf, rankOf, type ItemKind } from '../pieces/faces';
import type { Side } from '../rules/sides';
import { killsAtOnce } from '../rules/striking';
import type { Lesson } from '../../../table/game';

/** Indices of the lessons in `lessons`. */
export const STRIKES = 0;
export const BASIC = 1;
export const STUDY = 2;
export const RESERVATION = 3;
export const AFFINITIES = 4;
export const MANEUVERS = 5;
/** The lesson of the whole game, with Skirmishes. */
export const TRUE = 6;
/** An additional lesson, in which every Round is a Skirmish. */
export const ALWAYS = 7;

export const lessons: readonly Lesson[] = [
  { title: 'feud.lesson.strikes', line: 'feud.lesson.strikes_line', options: { preset: 'strikes' } },
  { title: 'feud.lesson.basic', line: 'feud.lesson.basic_line', options: { preset: 'basic' } },
  { title: 'feud.guide.study', line: 'feud.lesson.study_line', options: { preset: 'basic', study: true } },
  {
    title: 'feud.lesson.reservation',
    line: 'feud.lesson.reservation_line',
    options: { preset: 'basic', study: true, reservation: true },
  },
  {
    title: 'feud.guide.affinities',
    line: 'feud.lesson.affinities_line',
    options: { preset: 'basic', study: true, reservation: true, affinities: true },
  },
  {
    title: 'feud.lesson.maneuvers',
    line: 'feud.lesson.maneuvers_line',
    options: { preset: 'true', skirmishes: 'off' },
  },
  { title: 'feud.lesson.true', line: 'feud.lesson.true_line', options: { preset: 'true' } },
  { title: 'feud.lesson.always', line: 'feud.lesson.always_line', options: { preset: 'skirmish' } },
];

type When = WhenOf<Model>;

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

/** Whether the reader holds an Item of this kind while arranging, or the column just fought has one. */
const meets =
  (kind: ItemKind): When =>
  (model, you) =>
    (arranging(model, you) && holds(model, you, (card) => itemOf(card) === kind)) ||
    (freshFight(model)?.cards.some((card) => itemOf(card) === kind) ?? false);

/** Whether the reader's six cards have no Strike, and so will be replaced (FEUD-6). */
function lacksStrike(model: Model, you: number): boolean {
  const hand = side(model, you)?.hand ?? [];
  return hand.length === COLUMNS && hand.every((card) => card !== null && !isStrike(card));
}

/**
 * Whether the deck has just been refilled. The columns of every Round go to the discard pile (FEUD-10), so it is empty
 * only then.
 */
const refilled: When = (model, you) => model.round > 1 && !model.tallied && side(model, you)?.discard.length === 0;

const inWindow =
  (window: WindowName): When =>
  (model, you) =>
    asked('window')(model, you) && windowOf(model) === window;

/** Make the condition for the note that ends a lesson: `when` holds, in this Round or later. */
const since =
  (round: number, when: When): When =>
  (model, you) =>
    model.round >= round && when(model, you);

const told = lessonsOf<Model>();

/** If several notes apply at once, they are shown in this order. */
export const MOMENTS = {
  ...told(STRIKES, {
    units: arranging,
    arrange: arranging,
    kinds: arranging,
    striking: arranging,
    by_suit: fought((fight) => byValue(fight) && sameSuit(fight)),
    by_kind: fought((fight) => byValue(fight) && !sameSuit(fight)),
    by_trump: fought(({ decided }) => decided === 'trump'),
    tie: fought(({ decided }) => decided === 'tie'),
    two_markers: fought((fight) => byValue(fight) && fight.markers === 2),
    killed: ({ sides }) => sides.some(({ fallen }) => fallen),
    tally: ({ tallied }) => tallied,
  }),
  ...told([STRIKES, BASIC], { refilled }),
  ...told(STRIKES, { end_strikes: since(4, arranging) }),
  ...told(BASIC, {
    items: arranging,
    armor: meets('armor'),
    weaponry: meets('weaponry'),
    healing: meets('healing'),
    fate: meets('fate'),
    saved: fought(({ saved }) => saved !== null),
    reversed: fought(({ reversed }) => reversed),
    two_jokers: fought(({ cards }) => cards.every(isJoker)),
    no_strike: lacksStrike,
    end_basic: since(4, arranging),
  }),
  ...told(STUDY, {
    study: asked('study'),
    lock: asked('lock'),
    rearrange: arranging,
    end_study: since(3, asked('study')),
  }),
  ...told(RESERVATION, {
    army_reserve: asked('units'),
    action_reserve: asked('reserve'),
    take: asked('take'),
    sixth: (model, you) => asked('reserve')(model, you) && side(model, you)?.reserve.length === 5,
    end_reservation: since(4, asked('study')),
  }),
  ...told(AFFINITIES, {
    affinities: asked('study', 'arrange'),
    instant: asked('study', 'arrange'),
    instant_kill: fought((fight, model) => killsAtOnce(model.options, fight)),
    end_affinities: since(3, asked('study')),
  }),
  ...told(MANEUVERS, {
    money: asked('reserve', 'study', 'arrange'),
    window: asked('window'),
    before_study: inWindow('before_study'),
    after_study: inWindow('after_study'),
    before_columns: inWindow('before_columns'),
    round_end: inWindow('end_of_round'),
    bought: (model, you) => (side(model, 1 - you)?.bought.length ?? 0) > 0,
    betray: asked('betray'),
    end_maneuvers: since(6, asked('study')),
  }),
  ...told(TRUE, {
    skirmishes: asked('reserve', 'study', 'arrange'),
    begins: ({ skirmish }) => skirmish > 0,
  }),
  ...told(ALWAYS, { always: asked('decide') }),
  ...told([TRUE, ALWAYS], {
    decision: asked('decide'),
    ten: (model, you) => inSkirmish(model, you) && holds(model, you, (card) => rankOf(card) === 'T'),
    active: asked('act'),
    reactive: asked('react'),
    doubled: ({ tallied, skirmish }) => tallied && skirmish > 0,
  }),
  ...told(ALWAYS, { end_always: since(3, asked('decide')) }),
};

export type NoteId = keyof typeof MOMENTS;
