/** What may be looked at again where players must remember (docs/decisions/0022-strict-memory.md). */
import type { GameEvent } from './game';

/** The events from the last trick's beginning on; `end` is the event that ends a trick. */
export function lookedAt(events: readonly GameEvent[], end: string): readonly GameEvent[] {
  const before = events.findLastIndex(({ event }) => event === end);
  const first = before < 0 ? -1 : events.findLastIndex(({ event }, at) => at < before && event === end);
  return events.slice(first + 1);
}
