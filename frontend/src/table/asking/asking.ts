/** The bots' decisions, trick by trick: the log line from which to ask about each, and the answer. */
import type { GameRecord } from '../../contract/records';
import type { Step } from '../../contract/protocol';
import type { Asks, Decision, GameEvent, GameTable, LogLine, Progress, Teller } from '../game';

/** A game at a table or its replay, and its deciders. */
export interface Asking {
  /** The table's id; null for a file. */
  table: string | null;
  steps: readonly Step[];
  /** The bots' seats. */
  bots: ReadonlySet<number>;
  /** The game is over, so a search may use what the bots knew. */
  over: boolean;
  /** The server stores the decisions that people mark. */
  keeps: boolean;
  /** Loads the function that names an action. */
  names: () => Promise<(action: number, tell: Teller) => string>;
  /** Loads the whole game once it is over. */
  record: () => Promise<GameRecord>;
}

type Its<M extends Progress> = Pick<GameTable<M>, 'log' | 'remarks' | 'trickOver'>;

/** The bots' decisions behind the events from one index up to another. */
function decisionsIn(events: readonly GameEvent[], begin: number, end: number, { steps, bots }: Asking): Decision[] {
  return steps.flatMap(({ events: after, pending }, place) => {
    if (after < begin || after >= end) return [];
    const next = Math.min(steps[place + 1]?.events ?? end, end);
    return pending
      .filter((seat) => bots.has(seat))
      .flatMap((seat) => {
        const at = events.findIndex(
          (event, each) => each >= after && each < next && (!('seat' in event) || event.seat === seat),
        );
        return at < 0 ? [] : [{ after, seat, at }];
      });
  });
}

/** The lines of `events`. The last line of each trick with bots' decisions asks about all of them. */
export function withAsking<M extends Progress>(
  lines: readonly (LogLine | null)[],
  events: readonly GameEvent[],
  asking: Asking,
  game: Its<M>,
  model: M,
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
    const decisions = line ? decisionsIn(events, from, end, asking) : [];
    if (!line || decisions.length === 0) return;
    const trick = events.slice(from, end);
    const said = lines.slice(from, end);
    const remarks = async (): ReturnType<Asks['remarks']> => {
      const its = await game.remarks?.();
      return decisions.map((decision) => ({
        decision,
        line: said[decision.at - from]?.text ?? '',
        remark: its?.remark(trick, decision.at - from, decision.seat, model, tell) ?? null,
      }));
    };
    asked[place] = { ...line, asks: { decisions, remarks, tell } };
  });
  return asked;
}
