/** Which past events players may see again under strict memory, as in `quarterdeck.table.memory`. */
import type { Decoded, Value } from '../contract/decode';
import type { Part } from './options';

/** What a game defines about memory: the attributes of `Game` with these names. */
export interface MemoryData {
  trick_end: string;
  round_starts: readonly string[];
  stays_visible: readonly string[];
  memory_hides: Readonly<Record<string, readonly string[]>>;
  memory_keeps: Readonly<Record<string, readonly string[]>>;
  /** Whether the scores of the round in progress must be remembered, too. */
  memory_hides_scores: Part;
}

/** The key of an event that lays a seat's cards: only the newest event with this key describes what lies there now. */
const whose = ({ event, seat }: Decoded): string => `${event} ${String(seat)}`;

/** The events that a seat has seen, with null in place of the parts that it has to remember. */
export function remembered(data: MemoryData, events: readonly Decoded[], seat: number): Decoded[] {
  const ends = events.flatMap(({ event }, at) => (event === data.trick_end ? [at] : []));
  const first = ends.length > 1 ? (ends.at(-2) ?? 0) + 1 : 0;
  const starts = events.slice(0, first).flatMap(({ event }, at) => (data.round_starts.includes(event) ? [at] : []));
  // Cards that lay on the table when the last trick began stay visible: they explain why the trick was taken.
  const lying = new Map<string, number>();
  for (let at = starts.at(-1) ?? 0; at < first; at++) {
    const event = events[at];
    if (event && data.stays_visible.includes(event.event)) lying.set(whose(event), at);
  }
  return events.map((event, at) => {
    const hidden = data.memory_hides[event.event] ?? [];
    const kept = data.memory_keeps[event.event] ?? [];
    const own = event.seat === seat && seat >= 0;
    const forgotten = at < first && !own && at !== lying.get(whose(event));
    const fields = [...kept.filter((name) => !hidden.includes(name)), ...(forgotten ? hidden : [])];
    const found = { ...event };
    for (const name of fields) if (name in event) found[name] = blanked(event[name], kept.includes(name) ? seat : null);
    return found;
  });
}

const blanked = (value: Value | undefined, owner: number | null): Value =>
  Array.isArray(value) ? value.map((entry, at) => (at === owner ? entry : null)) : null;
