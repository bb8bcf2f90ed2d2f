import type { GameEvent, GameTable } from '../../table/game';
import Board from './Board.svelte';
import type { ChangeEvent, ChangeOptions } from './events';
import { facts } from './facts';
import Last from './Last.svelte';
import { initial, reduce, settle, waiting, type Model } from './model';
import { sheet } from './sheet';
import { announce, log, place, prompt, reason } from './telling';

const PACES: Record<ChangeEvent['event'], { move: number; read: number }> = {
  deal: { move: 450, read: 150 },
  play: { move: 290, read: 160 },
  trump: { move: 350, read: 100 },
  draw: { move: 200, read: 60 },
  trick: { move: 250, read: 1500 },
  round_end: { move: 100, read: 100 },
  game_end: { move: 100, read: 0 },
};
/** A Sea Change is worth a look. */
const CHANGE = { move: 430, read: 650 };

/** Further events may be added to a record under names of their own: they take no time. */
function pace(event: GameEvent) {
  if (event.event === 'trump' && event.cause === 'sea_change') return CHANGE;
  return PACES[event.event as ChangeEvent['event']] ?? { move: 0, read: 0 };
}

function ends(event: GameEvent): 'trick' | 'round' | 'game' | null {
  if (event.event === 'trick') return 'trick';
  if (event.event === 'round_end') return 'round';
  return event.event === 'game_end' ? 'game' : null;
}

function sound(event: GameEvent): 'card' | 'take' | 'swell' | 'end' | null {
  if (event.event === 'play') return 'card';
  if (event.event === 'trump' && event.cause === 'sea_change') return 'swell';
  if (event.event === 'trick') return 'take';
  return event.event === 'game_end' ? 'end' : null;
}

const game: GameTable<Model> = {
  id: 'sea-change',
  initial: (options, seats) => initial(options as unknown as ChangeOptions, seats),
  reduce: (model, event) => reduce(model, event as unknown as ChangeEvent),
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
