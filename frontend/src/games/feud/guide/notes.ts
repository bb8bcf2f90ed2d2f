/** The course's notes, in the words of the page. */
import type { Teller, Teaching } from '../../../table/game';
import { guideOf, type Now as NowOf } from '../../../table/teaching';
import type { Fight, Model } from '../rules/model';
import { cardName, rankName, suitName } from '../pieces/names';
import { suitOf, type SuitLetter } from '../pieces/faces';
import { lockedCard } from '../rules/sides';
import { freshFight, MOMENTS, type NoteId, lessons } from './moments';

/** For every suit, the other one of its colour and the two of the other colour. */
const AROUND: Record<SuitLetter, readonly [SuitLetter, SuitLetter, SuitLetter]> = {
  S: ['C', 'H', 'D'],
  C: ['S', 'H', 'D'],
  H: ['D', 'S', 'C'],
  D: ['H', 'S', 'C'],
};

type Now = NowOf<Model>;

const reader = (tell: Teller): number => tell.you ?? 0;
const unitAt = (model: Model, seat: number): string | null => model.sides[seat]?.unit ?? null;

function units(model: Model, tell: Teller): string | null {
  const own = unitAt(model, reader(tell));
  const enemy = unitAt(model, 1 - reader(tell));
  if (!own || !enemy) return null;
  return tell.t('feud.guide.units.now', { own: cardName(own, tell), enemy: cardName(enemy, tell) });
}

function kinds(model: Model, tell: Teller): string | null {
  const own = unitAt(model, reader(tell));
  const suit = own && suitOf(own);
  if (!own || !suit) return null;
  const [superior, ...normal] = AROUND[suit];
  return tell.t('feud.guide.kinds.now', {
    rank: rankName(own, tell),
    ultimate: suitName(suit, tell),
    superior: suitName(superior, tell),
    normal: tell.list(normal.map((letter) => suitName(letter, tell))),
  });
}

/** Make a sentence about the column just fought, with the higher and the lower value; null unless both cards attack. */
const ofFight =
  (say: (fight: Fight, values: { high: number; low: number }, tell: Teller) => string): Now =>
  (model, tell) => {
    const fight = freshFight(model);
    const [one, other] = fight?.attacks ?? [];
    if (!fight || !one || !other) return null;
    const high = Math.max(one.value, other.value);
    return say(fight, { high, low: Math.min(one.value, other.value) }, tell);
  };

const bySuit = ofFight(({ attacks }, values, tell) =>
  tell.t('feud.guide.by_suit.now', { ...values, suit: suitName(attacks[0]?.suit ?? '', tell) }),
);
const byKind = ofFight(({ attacks }, values, tell) =>
  tell.t('feud.guide.by_kind.now', { ...values, kind: tell.t(`feud.kind.${attacks[0]?.kind ?? 'normal'}`) }),
);
const twoMarkers = ofFight((_, values, tell) =>
  tell.t('feud.guide.two_markers.now', { ...values, margin: values.high - values.low }),
);

function byTrump(model: Model, tell: Teller): string | null {
  const [one, other] = freshFight(model)?.attacks ?? [];
  if (!one || !other) return null;
  const order = ['ultimate', 'superior', 'normal'] as const;
  const [above, below] = [one.kind, other.kind].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  if (!above || !below) return null;
  return tell.t('feud.guide.by_trump.now', {
    above: tell.t(`feud.kind.${above}`),
    below: tell.t(`feud.kind.${below}`),
  });
}

function locked(model: Model, tell: Teller): string | null {
  const side = model.sides[reader(tell)];
  const card = side ? lockedCard(side) : null;
  if (!side || card === null || side.lock === null) return null;
  return tell.t('feud.guide.rearrange.now', { card: cardName(card, tell), column: side.lock + 1 });
}

const NOW: Partial<Record<NoteId, Now>> = {
  units,
  kinds,
  by_suit: bySuit,
  by_kind: byKind,
  by_trump: byTrump,
  two_markers: twoMarkers,
  rearrange: locked,
};

export const guide = guideOf<Model, NoteId>({
  moments: MOMENTS,
  words: (id) => ({ title: `feud.guide.${id}`, text: `feud.guide.${id}.text` }),
  now: NOW,
});

export default { lessons, guide } satisfies Teaching<Model>;
