/** Builds a game's part of the page from the modules in its folder, and adds what is the same for all games. */
import type { GameEvent, GameTable, Options, Progress } from './game';
import type { EventSound } from './sounds';
import { endsBy, named, paced, pausesAfterRounds, type End, type Paced } from './pace/timing';

/** The modules in a game's folder, with precise types. `E`: the game's events; `O`: its options. */
interface Parts<M extends Progress, E extends GameEvent, O> {
  model: {
    initial(options: O, seats: number): M;
    reduce(model: M, event: E): M;
    settle(model: M): M;
  };
  telling: Pick<GameTable<M, E>, 'log' | 'announce' | 'prompt' | 'reason' | 'place' | 'facts' | 'hand'>;
  paces: { [Name in E['event']]: Paced<M, Extract<E, { event: Name }>> };
  sounds: { [Name in E['event']]?: Heard<M, Extract<E, { event: Name }>> };
  /** Which events end a trick, a round or the game. */
  stops: Partial<Record<E['event'], End>>;
}

/** A sound, or a function that chooses one by the model after the event. */
type Heard<M, E> = EventSound | ((model: M, event: E) => EventSound);

/** What every game must define, and what it may override. */
type Rest<M extends Progress, E extends GameEvent> = Pick<
  GameTable<M, E>,
  'id' | 'sheet' | 'Board' | 'Last' | 'hasLast'
> &
  Partial<GameTable<M, E>>;

/** Build a game's part of the page. The result has general types for events and options, the same for all games. */
export function define<M extends Progress & { winners: readonly number[] | null }, E extends GameEvent, O>({
  model: { initial, reduce, settle },
  telling: { log, announce, prompt, reason, place, facts, hand },
  paces,
  sounds,
  stops,
  firstWords,
  ...rest
}: Parts<M, E, O> & Rest<M, E>): GameTable<M> {
  const ends = endsBy(stops);
  return {
    initial: (options: Options, seats) => initial(options as O, seats),
    reduce,
    settle,
    log,
    announce,
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
    firstWords: firstWords as GameTable<M>['firstWords'],
    trickEnd: 'trick',
    isOver: (model) => model.winners !== null,
    ...rest,
  };
}
