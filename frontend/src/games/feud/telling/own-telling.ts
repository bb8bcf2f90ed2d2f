/** The effects of a table's own maneuvers: a line of the log for each step. The words are loaded if needed. */
import { known } from '../../../lib/lists';
import type { Teller } from '../../../table/game';
import { player, sentences } from '../../../table/sentences';
import type { FeudEvent, Of } from '../rules/events';
import type { Model } from '../rules/model';
import { cardList, maneuverName, nameOf, unitOf } from './names';

/** Describe cards. `cards` is undefined if even their number is hidden. */
const some = (cards: readonly string[] | undefined, tell: Teller): string =>
  cards ? cardList(cards, tell) : tell.t('feud.own.some');

function exchanged({ seat, pile, took, gave }: Of<'x_exchange'>, tell: Teller): string {
  const parameters = { name: player(seat, tell), took: nameOf(took ?? null, tell), gave: nameOf(gave ?? null, tell) };
  return tell.t(`feud.own.exchange_${pile}`, parameters);
}

function renewed({ seat, to, lost, drew }: Of<'x_renew'>, tell: Teller): string {
  const came = drew
    ? cardList(drew, tell)
    : lost
      ? tell.t('feud.cards', { count: lost.length })
      : tell.t('feud.own.as_many');
  return tell.t(`feud.own.renew_${to}`, { name: player(seat, tell), lost: some(lost, tell), drew: came });
}

function emptied({ seat, to, cards }: Of<'x_empty_reserve'>, tell: Teller): string {
  return tell.t(`feud.own.empty_${to}`, { name: player(seat, tell), cards: some(cards, tell) });
}

function moved({ seat, change, columns, one = 0, other = 0 }: Of<'x_columns'>, tell: Teller): string {
  const line = tell.t(`feud.own.${change}`, { name: player(seat, tell), one, other });
  return known(columns) ? sentences(tell, line, tell.t('feud.own.now', { cards: cardList(columns, tell) })) : line;
}

function looked(
  { seat, cards }: { seat: number; cards: readonly (string | null)[] },
  what: 'hand' | 'columns',
  tell: Teller,
): string {
  const parameters = { name: player(seat, tell), other: player(1 - seat, tell) };
  if (cards.length === 0 || !known(cards)) return tell.t(`feud.log.look_${what}`, parameters);
  return tell.t(`feud.log.look_${what}_seen`, { ...parameters, cards: cardList(cards, tell) });
}

function points({ totals }: Of<'x_points'>, tell: Teller): string {
  const each = totals.map((count, seat) => tell.t('feud.own.points_of', { name: player(seat, tell), count }));
  return tell.t('feud.own.points', { points: tell.list(each) });
}

/** Describe a step; null if the event is none. */
export function stepLine(event: FeudEvent, model: Model, tell: Teller): string | null {
  const { t } = tell;
  const name = player('seat' in event ? (event.seat ?? 0) : 0, tell);
  switch (event.event) {
    case 'x_buy':
      return t('feud.log.buy', { name, maneuver: maneuverName(event.maneuver, model.options, tell), cost: event.cost });
    case 'x_exchange':
      return exchanged(event, tell);
    case 'x_renew':
      return renewed(event, tell);
    case 'x_keep':
      return t('feud.log.reserve', { name, card: nameOf(event.card ?? null, tell) });
    case 'x_empty_reserve':
      return emptied(event, tell);
    case 'x_shuffle':
      return t(event.discard ? 'feud.own.shuffle_discard' : 'feud.own.shuffle_deck', { name });
    case 'x_foresee':
      return t('feud.own.foresee', { name, cards: cardList(event.cards, tell) });
    case 'x_show_hand':
      return t('feud.own.show_hand', { name, cards: cardList(event.cards, tell) });
    case 'x_look_hand':
      return looked({ seat: event.seat, cards: event.cards ?? [] }, 'hand', tell);
    case 'x_look':
      return looked({ seat: event.seat, cards: event.columns }, 'columns', tell);
    default:
      return onTable(event, model, tell);
  }
}

/** Describe a step that changes the table; null if the event is none. */
function onTable(event: FeudEvent, model: Model, tell: Teller): string | null {
  const { t } = tell;
  const name = player('seat' in event ? (event.seat ?? 0) : 0, tell);
  switch (event.event) {
    case 'x_columns':
      return moved(event, tell);
    case 'x_show_column':
      return t('feud.own.show_column', { name, column: event.column, card: nameOf(event.card, tell) });
    case 'x_arrange':
      if (!known(event.columns)) return t('feud.own.arrange', { name });
      return sentences(
        tell,
        t('feud.own.arrange', { name }),
        t('feud.own.now', { cards: cardList(event.columns, tell) }),
      );
    case 'x_lock':
      return t('feud.own.lock', { name, column: event.column, card: nameOf(event.card, tell) });
    case 'x_markers':
      return t('feud.own.markers', {
        unit: unitOf(event.seat, model.sides[event.seat]?.unit ?? '', tell),
        count: event.markers,
      });
    case 'x_call':
      return t('feud.own.call', { name, unit: nameOf(event.unit, tell) });
    case 'x_raise':
      return t('feud.own.raise', { name, unit: nameOf(event.unit, tell) });
    case 'x_points':
      return points(event, tell);
    case 'x_deny':
      return t(`feud.own.deny_${event.rule}`);
    default:
      return null;
  }
}
