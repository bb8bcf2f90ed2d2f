import { define } from '../../table/define';
import type { GameEvent } from '../../table/game';
import Board from './Board.svelte';
import type { TideEvent, TideOptions } from './rules/events';
import Last from './Last.svelte';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

const usual = define<model.Model, TideEvent, TideOptions>({
  id: 'turn-the-tide',
  model,
  telling,
  sheet,
  Board,
  Last,
  hasLast: ({ last }) => last !== null,
  paces: {
    deal: { move: 600, read: 400 },
    tides: { move: 250, read: 150 },
    bids: { move: 350, read: 900 },
    take_tide: { move: 300, read: 300 },
    lose_preserver: { move: 350, read: 900 },
    eliminated: { move: 350, read: 1100 },
    round_end: { move: 350, read: 900 },
    game_end: { move: 100, read: 0 },
  },
  sounds: { bids: 'card', tides: 'card', take_tide: 'take' },
  trickEnd: 'bids',
  stops: { lose_preserver: 'trick', eliminated: 'trick', round_end: 'round' },
  remarks: () => import('./telling/remarks'),
  terms: {
    'table.last': 'tide.last',
    'table.key_t_do': 'tide.key_t_do',
    'replay.trick_back': 'tide.bid_back',
    'replay.trick_on': 'tide.bid_on',
    'replay.key_trick_do': 'tide.key_bid_do',
  },
});

const isLoss = (event: GameEvent | undefined): boolean =>
  event?.event === 'lose_preserver' || event?.event === 'eliminated';

/** A bid ends with its last loss. */
const ends = (event: GameEvent, next: GameEvent | undefined) =>
  isLoss(event) && isLoss(next) ? null : usual.ends(event, next);

export default {
  ...usual,
  ends,
  trickOver: (event: GameEvent, next: GameEvent | undefined) => ends(event, next) === 'trick',
} satisfies typeof usual;
