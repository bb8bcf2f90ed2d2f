import { define } from '../../table/define';
import type { GameEvent } from '../../table/game';
import Board from './Board.svelte';
import type { TideEvent, TideOptions } from './rules/events';
import Last from './Last.svelte';
import Won from './Won.svelte';
import { inForce } from './rules/in-force';
import { paces } from './paces';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

const usual = define<model.Model, TideEvent, TideOptions>({
  id: 'turn-the-tide',
  aim: ({ options }, tell) => inForce('tide.aim', options, tell),
  model,
  telling,
  sheet,
  Board,
  Last,
  Won,
  hasLast: ({ last }) => last !== null,
  isOut: ({ out, round, rounds, winners }, you) => out[you] === true && rounds.length < round && winners === null,
  paces,
  sounds: {
    bids: 'card',
    tides: 'card',
    take_tide: (now, { tide }) => ((tide ?? 0) > 0 && tide === model.highest(now) ? 'swell' : 'take'),
    lose_preserver: (_, { left }) => (left === 0 ? 'toll' : 'take'),
    eliminated: 'toll',
  },
  trickEnd: 'bids',
  trickBegin: 'tides',
  stops: { lose_preserver: 'trick', eliminated: 'trick', round_end: 'round' },
  firstWords: () => import('./first-words'),
  terms: {
    'table.last': 'tide.last',
    'table.key_t_do': 'tide.key_t_do',
    'table.key_r_do': 'tide.key_r_do',
    'replay.trick_back': 'tide.bid_back',
    'replay.trick_on': 'tide.bid_on',
    'replay.key_trick_do': 'tide.key_bid_do',
  },
});

const isLoss = (event: GameEvent | undefined): boolean =>
  event?.event === 'lose_preserver' || event?.event === 'eliminated';

/** Return what an event ends: a bid ends with its last loss. */
const ends = (event: GameEvent, next: GameEvent | undefined) =>
  isLoss(event) && isLoss(next) ? null : usual.ends(event, next);

export default {
  ...usual,
  ends,
  /** Whether the bid is over. Only the next event shows if another loss follows. */
  trickOver: (event: GameEvent, next: GameEvent | undefined) => next !== undefined && ends(event, next) === 'trick',
} satisfies typeof usual;
