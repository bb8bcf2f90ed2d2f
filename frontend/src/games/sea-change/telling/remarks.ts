/** A card's visible effect in its trick, from what every reader has seen. */
import type { Remarks, Teller } from '../../../table/game';
import { sentences } from '../../../table/sentences';
import { cardOf, isSuit, signed, suitOf, sum, type Card, type Suit } from '../rules/cards';
import type { ChangeEvent } from '../rules/events';
import { STACK, type Model } from '../rules/model';
import { explain } from './explain';
import { cardName, placeName, suitName } from './names';

interface Played {
  place: number;
  card: Card;
}

/** Trump after the event at an index of a trick; null before the first. */
function trumpAt(trick: readonly ChangeEvent[], at: number, model: Model): Suit | null {
  const made = trick.slice(0, at + 1).findLast((event) => event.event === 'trump');
  if (made?.event === 'trump') return made.suit !== null && isSuit(made.suit) ? made.suit : null;
  for (const event of trick.slice(at + 1)) {
    const context = model.context.get(event);
    if (event.event === 'trump') return context?.before ?? null;
    if (event.event === 'trick') return context?.why?.trump ?? null;
  }
  return model.trump;
}

/** What the card reveals of a hand: that it follows, or cannot; null if it matched the previous card. */
function follows(now: Played, lead: Suit | null, change: boolean, model: Model, tell: Teller): string | null {
  const suit = suitName(suitOf(now.card), tell);
  if (lead === null) return tell.t('asking.change.leads', { suit });
  if (suitOf(now.card) === lead) return tell.t('asking.change.follows', { suit });
  if (change) return null;
  return tell.t('asking.cannot', { name: placeName(model, now.place, tell), suits: suitName(lead, tell) });
}

function does(
  plays: readonly Played[],
  [earlier, trump]: readonly (Suit | null)[],
  model: Model,
  tell: Teller,
): string {
  const { points } = model.options;
  const cards = plays.map(({ card }) => card);
  const ahead = (some: readonly Card[], suit: Suit | null): Card =>
    explain(some, suit ?? suitOf(some[0] ?? 0), points).card;
  const [best, held] = [ahead(cards, trump ?? null), ahead(cards.slice(0, -1), earlier ?? null)];
  const owner = plays.find(({ card }) => card === best)?.place ?? STACK;
  const parameters = { name: placeName(model, owner, tell), card: cardName(best, tell) };
  const key = best === cards.at(-1) ? 'asking.own' : best === held ? 'asking.stays' : 'asking.moves';
  const worth = sum(cards, points);
  const worthy = tell.t('asking.change.worth', { points: signed(worth), count: Math.abs(worth) });
  return sentences(tell, tell.t(key, parameters), worthy);
}

export const remark: Remarks<Model, ChangeEvent>['remark'] = (trick, at, _seat, model, tell) => {
  const plays = trick
    .slice(0, at + 1)
    .flatMap((event) =>
      event.event === 'play' && event.card !== null ? [{ place: event.seat ?? STACK, card: cardOf(event.card) }] : [],
    );
  const now = plays.at(-1);
  if (trick[at]?.event !== 'play' || !now) return null;
  const after = trick[at + 1];
  const changes = after?.event === 'trump' && after.cause === 'sea_change';
  const trumps = [trumpAt(trick, at - 1, model), trumpAt(trick, after?.event === 'trump' ? at + 1 : at, model)];
  const [before = null, trump = null] = trumps;
  const lead = plays.length > 1 && plays[0] ? suitOf(plays[0].card) : null;
  const change = !changes || trump === null ? null : before === trump ? 'asking.change.same' : 'asking.change.changes';
  return sentences(
    tell,
    follows(now, lead, changes, model, tell),
    change && tell.t(change, { suit: suitName(trump ?? suitOf(now.card), tell) }),
    plays.length > 1 ? does(plays, trumps, model, tell) : null,
  );
};
