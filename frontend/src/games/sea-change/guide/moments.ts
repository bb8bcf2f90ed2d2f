/** When each thing that the course teaches matters: plain questions to the model, each with the lessons that ask it. */
import { isScored } from '../../../table/pace/progress';
import { last, told, type Moment, type When as WhenOf } from '../../../table/teaching';
import { DREADED, valueOf } from '../rules/cards';
import type { Explanation } from '../telling/explain';
import { freshChange, STACK, type Model } from '../rules/model';
import { BASICS, CHANGES, POINTS, SOLO, TEAMS, TWO } from './lessons';
import {
  follows,
  gift,
  inTrick,
  isLast,
  leads,
  longSuit,
  matching,
  mateTakes,
  ofLead,
  onTable,
  playable,
  tops,
  tricksLeft,
  turn,
  unmatched,
} from './seeing';

type When = WhenOf<Model>;

/** A trick worth fighting for. */
const FAT = 2;
/** Tricks before the end in which the final trump is decided. */
const ENDING = 3;

const held: When = ({ hands, round }, you) => round === 1 && (hands[you]?.length ?? 0) > 0;

const taken =
  (what: (why: Explanation) => boolean): When =>
  ({ decided }) =>
    decided !== null && what(decided.why);

/** From this round on the lesson has said what it has to say. */
const since =
  (round: number): When =>
  (model, you) =>
    model.round >= round && turn(model, you);

const begun: When = (model, you) => held(model, you) && model.tricks.length > 0;
const poisoned = (model: Model): boolean => inTrick(model).some((card) => valueOf(card) === DREADED);

/** In the order in which they are told where several matter at once. */
export const MOMENTS = {
  deck: told(BASICS, held),
  worth: told(BASICS, held),
  first_lead: told(
    BASICS,
    (model, you) => held(model, you) && (model.plays.length === 1 || leads(model, you)) && model.tricks.length === 0,
  ),
  follow: told(BASICS, (model, you) => follows(model, you) && ofLead(model, you).length > 0),
  may_match: told(BASICS, (model, you) => matching(model, you).length > 0),
  free: told(BASICS, (model, you) => follows(model, you) && ofLead(model, you).length === 0),
  changed: told(BASICS, (model) => freshChange(model) !== null),
  by_lead: told(
    BASICS,
    taken(({ kind }) => kind === 'lead'),
  ),
  by_trump: told(
    BASICS,
    taken(({ kind }) => kind === 'trump'),
  ),
  stays: told(BASICS, (model, you) => leads(model, you) && model.tricks.length > 0),
  zero: told(
    BASICS,
    (model, you) => begun(model, you) && (inTrick(model).some((card) => valueOf(card) === 0) || tricksLeft(model) <= 5),
  ),
  scored: told(BASICS, isScored),
  target: told(BASICS, isScored),
  end_basics: last(BASICS, since(2)),

  few_points: told(POINTS, held),
  poison: told(POINTS, (model, you) => follows(model, you) && poisoned(model)),
  gift: told(POINTS, (model, you) => gift(model, you) !== null),
  last_seat: told(POINTS, isLast),
  fat: told(
    POINTS,
    (model, you) =>
      isLast(model, you) && onTable(model) >= FAT && playable(model, you).some((card) => tops(model, card)),
  ),
  feed: told(POINTS, (model, you) => isLast(model, you) && !playable(model, you).some((card) => tops(model, card))),
  hold_eight: told(
    POINTS,
    (model, you) => leads(model, you) && (model.hands[you] ?? []).some((card) => valueOf(card) === DREADED),
  ),
  nothing: told(
    POINTS,
    taken(({ points }) => points <= 0),
  ),
  one_point: told(POINTS, isScored),
  end_points: last(POINTS, since(2)),

  who_changes: told(CHANGES, held),
  take_by_match: told(CHANGES, (model, you) => matching(model, you).some((card) => tops(model, card))),
  choose_to: told(
    CHANGES,
    (model, you) => matching(model, you).length > 0 && playable(model, you).length > matching(model, you).length,
  ),
  undone: told(CHANGES, (model) => freshChange(model) !== null),
  long_trump: told(
    CHANGES,
    (model, you) => turn(model, you) && model.tricks.length > 0 && longSuit(model, you) !== null,
  ),
  unmatched: told(CHANGES, (model, you) => turn(model, you) && unmatched(model, you) !== null),
  before_you: told(CHANGES, (model, you) => follows(model, you) && !isLast(model, you)),
  zeros: told(CHANGES, (model, you) => turn(model, you) && tricksLeft(model) <= ENDING),
  last_trick: told(CHANGES, (model, you) => turn(model, you) && tricksLeft(model) === 1),
  end_changes: last(CHANGES, since(2)),

  draw: told(TWO, held),
  drawn: told(TWO, ({ drawn }, you) => drawn[you] !== null && drawn[you] !== undefined),
  three_suits: told(TWO, begun),
  pile_out: told(TWO, (model, you) => model.pile === 0 && turn(model, you)),
  end_two: last(TWO, since(2)),

  teams: told(TEAMS, held),
  team_target: told(TEAMS, held),
  mate_takes: told(TEAMS, (model, you) => follows(model, you) && mateTakes(model, you)),
  mate_after: told(TEAMS, (model, you) => follows(model, you) && inTrick(model).length <= 1),
  team_scored: told(TEAMS, isScored),
  more_players: told(TEAMS, isScored),
  end_teams: last(TEAMS, since(2)),

  stack: told(SOLO, held),
  solo_turn: told(SOLO, follows),
  solo_after: told(
    SOLO,
    ({ plays, decided }) => decided === null && plays.length === 3 && plays.at(-1)?.seat === STACK,
  ),
  need_eight: told(SOLO, (model, you) => follows(model, you) && (poisoned(model) || model.tricks.length > 1)),
  solo_taken: told(
    SOLO,
    taken(() => true),
  ),
  solo_scored: told(SOLO, isScored),
  end_solo: last(SOLO, since(2)),
} satisfies Record<string, Moment<Model>>;

export type NoteId = keyof typeof MOMENTS;
