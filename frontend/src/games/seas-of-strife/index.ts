import type { GameEvent, GameTable } from '../../table/game';
import Board from './Board.svelte';
import type { SeaEvent, SeaOptions } from './events';
import Last from './Last.svelte';
import { initial, reduce, settle, waiting, type Model } from './model';
import { sheet } from './sheet';
import { announce, facts, log, place, prompt, reason } from './telling';

const PACES: Record<SeaEvent['event'], { move: number; read: number }> = {
  deal: { move: 450, read: 150 },
  pass: { move: 60, read: 60 },
  play: { move: 290, read: 160 },
  trick: { move: 250, read: 1400 },
  choose_leader: { move: 150, read: 550 },
  round_end: { move: 100, read: 100 },
  game_end: { move: 100, read: 0 },
};

/** Further events may be added to a record under names of their own: they take no time. */
const pace = (event: GameEvent) => PACES[event.event as SeaEvent['event']] ?? { move: 0, read: 0 };

function ends(event: GameEvent): 'trick' | 'round' | 'game' | null {
  if (event.event === 'trick') return 'trick';
  if (event.event === 'round_end') return 'round';
  return event.event === 'game_end' ? 'game' : null;
}

function sound(event: GameEvent): 'card' | 'take' | 'end' | null {
  if (event.event === 'play') return 'card';
  if (event.event === 'trick') return 'take';
  return event.event === 'game_end' ? 'end' : null;
}

const game: GameTable<Model> = {
  id: 'seas-of-strife',
  initial: (options, seats) => initial(options as unknown as SeaOptions, seats),
  reduce: (model, event) => reduce(model, event as unknown as SeaEvent),
  settle,
  waiting,
  pace,
  pauses: (event, next) => event.event === 'round_end' && next?.event !== 'game_end',
  sound,
  log,
  announce,
  prompt,
  reason,
  place,
  ends,
  isOver: (model) => model.phase === 'over',
  facts,
  sheet,
  Board,
  Last,
  hasLast: (model) => model.tricks.length > 0,
};

export default game;
