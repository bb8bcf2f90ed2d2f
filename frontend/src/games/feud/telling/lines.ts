/** The lines under the columns: the next question with help, a maneuver's effect, the deciding rule. */
import type { Teller } from '../../../table/game';
import type { Draft } from '../deciding/draft.svelte';
import { cardName } from '../pieces/names';
import { sentences } from '../../../table/sentences';
import type { Purchase } from '../deciding/purchase.svelte';
import { articlesOf } from '../../../client/api/articles.svelte';
import { carried } from './asking';
import type { FeudOptions } from '../rules/events';
import { type Model, sideOf, type Fight } from '../rules/model';
import type { OfferId } from '../rules/offers';
import { rankOf } from '../pieces/faces';
import { isDoomed } from '../rules/sides';
import { armorOf, killsAtOnce, takesOff } from '../rules/striking';
import { margin, stronger } from './outcome';

export interface Filling {
  tell: Teller;
  draft: Draft;
  /** The reader is filling a row. */
  editing: boolean;
  /** The reader's possible purchase; null if nothing is on offer. */
  purchase: Purchase | null;
}

function boughtLine({ offer, step, took }: Purchase, { t }: Teller, name: (card: string) => string): string | null {
  if (step === 'took') return t('feud.ask.took');
  if (step === 'gave') return t('feud.ask.gave', { card: name(took ?? '') });
  if (step === 'unit') return t(offer?.chosen === 'reserve' ? 'feud.ask.replace' : 'feud.ask.raise');
  return null;
}

/**
 * The question about a decision that is not complete; null if the general question stands. `decided`: what was sent.
 */
export function nextAsked(
  { tell, draft, editing, purchase }: Filling,
  decided: readonly number[] | null,
): string | null {
  const line = purchase ? boughtLine(purchase, tell, (card) => cardName(card, tell)) : null;
  return line ?? (editing && draft.full && decided === null ? tell.t('feud.ask.full') : null);
}

/** Help with the question; empty if there is none. `points`: the points available for a purchase. */
export function helpLine({ tell, draft, editing, purchase }: Filling, points: number): string {
  const { t } = tell;
  if (purchase) return t('feud.window.have', { count: points });
  if (!editing) return '';
  if (draft.picked !== null) return t('feud.hint.moving', { card: cardName(draft.picked, tell) });
  if (draft.full) return '';
  const help = t(draft.order.length > 0 ? 'feud.hint.move' : 'feud.hint.arrange');
  const { next, hand } = draft;
  const barred = next !== null && hand.some((card) => draft.why(card, next)?.code === 'needs_strike');
  return sentences(tell, help, barred ? t('feud.hint.needs_strike') : null);
}

/** The effect of a maneuver for its buyer. A changed or own maneuver has the text of the table's articles. */
export function effectOf(id: OfferId, options: FeudOptions, other: number, tell: Teller): string {
  const option = typeof id === 'string' ? 'maneuver_changes' : 'own_maneuvers';
  const { list } = articlesOf('feud', { ...options });
  const article = list.find((told) => told.option === option && told.entry === String(id));
  if (article) return [...article.conditions, ...article.effect, article.warning].join(tell.t('article.gap'));
  return typeof id === 'string' ? tell.t(`feud.effect.${id}`, { name: tell.name(other) }) : '';
}

/** The effect of the maneuver in progress for the player who must choose; empty if there is none. */
export function carriedEffect(model: Model, you: number, tell: Teller): string {
  const bought = carried(model);
  if (!bought) return '';
  const text = effectOf(bought.id, model.options, 1 - bought.seat, tell);
  return bought.seat === you || text === '' ? text : tell.t('feud.ask.told', { name: tell.name(bought.seat), text });
}

/** Points for each Marker, on a Unit that lives or dies. */
const [MARKER, KILL] = [10, 15];
/** From this margin a win by values gives two Markers (FEUD-17). */
const TWO = 6;

/** The reason of the win: the suit, the kind, or trump (FEUD-16). */
function decider({ decided, attacks: [one, other] }: Fight, { t }: Teller): string {
  if (decided === 'trump') return t('feud.rule.trump');
  return t(one?.suit === other?.suit ? 'feud.rule.suit' : 'feud.rule.kind');
}

/** The effect of Armor on the Unit about to be hit, or why it had none (FEUD-19); null without an Ace. */
function armor(fight: Fight, options: FeudOptions, { t }: Teller): string | null {
  const seat = fight.saved ?? fight.hit;
  if (seat === null || rankOf(fight.cards[seat] ?? '') !== 'A') return null;
  const most = armorOf(fight.units[seat] ?? '', options);
  if (fight.saved !== null) return t('feud.rule.armor', { most });
  return fight.decided === 'trump' ? t('feud.rule.armor_trump') : t('feud.rule.armor_short', { most });
}

/** The Markers that a column's Ten can remove. */
function healing({ attacks, units }: Fight, options: FeudOptions, { t }: Teller): string {
  const seat = attacks.findIndex((attack) => attack === null);
  const { normal, superior, ultimate } = takesOff(units[seat] ?? '', options);
  return t('feud.rule.healing', { one: normal, two: superior, three: ultimate });
}

/** The rules behind a fought column, in a line. */
export function ruleLine(fight: Fight, model: Model, tell: Teller): string {
  const { t } = tell;
  if (fight.decided === 'healing') return healing(fight, model.options, tell);
  if (stronger(fight) === null) return t('feud.rule.tie');
  const { hit, markers } = fight;
  const side = hit === null ? null : sideOf(model, hit);
  const same = side && side.unit === fight.units[hit ?? 0] && !killsAtOnce(model.options, fight);
  const before = same && { ...side, markers: side.markers - markers };
  return sentences(
    tell,
    decider(fight, tell),
    fight.decided === 'value' && margin(fight) >= TWO ? t('feud.rule.two') : null,
    fight.reversed ? t('feud.rule.fate') : null,
    armor(fight, model.options, tell),
    before && isDoomed(before) ? t('feud.rule.doomed') : null,
  );
}

/** The score of Markers at the end of a Round (FEUD-11, FEUD-50). */
export function tallyLine({ rounds }: Model, { t }: Teller): string {
  const times = rounds.at(-1)?.skirmish ? 2 : 1;
  return t('feud.rule.tally', { marker: MARKER * times, kill: KILL * times });
}
