/** A bid's visible effect, from what every reader has seen. */
import type { Remarks, Teller } from '../../../table/game';
import { player, sentences } from '../../../table/sentences';
import type { Of, TideEvent } from '../rules/events';
import type { Model } from '../rules/model';

/** The rank of a bid among the others, and the tide that it took. */
function place(cards: readonly (number | null)[], seat: number, took: number | null, tell: Teller): string {
  const bids = cards.filter((card) => card !== null).sort((one, other) => other - one);
  const own = cards[seat] ?? 0;
  const rank = bids.indexOf(own);
  const [, second = 0, third = 0] = bids;
  if (rank === 0) return tell.t('asking.tide.first', { tide: took ?? '', by: own - second });
  if (rank > 1) return tell.t('asking.tide.none', { by: second - own });
  return bids.length > 2
    ? tell.t('asking.tide.second', { tide: took ?? '', by: own - third })
    : tell.t('asking.tide.last_two', { tide: took ?? '' });
}

export const remark: Remarks<Model, TideEvent>['remark'] = (trick, at, seat, _model, tell) => {
  const bids = trick[at]?.event === 'bids' ? trick[at] : null;
  if (!bids || (bids.cards[seat] ?? null) === null) return null;
  const later = trick.slice(at + 1);
  const took = later.find((event): event is Of<'take_tide'> => event.event === 'take_tide' && event.seat === seat);
  const lost = later.find(
    (event) => (event.event === 'lose_preserver' || event.event === 'eliminated') && event.seat === seat,
  );
  const key = lost?.event === 'eliminated' ? 'asking.tide.eliminated' : lost ? 'asking.tide.loses' : 'asking.tide.safe';
  const name = player(seat, tell);
  const card = tell.t('asking.tide.bid', { name, card: bids.cards[seat] ?? 0 });
  return sentences(tell, card, place(bids.cards, seat, took?.tide ?? null, tell), tell.t(key));
};
