/** The course's notes, in the words of the page. */
import type { Teller, Teaching } from '../../../table/game';
import { guideOf, reader, type Now as NowOf } from '../../../table/teaching';
import type { Fight, Model } from '../rules/model';
import { cardName, rankName, suitName } from '../pieces/names';
import { AROUND, suitOf } from '../pieces/faces';
import { lockedCard } from '../rules/sides';
import { freshFight, MOMENTS, type NoteId, lessons } from './moments';

type Now = NowOf<Model>;

const unitAt = (model: Model, seat: number): string | null => model.sides[seat]?.unit ?? null;

function units(model: Model, tell: Teller): string | null {
  const own = unitAt(model, reader(tell));
  const enemy = unitAt(model, 1 - reader(tell));
  if (!own || !enemy) return null;
  return tell.t('feud.guide.units.now', { own: cardName(own, tell), enemy: cardName(enemy, tell) });
}

function kinds(model: Model, tell: Teller): string | null {
  const own = unitAt(model, reader(tell));
  const [ultimate, superior, ...normal] = AROUND.find(([suit]) => own && suit === suitOf(own)) ?? [];
  if (!own || !ultimate || !superior) return null;
  return tell.t('feud.guide.kinds.now', {
    rank: rankName(own, tell),
    ultimate: suitName(ultimate, tell),
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

export const guide = guideOf<Model, NoteId>('feud', MOMENTS, {
  units,
  kinds,
  by_suit: bySuit,
  by_kind: byKind,
  by_trump: byTrump,
  two_markers: twoMarkers,
  rearrange: locked,
});

export default { lessons, guide } satisfies Teaching<Model>;
