/** The windows in which maneuvers are bought (FEUD-33, FEUD-34): all that decides whose turn it is there is public. */
import { isOnce, soldIn, type Maneuver } from './cards';
import type { FeudOptions, WindowName } from './events';
import type { Side } from './sides';

/** A window that is open. */
export interface Open {
  window: WindowName;
  turn: number;
  /** Passes one after the other. */
  passes: number;
}

/** Why a maneuver cannot be bought now; null where it can. */
export function whyNot(maneuver: Maneuver, side: Side, prices: FeudOptions['maneuvers']): string | null {
  const price = prices[maneuver];
  if (price === undefined) return 'not_allowed';
  if (price > side.points) return 'too_dear';
  if (isOnce(maneuver) && side.bought.includes(maneuver)) return 'once_a_round';
  if (maneuver === 'replacement' && side.guard.length === 0) return 'no_effect';
  if (maneuver === 'resurrection' && side.dead.length === 0) return 'no_effect';
  return maneuver === 'heal' && side.markers === 0 ? 'no_effect' : null;
}

const canBuy = (window: WindowName, side: Side, prices: FeudOptions['maneuvers']): boolean =>
  soldIn(window).some((maneuver) => whyNot(maneuver, side, prices) === null);

/** The window at the next player who can buy something; null when both have passed. Who can buy nothing passes. */
export function attend(open: Open, sides: readonly Side[], prices: FeudOptions['maneuvers']): Open | null {
  let { turn, passes } = open;
  while (passes < 2) {
    const side = sides[turn];
    if (side && canBuy(open.window, side, prices)) return { window: open.window, turn, passes };
    turn = 1 - turn;
    passes += 1;
  }
  return null;
}

/** Whether any allowed maneuver has a window at this table. */
export const hasWindows = ({ maneuvers, skirmishes }: FeudOptions): boolean =>
  skirmishes === 'always' ? maneuvers.heal !== undefined : Object.keys(maneuvers).length > 0;
