import type { GameEvent, GameTable, Pace } from '../../table/game';
import { endsBy, paced, pausesAfterRounds } from '../../table/timing';
import Board from './Board.svelte';
import type { SeaEvent, SeaOptions } from './events';
import Last from './Last.svelte';
import { initial, reduce, settle, type Model } from './model';
import { sheet } from './sheet';
import { announce, facts, log, place, prompt, reason } from './telling';

const PACES: Record<SeaEvent['event'], Pace> = {
  deal: { move: 450, read: 150 },
  pass: { move: 60, read: 60 },
  play: { move: 290, read: 160 },
  trick: { move: 250, read: 1400 },
  choose_leader: { move: 150, read: 550 },
  round_end: { move: 100, read: 100 },
  game_end: { move: 100, read: 0 },
};

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
  pace: paced(PACES),
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
