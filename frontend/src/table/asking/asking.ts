/** What bots decided, trick by trick: which line of the log it can be asked about from, and what is said of it. */
import type { GameRecord } from '../../contract/records';
import type { Step } from '../../contract/protocol';
import type { Asks, Decision, GameEvent, GameTable, LogLine, Progress, Teller } from '../game';

/** A game at a table, or its replay: who decided what there can be asked about. */
export interface Asking {
  /** The table's id; null where none is known: a file. */
  table: string | null;
  steps: readonly Step[];
  /** The seats of bots. */
  bots: ReadonlySet<number>;
  /** The game is over: a search may look at what the bots knew. */
  over: boolean;
  /** Somebody keeps the decisions that people mark. */
  keeps: boolean;
  /** What an action chooses, in words. */
  names: () => Promise<(action: number, tell: Teller) => string>;
  /** The whole game, once it is over. */
  record: () => Promise<GameRecord>;
}

type Its<M extends Progress> = Pick<GameTable<M>, 'log' | 'remarks' | 'trickOver'>;

/** The decisions of bots that events from one place up to another tell of. */
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

/** The lines of `events`; the last one of each trick in which bots have decided asks about all that they did there. */
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
