/** How long each event is shown: one that needs no reading is short. */
import type { Pace } from '../../../table/game';
import { OWN_STEPS, type FeudEvent, type OwnStep } from '../rules/events';

const STEP: Pace = { move: 80, read: 120 };

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
  x_look: STEP,
  betray: { move: 200, read: 400 },
  arrange: { move: 100, read: 0 },
  column: { move: 250, read: 600 },
  skirmish: { move: 150, read: 350 },
  place: { move: 180, read: 60 },
  killed: { move: 250, read: 300 },
  tally: { move: 200, read: 300 },
  x_buy: { move: 150, read: 300 },
  ...(Object.fromEntries(OWN_STEPS.map((step) => [step, STEP])) as Record<OwnStep, Pace>),
  game_end: { move: 100, read: 0 },
};
