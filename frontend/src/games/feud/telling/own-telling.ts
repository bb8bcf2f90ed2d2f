/** The effects of a table's own maneuvers: a line of the log for each step. The words are loaded if needed. */
import { known } from '../../../lib/lists';
import type { Teller } from '../../../table/game';
import { line, player, sentences } from '../../../table/sentences';
import type { Of } from '../rules/events';
import { cardList, maneuverName, nameOf, told, unitOf, type Lines } from './names';

/** Describe cards. `cards` is undefined if even their number is hidden. */
const some = (cards: readonly string[] | undefined, tell: Teller): string =>
  cards ? cardList(cards, tell) : tell.t('feud.own.some');

function renewed({ seat, to, lost, drew }: Of<'x_renew'>, tell: Teller): string {
  const came = drew
    ? cardList(drew, tell)
    : lost
      ? tell.t('feud.cards', { count: lost.length })
      : tell.t('feud.own.as_many');
  return tell.t(`feud.own.renew_${to}`, { name: player(seat, tell), lost: some(lost, tell), drew: came });
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

export const OWN_LINES: Lines = {
  x_buy({ options }, { seat, maneuver, cost }, tell) {
    const name = maneuverName(maneuver, options, tell);
    return line('play', tell.t('feud.log.buy', { name: player(seat, tell), maneuver: name, cost }));
  },
  x_exchange: told(
    'play',
    ({ pile }) => `feud.own.exchange_${pile}`,
    ({ took, gave }, tell) => ({ took: nameOf(took ?? null, tell), gave: nameOf(gave ?? null, tell) }),
  ),
  x_renew: (_, event, tell) => line('play', renewed(event, tell)),
  x_keep: told('play', 'feud.log.reserve', ({ card }, tell) => ({ card: nameOf(card ?? null, tell) })),
  x_empty_reserve: told(
    'play',
    ({ to }) => `feud.own.empty_${to}`,
    ({ cards }, tell) => ({ cards: some(cards, tell) }),
  ),
  x_shuffle: told('play', ({ discard }) => (discard ? 'feud.own.shuffle_discard' : 'feud.own.shuffle_deck')),
  x_foresee: told('play', 'feud.own.foresee', ({ cards }, tell) => ({ cards: cardList(cards, tell) })),
  x_show_hand: told('play', 'feud.own.show_hand', ({ cards }, tell) => ({ cards: cardList(cards, tell) })),
  x_look_hand: (_, { seat, cards = [] }, tell) => line('play', looked({ seat, cards }, 'hand', tell)),
  x_look: (_, { seat, columns: cards }, tell) => line('play', looked({ seat, cards }, 'columns', tell)),
  x_columns: (_, event, tell) => line('play', moved(event, tell)),
  x_show_column: told('play', 'feud.own.show_column', ({ column, card }, tell) => ({
    column,
    card: nameOf(card, tell),
  })),
  x_arrange(_, { seat, columns }, tell) {
    const arranged = tell.t('feud.own.arrange', { name: player(seat, tell) });
    return line('play', sentences(tell, arranged, known(columns) ? now(columns, tell) : null));
  },
  x_lock: told('play', 'feud.own.lock', ({ column, card }, tell) => ({ column, card: nameOf(card, tell) })),
  x_markers({ sides }, { seat, markers: count }, tell) {
    return line('play', tell.t('feud.own.markers', { unit: unitOf(seat, sides[seat]?.unit ?? '', tell), count }));
  },
  x_call: told('play', 'feud.own.call', ({ unit }, tell) => ({ unit: nameOf(unit, tell) })),
  x_raise: told('play', 'feud.own.raise', ({ unit }, tell) => ({ unit: nameOf(unit, tell) })),
  x_points(_, { totals }, tell) {
    const each = totals.map((count, seat) => tell.t('feud.own.points_of', { name: player(seat, tell), count }));
    return line('play', tell.t('feud.own.points', { points: tell.list(each) }));
  },
  x_deny: (_, { rule }, tell) => line('play', tell.t(`feud.own.deny_${rule}`)),
};
