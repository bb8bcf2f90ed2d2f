/** Finds what the page may show of the past under strict memory (docs/decisions/0022-strict-memory.md). */
import type { GameEvent } from '../game';

/** The index of the event at which the last finished trick begins. `end`: the name of the event that ends a trick. */
export function lastTrick(events: readonly GameEvent[], end: string): number {
  const last = events.findLastIndex(({ event }) => event === end);
  return events.findLastIndex(({ event }, at) => at < last && event === end) + 1;
}
