import type { GameEvent, GameTable, Pace } from '../../table/game';
import { endsBy, paced, pausesAfterRounds } from '../../table/timing';
import Board from './Board.svelte';
import type { TideEvent, TideOptions } from './events';
import Last from './Last.svelte';
import { initial, reduce, settle, type Model } from './model';
import { sheet } from './sheet';
import { announce, facts, log, place, prompt, reason } from './telling';

const PACES: Record<TideEvent['event'], Pace> = {
  deal: { move: 800, read: 900 },
  tides: { move: 250, read: 150 },
  bids: { move: 350, read: 900 },
  take_tide: { move: 380, read: 620 },
  lose_preserver: { move: 350, read: 1250 },
  eliminated: { move: 350, read: 1400 },
  round_end: { move: 350, read: 1300 },
  game_end: { move: 100, read: 0 },
};

const isLoss = (event: GameEvent | undefined): boolean =>
  event?.event === 'lose_preserver' || event?.event === 'eliminated';

const endOf = endsBy({ lose_preserver: 'trick', eliminated: 'trick', round_end: 'round' });
/** A bid ends with its last loss. */
const ends: GameTable<Model>['ends'] = (event, next) =>
  isLoss(event) && isLoss(next) ? null : endOf(event);

function sound(event: GameEvent): 'card' | 'take' | 'end' | null {
  if (event.event === 'bids' || event.event === 'tides') return 'card';
  if (event.event === 'take_tide') return 'take';
  return event.event === 'game_end' ? 'end' : null;
}

const game: GameTable<Model> = {
  id: 'turn-the-tide',
  initial: (options, seats) => initial(options as unknown as TideOptions, seats),
  reduce: (model, event) => reduce(model, event as unknown as TideEvent),
  settle,
  pace: paced(PACES),
  pauses: pausesAfterRounds,
  sound,
  log,
  announce,
  prompt,
  reason,
  place,
  ends,
  isOver: (model) => model.winners !== null,
  facts,
  sheet,
  Board,
  Last,
  hasLast: (model) => model.last !== null,
  terms: {
    'table.last': 'tide.last',
    'table.key_t_do': 'tide.key_t_do',
    'replay.trick_back': 'tide.bid_back',
    'replay.trick_on': 'tide.bid_on',
    'replay.key_trick_do': 'tide.key_bid_do',
  },
};

export default game;
