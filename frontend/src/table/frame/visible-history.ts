/** What the page may show again when players must remember (docs/decisions/0022-strict-memory.md). */
import type { GameEvent } from '../game';

/** The index at which the last trick begins; `end` is the event that ends a trick. */
export function lastTrick(events: readonly GameEvent[], end: string): number {
  const last = events.findLastIndex(({ event }) => event === end);
  return events.findLastIndex(({ event }, at) => at < last && event === end) + 1;
}
