/** The course's notes, in the words of the page. */
import type { Teller, Teaching } from '../../../table/game';
import { player, sentences } from '../../../table/sentences';
import { guideOf, reader, type Now as NowOf } from '../../../table/teaching';
import { highest, stillHeld, type Model } from '../rules/model';
import { because, takes } from '../telling/telling';
import { covers, isTop, knownHand, MOMENTS, strong, type NoteId, lessons } from './moments';

type Now = NowOf<Model>;

const numbers = (cards: readonly number[], tell: Teller): string => tell.list(cards.map(String));

const offer: Now = ({ offer: turned }, tell) => turned && tell.t('tide.guide.bid.now', turned);

const preservers: Now = ({ tokens }, tell) => tell.t('tide.guide.preservers.now', { count: tokens[reader(tell)] ?? 0 });

const taken: Now = ({ revealed }, tell) =>
  revealed && sentences(tell, takes(revealed, 'low', tell), takes(revealed, 'high', tell));

function covered(model: Model, tell: Teller): string | null {
  const [seat] = covers(model);
  const shows = seat === undefined ? null : model.revealed?.shows[seat];
  if (seat === undefined || !shows) return null;
  return tell.t('tide.guide.covers.now', { name: player(seat, tell), before: model.tides[seat] ?? 0, now: shows });
}

const lost: Now = ({ revealed, lost: losers }, tell) =>
  revealed && losers.length > 0 ? because(revealed, tell) : null;

function top(model: Model, tell: Teller): string | null {
  return isTop(model, reader(tell)) ? tell.t('tide.guide.on_top.now', { top: highest(model) }) : null;
}

function kept(model: Model, tell: Teller): string | null {
  const cards = strong(model, reader(tell));
  return cards.length > 0 ? tell.t('tide.guide.keep_strong.now', { cards: numbers(cards, tell) }) : null;
}

function leftHand(model: Model, tell: Teller): string | null {
  const left = knownHand(model, reader(tell));
  const cards = left === null ? [] : (stillHeld(model, left)?.known ?? []);
  if (left === null || cards.length === 0) return null;
  return tell.t('tide.guide.left_known.now', {
    name: tell.name(left),
    high: Math.max(...cards),
    low: Math.min(...cards),
  });
}

const rightHand: Now = (model, tell) =>
  tell.t('tide.guide.right_knows.now', { name: tell.name((reader(tell) + model.seats - 1) % model.seats) });

export const guide = guideOf<Model, NoteId>('tide', MOMENTS, {
  preservers,
  bid: offer,
  takes: taken,
  covers: covered,
  loses: lost,
  gap: offer,
  on_top: top,
  keep_strong: kept,
  left_known: leftHand,
  right_knows: rightHand,
});

export default { lessons, guide } satisfies Teaching<Model>;
