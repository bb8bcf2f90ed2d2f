/** A game's part of the page, put together from what its folder offers: what all games do alike stands here. */
import type { FirstWords, GameEvent, GameTable, LogLine, Options, Remarks, Teller } from './game';
import type { Progress } from './game';
import type { EventSound } from './sounds';
import { endsBy, named, paced, pausesAfterRounds, type End, type Paced } from './pace/timing';

/** What a game's folder offers, each of its modules as it is: `E` are its events, `O` its options. */
interface Parts<M extends Progress, E extends { event: string }, O> {
  model: {
    initial(options: O, seats: number): M;
    reduce(model: M, event: E): M;
    settle(model: M): M;
  };
  telling: Pick<GameTable<M>, 'prompt' | 'reason' | 'place' | 'facts' | 'hand'> & {
    log(event: E, model: M, tell: Teller): LogLine | null;
    announce(event: E, model: M, tell: Teller): string | null;
  };
  paces: { [Name in E['event']]: Paced<M, Extract<E, { event: Name }>> };
  sounds: { [Name in E['event']]?: Heard<M, Extract<E, { event: Name }>> };
  /** What ends with an event. */
  stops: Partial<Record<E['event'], End>>;
  remarks?: () => Promise<Remarks<M, E>>;
  firstWords?: () => Promise<FirstWords<M, E>>;
}

/** A sound, or what it is in a model that has the event. */
type Heard<M, E> = EventSound | ((model: M, event: E) => EventSound);

/** What every game says itself, and what it may say otherwise than most. */
type Rest<M extends Progress> = Pick<GameTable<M>, 'id' | 'sheet' | 'Board' | 'Last' | 'hasLast'> &
  Partial<
    Pick<
      GameTable<M>,
      | 'Won'
      | 'pauses'
      | 'waits'
      | 'reads'
      | 'isOut'
      | 'trickEnd'
      | 'trickBegin'
      | 'trickOver'
      | 'aim'
      | 'terms'
      | 'keys'
      | 'forced'
      | 'early'
    >
  >;

/** The whole game. Its own part of the page alone knows what its events and options are. */
export function define<M extends Progress & { winners: readonly number[] | null }, E extends { event: string }, O>({
  model: { initial, reduce, settle },
  telling: { log, announce, prompt, reason, place, facts, hand },
  paces,
  sounds,
  stops,
  remarks,
  firstWords,
  ...rest
}: Parts<M, E, O> & Rest<M>): GameTable<M> {
  const ends = endsBy(stops);
  const its = (event: GameEvent): E => event as unknown as E;
  return {
    initial: (options: Options, seats) => initial(options as O, seats),
    reduce: (model, event) => reduce(model, its(event)),
    settle,
    log: (event, model, tell) => log(its(event), model, tell),
    announce: (event, model, tell) => announce(its(event), model, tell),
    prompt,
    reason,
    place,
    facts,
    ...(hand && { hand }),
    pace: paced(paces as Record<string, Paced<M, GameEvent>>),
    pauses: pausesAfterRounds,
    sound(event, model) {
      const end = ends(event);
      if (end === 'round' || end === 'game') return end === 'game' ? 'end' : 'round';
      const sound = named(sounds as Record<string, Heard<M, GameEvent>>, event) ?? null;
      return typeof sound === 'function' ? sound(model, event) : sound;
    },
    ends,
    trickOver: (event) => ends(event) === 'trick',
    remarks: remarks as GameTable<M>['remarks'],
    firstWords: firstWords as GameTable<M>['firstWords'],
    trickEnd: 'trick',
    isOver: (model) => model.winners !== null,
    ...rest,
  };
}
