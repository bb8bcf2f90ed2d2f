import type { GameEvent, GameTable, Pace } from '../../table/game';
import { endsBy, paced, pausesAfterRounds } from '../../table/timing';
import Board from './Board.svelte';
import type { ChangeEvent, ChangeOptions } from './events';
import { facts } from './facts';
import Last from './Last.svelte';
import { initial, reduce, settle, type Model } from './model';
import { sheet } from './sheet';
import { announce, log, place, prompt, reason } from './telling';

const PACES: Record<ChangeEvent['event'], Pace> = {
  deal: { move: 450, read: 150 },
  play: { move: 290, read: 160 },
  trump: { move: 350, read: 100 },
  draw: { move: 200, read: 60 },
  trick: { move: 250, read: 1500 },
  round_end: { move: 100, read: 100 },
  game_end: { move: 100, read: 0 },
};
/** A Sea Change is worth a look. */
const CHANGE: Pace = { move: 430, read: 650 };

const usual = paced(PACES);
const pace = (event: GameEvent): Pace =>
  event.event === 'trump' && event.cause === 'sea_change' ? CHANGE : usual(event);

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
  pace,
  pauses: pausesAfterRounds,
  sound,
  log,
  announce,
  prompt,
  reason,
  place,
  ends: endsBy({ trick: 'trick', round_end: 'round' }),
  isOver: (model) => model.winners !== null,
  facts,
  sheet,
  Board,
  Last,
  hasLast: (model) => model.tricks.length > 0,
};

export default game;
