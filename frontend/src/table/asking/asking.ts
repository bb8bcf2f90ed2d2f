/** Finds for each trick the log line at which the reader can ask what the plays show, and the plays to explain. */
import type { Played, Step } from '../../contract/protocol';
import type { Reasons } from './reasons';
import type { Finished } from '../../engine/thinking/shows';
import type { Decision, GameEvent, GameTable, LogLine, Progress, Teller } from '../game';

/** What is needed to explain the plays of a game, at a table or in a replay. `seats`: those whose plays to explain. */
export interface Asking {
  game: string;
  steps: readonly Step[];
  seats: ReadonlySet<number>;
  /** Whether the game is over. The plays are then explained from the hands of the players who made them. */
  over: boolean;
  /** Fetch the plays after these numbers of events as the reader saw them, or the whole game if it is over. */
  plays: (after: number[]) => Promise<Played | Finished>;
  /** Load the game's texts for reasons. */
  reasons: () => Promise<Reasons>;
}

type Its<M extends Progress> = Pick<GameTable<M>, 'trickOver'>;

/** The decisions of `asking.seats` that led to the events from index `begin` up to `end`. */
function decisionsIn(events: readonly GameEvent[], begin: number, end: number, { steps, seats }: Asking): Decision[] {
  return steps.flatMap(({ events: after, pending }, place) => {
    if (after < begin || after >= end) return [];
    const next = Math.min(steps[place + 1]?.events ?? end, end);
    return pending
      .filter((seat) => seats.has(seat))
      .flatMap((seat) => {
        const at = events.findIndex(
          (event, each) => each >= after && each < next && (!('seat' in event) || event.seat === seat),
        );
        return at < 0 ? [] : [{ after, seat, at }];
      });
  });
}

/** Add `asks` to the lines of `events`: to the last line of each trick that has decisions to explain. */
export function withAsking<M extends Progress>(
  lines: readonly (LogLine | null)[],
  events: readonly GameEvent[],
  asking: Asking,
  game: Its<M>,
  tell: Teller,
): (LogLine | null)[] {
  const asked = [...lines];
  let begin = 0;
  events.forEach((event, at) => {
    const ends = game.trickOver(event, events[at + 1]) || (asking.over && at === events.length - 1);
    if (!ends) return;
    const [from, end] = [begin, at + 1];
    begin = end;
    const place = lines.findLastIndex((line, each) => each >= from && each < end && line && line.kind !== 'head');
    const line = lines[place];
    const plays = line ? decisionsIn(events, from, end, asking) : [];
    if (!line || plays.length === 0) return;
    const told = plays.map((decision) => ({ decision, line: lines[decision.at]?.text ?? '' }));
    asked[place] = { ...line, asks: { plays: told, tell } };
  });
  return asked;
}
