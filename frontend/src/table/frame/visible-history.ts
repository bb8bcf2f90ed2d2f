/** What may be looked at again where players must remember (docs/decisions/0022-strict-memory.md). */
import type { GameEvent } from '../game';

/** Where the last trick begins in a list of events; `end` is the event that ends a trick. */
export function lastTrick(events: readonly GameEvent[], end: string): number {
  const last = events.findLastIndex(({ event }) => event === end);
  return events.findLastIndex(({ event }, at) => at < last && event === end) + 1;
}
