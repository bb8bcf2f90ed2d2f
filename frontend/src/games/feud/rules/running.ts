/** What the Round would score if it were tallied now. */
import { killedAt } from '../pieces/faces';
import type { Model } from './model';
import type { Side } from './sides';

export const MARKER = 10;
/** For each Marker on a Unit that is killed. */
export const KILL = 15;

/** The Unit in front has as many Markers as kill it (FEUD-12). */
export const isDoomed = ({ unit, markers }: Side): boolean => unit !== null && markers >= killedAt(unit);

/** Points a seat for the Markers on the other Unit, doubled in a Skirmish (FEUD-11, FEUD-50). */
export function running({ sides, tallied, skirmish }: Model): number[] {
  return sides.map((_, seat) => {
    const enemy = sides[1 - seat];
    // What an Instant Kill has felled has scored.
    if (!enemy?.unit || tallied || (enemy.fallen && !isDoomed(enemy))) return 0;
    return enemy.markers * (isDoomed(enemy) ? KILL : MARKER) * (skirmish > 0 ? 2 : 1);
  });
}
