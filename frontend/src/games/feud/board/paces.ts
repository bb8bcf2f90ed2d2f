/** How long each event is shown: one that needs no reading is short. */
import type { Pace } from '../../../table/game';
import type { FeudEvent } from '../rules/events';

/**
 * Showing a Round takes less than nine seconds. With maneuvers or Skirmishes, this limit holds for everything between
 * two decisions of a player. The steps of a table's own maneuvers are shown briefly, as there may be many; the log
 * keeps them. The columns open one by one, each with its reason under it.
 */
export const paces: Record<FeudEvent['event'], Pace> = {
  deal: { move: 200, read: 50 },
  first: { move: 0, read: 0 },
  unit: { move: 150, read: 50 },
  take_reserve: { move: 100, read: 100 },
  refill: { move: 80, read: 0 },
  draw: { move: 100, read: 0 },
  reshuffle: { move: 100, read: 100 },
  reserve: { move: 100, read: 0 },
  x_discard: { move: 150, read: 100 },
  study: { move: 150, read: 50 },
  lock: { move: 150, read: 150 },
  x_unlock: { move: 150, read: 150 },
  buy: { move: 200, read: 400 },
  pass_window: { move: 0, read: 0 },
  x_look: { move: 80, read: 120 },
  betray: { move: 200, read: 400 },
  arrange: { move: 100, read: 0 },
  column: { move: 250, read: 600 },
  skirmish: { move: 150, read: 350 },
  place: { move: 180, read: 60 },
  killed: { move: 250, read: 300 },
  tally: { move: 200, read: 300 },
  x_buy: { move: 150, read: 300 },
  x_exchange: { move: 80, read: 120 },
  x_renew: { move: 80, read: 120 },
  x_keep: { move: 80, read: 120 },
  x_empty_reserve: { move: 80, read: 120 },
  x_shuffle: { move: 80, read: 120 },
  x_foresee: { move: 80, read: 120 },
  x_show_hand: { move: 80, read: 120 },
  x_look_hand: { move: 80, read: 120 },
  x_columns: { move: 80, read: 120 },
  x_show_column: { move: 80, read: 120 },
  x_arrange: { move: 80, read: 120 },
  x_lock: { move: 80, read: 120 },
  x_markers: { move: 80, read: 120 },
  x_call: { move: 80, read: 120 },
  x_raise: { move: 80, read: 120 },
  x_points: { move: 80, read: 120 },
  x_deny: { move: 80, read: 120 },
  game_end: { move: 100, read: 0 },
};
