/** When each thing that the course teaches matters: plain questions to the model, each with the lessons that ask it. */
import { isScored } from '../../../table/pace/progress';
import { last, told, type Moment, type When as WhenOf } from '../../../table/teaching';
import { isFace, suitOf } from '../rules/cards';
import type { Explanation } from '../telling/explain';
import type { Model } from '../rules/model';
import { BASICS, FOLLOWING, HAPPY, LEADING, PASSING, STRIFE } from './lessons';
import { alone, below, follows, following, isLast, leads, mustTake, playable, safeLead, turn } from './seeing';

type When = WhenOf<Model>;

const asked: When = ({ owing }, you) => owing.includes(you);
const held: When = ({ hands, round }, you) => round === 1 && (hands[you]?.length ?? 0) > 0;
const passes: When = (model, you) => asked(model, you) && model.phase === 'pass';
const chooses: When = (model, you) => asked(model, you) && model.phase === 'choose_leader';

const taken =
  (what: (why: Explanation, plays: readonly number[]) => boolean): When =>
  ({ decided }) =>
    decided !== null &&
    what(
      decided.why,
      decided.plays.map(({ card }) => card),
    );

/** From this round on the lesson has said what it has to say. */
const since =
  (round: number): When =>
  (model, you) =>
    model.round >= round && turn(model, you);

const suits = ({ plays }: Model): number => new Set(plays.map(({ card }) => suitOf(card))).size;
const free: When = (model, you) => follows(model, you) && following(model, you).length === 0;

/** In the order in which they are told where several matter at once. */
export const MOMENTS = {
  cards: told(BASICS, held),
  aim: told(BASICS, held),
  open: told(BASICS, (model, you) => held(model, you) && model.plays.length === 1 && model.tricks.length === 0),
  follow: told(BASICS, (model, you) => follows(model, you) && following(model, you).length > 0),
  any_suit: told(BASICS, (model, you) => follows(model, you) && suits(model) > 1 && following(model, you).length > 0),
  free: told(BASICS, free),
  most: told(
    BASICS,
    taken(({ kind, count }) => kind === 'most' && count > 1),
  ),
  tied: told(
    BASICS,
    taken(({ kind }) => kind === 'tie'),
  ),
  lead: told(BASICS, (model, you) => leads(model, you) && model.tricks.length > 0),
  face: told(
    BASICS,
    taken(({ card }) => isFace(card)),
  ),
  choose: told(BASICS, chooses),
  scored: told(BASICS, isScored),
  end_basics: last(BASICS, since(2)),

  share: told(FOLLOWING, held),
  duck: told(FOLLOWING, (model, you) => follows(model, you) && below(model, you).length > 0),
  duck_high: told(FOLLOWING, (model, you) => follows(model, you) && below(model, you).length > 1),
  last_seat: told(FOLLOWING, isLast),
  must_take: told(FOLLOWING, (model, you) => mustTake(model, you) && playable(model, you).length > 1),
  throw_away: told(FOLLOWING, free),
  one_each: told(
    FOLLOWING,
    (model, you) => free(model, you) && model.plays.length > 1 && suits(model) === model.plays.length,
  ),
  second_suit: told(
    FOLLOWING,
    taken(({ tallies }) => tallies.filter(({ count }) => count > 1).length > 1),
  ),
  end_following: last(FOLLOWING, since(2)),

  least_known: told(LEADING, held),
  cheap_lead: told(
    LEADING,
    (model, you) => leads(model, you) && model.tricks.length > 0 && safeLead(model, you) !== null,
  ),
  no_cheap_lead: told(
    LEADING,
    (model, you) => leads(model, you) && model.tricks.length > 0 && safeLead(model, you) === null,
  ),
  count: told(LEADING, (model, you) => leads(model, you) && model.tricks.length >= 4),
  alone: told(LEADING, (model, you) => leads(model, you) && alone(model, you) !== null),
  give_lead: told(LEADING, chooses),
  take_face: told(LEADING, (model, you) => mustTake(model, you) && playable(model, you).some(isFace)),
  watch_totals: told(LEADING, isScored),
  end_leading: last(LEADING, since(2)),

  pass: told(PASSING, passes),
  pass_what: told(PASSING, passes),
  received: told(PASSING, ({ passes: made }, you) => made.some(({ to }) => to === you)),
  remember: told(PASSING, turn),
  pass_on: told(PASSING, (model, you) => model.round === 2 && passes(model, you)),
  end_passing: last(PASSING, since(2)),

  happy: told(HAPPY, held),
  happy_trick: told(
    HAPPY,
    taken((_, cards) => cards.some(isFace)),
  ),
  happy_score: told(HAPPY, isScored),
  happy_face: told(HAPPY, (model, you) => follows(model, you) && playable(model, you).some(isFace)),
  end_happy: last(HAPPY, since(2)),

  strife: told(STRIFE, held),
  zeroed: told(
    STRIFE,
    taken(({ tallies, kind }) => kind !== 'all_zeroed' && tallies.some(({ zeroed }) => zeroed)),
  ),
  all_zeroed: told(
    STRIFE,
    taken(({ kind }) => kind === 'all_zeroed'),
  ),
  shield: told(STRIFE, (model, you) => follows(model, you) && following(model, you).some(isFace)),
  no_choice: told(
    STRIFE,
    taken(({ card }) => isFace(card)),
  ),
  end_strife: last(STRIFE, since(2)),
} satisfies Record<string, Moment<Model>>;

export type NoteId = keyof typeof MOMENTS;
