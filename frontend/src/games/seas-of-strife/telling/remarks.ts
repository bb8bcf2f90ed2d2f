/** A card's visible effect in its trick, from what every reader has seen. */
import type { Remarks, Teller } from '../../../table/game';
import { player, sentences } from '../../../table/sentences';
import { isFace, rangeOf, SUITS, suitOf } from '../rules/cards';
import type { SeaEvent } from '../rules/events';
import type { Model, Played } from '../rules/model';
import { explain } from './explain';
import { because, cardName, suitName } from './telling';

/** What following reveals: a suit of the trick, or that the seat has none of them left. */
function follows({ seat, card }: Played, before: readonly Played[], tell: Teller): string {
  const suit = suitName(suitOf(card), tell);
  if (before.length === 0) {
    const { low, high } = rangeOf(card);
    const key = card === low ? 'leads_lowest' : card === high ? 'leads_highest' : 'leads';
    return tell.t(`asking.seas.${key}`, { suit, lower: card - low, higher: high - card });
  }
  const there = SUITS.filter((each) => before.some((one) => suitOf(one.card) === each.suit));
  if (there.some((each) => each.suit === suitOf(card))) return tell.t('asking.seas.follows', { suit });
  const suits = tell.either(there.map((each) => suitName(each.suit, tell)));
  return tell.t('asking.cannot', { name: player(seat, tell), suits });
}

/** Who would take the trick with this card, and whether that is a change. */
function does(now: Played, before: readonly Played[], { options }: Model, tell: Teller): string {
  const all = [...before, now];
  const owner = (card: number): number => all.find((one) => one.card === card)?.seat ?? now.seat;
  const cards = all.map(({ card }) => card);
  const after = explain(cards, options.rules);
  const name = player(owner(after.card), tell);
  if (after.card === now.card) return sentences(tell, tell.t('asking.own', { name }), because(after, tell));
  const held = explain(cards.slice(0, -1), options.rules).card;
  const card = cardName(after.card, tell);
  if (held === after.card) return tell.t('asking.stays', { name, card });
  return sentences(tell, tell.t('asking.moves', { name, card }), because(after, tell));
}

export const remark: Remarks<Model, SeaEvent>['remark'] = (trick, at, _seat, model, tell) => {
  const plays = trick
    .slice(0, at + 1)
    .flatMap((event) =>
      event.event === 'play' && event.card !== null ? [{ seat: event.seat, card: event.card }] : [],
    );
  const now = plays.at(-1);
  if (trick[at]?.event !== 'play' || !now) return null;
  const before = plays.slice(0, -1);
  const strikes = model.options.rules === 'strife' && isFace(now.card) && before.length > 0;
  return sentences(
    tell,
    follows(now, before, tell),
    strikes ? tell.t('asking.seas.strikes', { suit: suitName(suitOf(now.card), tell) }) : null,
    before.length > 0 ? does(now, before, model, tell) : null,
  );
};
