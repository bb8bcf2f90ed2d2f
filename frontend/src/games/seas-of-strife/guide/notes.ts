/** The course's notes, in the words of the page. */
import type { Teller, Teaching } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import { guideOf, reader, type Now as NowOf } from '../../../table/teaching';
import { isFace, suitOf, SUITS } from '../rules/cards';
import { openingCard, receiver, type Model } from '../rules/model';
import { because, cardName, suitName, takes as taker } from '../telling/telling';
import {
  MOMENTS,
  type NoteId,
  alone,
  around,
  below,
  following,
  isLast,
  mustTake,
  playable,
  safeLead,
  takes,
  lessons,
} from './moments';

type Now = NowOf<Model>;

/** Who takes the trick on the table, and why. */
const decided: Now = ({ decided: trick }, tell) =>
  trick && sentences(tell, because(trick.why, tell), taker(trick.taker, tell));

/** Make a sentence about one of the reader's cards. */
const about =
  (
    key: `seas.guide.${'duck_high' | 'must_take' | 'alone' | 'take_face' | 'shield'}.now`,
    find: (model: Model, you: number) => number | null | undefined,
  ): Now =>
  (model, tell) => {
    const card = find(model, reader(tell));
    return card === null || card === undefined ? null : tell.t(key, { card: cardName(card, tell) });
  };

const highest = (cards: readonly number[]): number | undefined => cards.at(-1);

function followed(model: Model, tell: Teller): string | null {
  const own = new Set(following(model, reader(tell)).map(suitOf));
  const names = SUITS.filter(({ suit }) => own.has(suit)).map(({ suit }) => suitName(suit, tell));
  return names.length > 0 ? tell.t('seas.guide.follow.now', { suits: tell.either(names) }) : null;
}

function open(model: Model, tell: Teller): string | null {
  const [first] = model.plays;
  return first?.seat === tell.you ? tell.t('seas.guide.open.now', { card: openingCard(model.options) }) : null;
}

function safe(model: Model, tell: Teller): string | null {
  if (!isLast(model, reader(tell))) return null;
  const cards = playable(model, reader(tell)).filter((card) => !takes(model, card));
  if (cards.length === 0) return tell.t('seas.guide.last_seat.none');
  return tell.t('seas.guide.last_seat.now', { cards: tell.list(cards.map((card) => cardName(card, tell))) });
}

function cheap(model: Model, tell: Teller): string | null {
  const card = safeLead(model, reader(tell));
  if (card === null) return null;
  return tell.t('seas.guide.cheap_lead.now', { card: cardName(card, tell), ...around(model, reader(tell), card) });
}

function passTo(model: Model, tell: Teller): string | null {
  const to = receiver(model, reader(tell));
  return to === null ? null : tell.t('seas.guide.pass.now', { name: tell.name(to) });
}

function received(model: Model, tell: Teller): string | null {
  const got = model.passes.find(({ to }) => to === tell.you);
  if (!got?.cards) return null;
  const cards = tell.list(got.cards.map((card) => cardName(card, tell)));
  return tell.t('seas.guide.received.now', { name: tell.name(got.from), cards });
}

function faces({ decided: trick }: Model, tell: Teller): string | null {
  const count = trick?.plays.filter(({ card }) => isFace(card)).length ?? 0;
  return count > 0 ? tell.t('seas.guide.happy_trick.now', { count }) : null;
}

const leftOf: Now = (model, tell) =>
  tell.t('seas.guide.give_lead.now', { name: tell.name((reader(tell) + 1) % model.seats) });

const target: Now = ({ options }, tell) => tell.t('seas.guide.scored.now', { target: options.target });

export const guide = guideOf<Model, NoteId>('seas', MOMENTS, {
  open,
  follow: followed,
  any_suit: followed,
  most: decided,
  tied: decided,
  scored: target,
  duck_high: about('seas.guide.duck_high.now', (model, you) => highest(below(model, you))),
  last_seat: safe,
  must_take: about('seas.guide.must_take.now', (model, you) =>
    mustTake(model, you) ? highest(playable(model, you)) : null,
  ),
  second_suit: decided,
  cheap_lead: cheap,
  alone: about('seas.guide.alone.now', alone),
  give_lead: leftOf,
  take_face: about('seas.guide.take_face.now', (model, you) => playable(model, you).find(isFace)),
  pass: passTo,
  received,
  happy_trick: faces,
  zeroed: decided,
  all_zeroed: decided,
  shield: about('seas.guide.shield.now', (model, you) => following(model, you).find(isFace)),
});

export default { lessons, guide } satisfies Teaching<Model>;
