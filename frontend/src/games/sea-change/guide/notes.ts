/** The course's notes, in the words of the page. */
import type { Teller, Teaching } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import { guideOf, reader, type Now as NowOf } from '../../../table/teaching';
import { signed, type Card } from '../rules/cards';
import { freshChange, targetOf, tricksEach, type Model } from '../rules/model';
import { pointTable } from '../telling/facts';
import { cardName, cardNames, suitName } from '../telling/names';
import { because, changeWords, takes } from '../telling/telling';
import { MOMENTS, type NoteId, gift, longSuit, matching, onTable, playable, tops, unmatched, lessons } from './moments';

type Now = NowOf<Model>;

/** Who takes the trick on the table, and why. */
const decided: Now = (model, tell) =>
  model.decided && sentences(tell, because(model.decided.why, tell), takes(model, model.decided.taker, tell));

const changed: Now = (model, tell) => {
  const change = freshChange(model);
  return change && changeWords(change.suit, change.before, tell);
};

/** Make a sentence that names the cards found by `find`; null if there are none. */
const with_ =
  (
    key: `change.guide.${'may_match' | 'gift' | 'fat' | 'take_by_match' | 'unmatched'}.now`,
    find: (model: Model, you: number) => readonly Card[],
  ): Now =>
  (model, tell) => {
    const cards = find(model, reader(tell));
    return cards.length > 0 ? tell.t(key, { cards: cardNames(cards, tell) }) : null;
  };

const single = (card: Card | null): Card[] => (card === null ? [] : [card]);

const trump: Now = (model, tell) => model.trump && tell.t('change.log.trump', { suit: suitName(model.trump, tell) });

const points: Now = (model, tell) => tell.t('change.guide.last_seat.now', { points: signed(onTable(model)) });

function long(model: Model, tell: Teller): string | null {
  const suit = longSuit(model, reader(tell));
  return suit && tell.t('change.guide.long_trump.now', { suit: suitName(suit, tell) });
}

function drew(model: Model, tell: Teller): string | null {
  const card = model.drawn[reader(tell)];
  return card === null || card === undefined ? null : tell.t('change.guide.drawn.now', { card: cardName(card, tell) });
}

const target: Now = (model, tell) => tell.t('change.guide.target.now', { count: targetOf(model, 0) });
const tricks: Now = (model, tell) => tell.t('change.guide.draw.now', { tricks: tricksEach(model) });

export const guide = guideOf<Model, NoteId>('change', MOMENTS, {
  worth: pointTable,
  first_lead: trump,
  may_match: with_('change.guide.may_match.now', matching),
  changed,
  by_lead: decided,
  by_trump: decided,
  target,
  gift: with_('change.guide.gift.now', (model, you) => single(gift(model, you))),
  last_seat: points,
  fat: with_('change.guide.fat.now', (model, you) => playable(model, you).filter((card) => tops(model, card))),
  take_by_match: with_('change.guide.take_by_match.now', (model, you) =>
    matching(model, you).filter((card) => tops(model, card)),
  ),
  undone: changed,
  long_trump: long,
  unmatched: with_('change.guide.unmatched.now', (model, you) => single(unmatched(model, you))),
  draw: tricks,
  drawn: drew,
  team_target: target,
  solo_taken: decided,
});

export default { lessons, guide } satisfies Teaching<Model>;
