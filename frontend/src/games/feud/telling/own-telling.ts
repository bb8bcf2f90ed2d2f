/** The effects of a table's own maneuvers: a line of the log for each step. The words are loaded if needed. */
import { known } from '../../../lib/lists';
import type { Teller } from '../../../table/game';
import { handled, type Handlers } from '../../../table/events';
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

const now = (columns: readonly string[], tell: Teller): string =>
  tell.t('feud.own.now', { cards: cardList(columns, tell) });

function moved({ seat, change, columns, one = 0, other = 0 }: Of<'x_columns'>, tell: Teller): string {
  const line = tell.t(`feud.own.${change}`, { name: player(seat, tell), one, other });
  return known(columns) ? sentences(tell, line, now(columns, tell)) : line;
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

const named = (event: { seat: number }, tell: Teller) => ({ name: player(event.seat, tell) });

const LINES: Handlers<Model, FeudEvent, string, [Teller]> = {
  x_buy({ options }, { seat, maneuver, cost }, tell) {
    return tell.t('feud.log.buy', { name: player(seat, tell), maneuver: maneuverName(maneuver, options, tell), cost });
  },
  x_exchange: (_, event, tell) => exchanged(event, tell),
  x_renew: (_, event, tell) => renewed(event, tell),
  x_keep(_, event, tell) {
    return tell.t('feud.log.reserve', { ...named(event, tell), card: nameOf(event.card ?? null, tell) });
  },
  x_empty_reserve: (_, event, tell) => emptied(event, tell),
  x_shuffle(_, event, tell) {
    return tell.t(event.discard ? 'feud.own.shuffle_discard' : 'feud.own.shuffle_deck', named(event, tell));
  },
  x_foresee(_, event, tell) {
    return tell.t('feud.own.foresee', { ...named(event, tell), cards: cardList(event.cards, tell) });
  },
  x_show_hand(_, event, tell) {
    return tell.t('feud.own.show_hand', { ...named(event, tell), cards: cardList(event.cards, tell) });
  },
  x_look_hand: (_, { seat, cards = [] }, tell) => looked({ seat, cards }, 'hand', tell),
  x_look: (_, { seat, columns: cards }, tell) => looked({ seat, cards }, 'columns', tell),
  x_columns: (_, event, tell) => moved(event, tell),
  x_show_column(_, event, tell) {
    return tell.t('feud.own.show_column', {
      ...named(event, tell),
      column: event.column,
      card: nameOf(event.card, tell),
    });
  },
  x_arrange(_, event, tell) {
    const arranged = tell.t('feud.own.arrange', named(event, tell));
    return known(event.columns) ? sentences(tell, arranged, now(event.columns, tell)) : arranged;
  },
  x_lock(_, event, tell) {
    return tell.t('feud.own.lock', { ...named(event, tell), column: event.column, card: nameOf(event.card, tell) });
  },
  x_markers({ sides }, { seat, markers: count }, tell) {
    return tell.t('feud.own.markers', { unit: unitOf(seat, sides[seat]?.unit ?? '', tell), count });
  },
  x_call: (_, event, tell) => tell.t('feud.own.call', { ...named(event, tell), unit: nameOf(event.unit, tell) }),
  x_raise: (_, event, tell) => tell.t('feud.own.raise', { ...named(event, tell), unit: nameOf(event.unit, tell) }),
  x_points(_, { totals }, tell) {
    const each = totals.map((count, seat) => tell.t('feud.own.points_of', { name: player(seat, tell), count }));
    return tell.t('feud.own.points', { points: tell.list(each) });
  },
  x_deny: (_, { rule }, tell) => tell.t(`feud.own.deny_${rule}`),
};

/** Describe a step; undefined if the event is none. */
export const stepLine = (event: FeudEvent, model: Model, tell: Teller): string | undefined =>
  handled(LINES, model, event, tell);
