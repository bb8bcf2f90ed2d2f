/** How long each event is shown: bids are clear at once; a lost preserver and its reason need reading. */
import type { Pace } from '../../table/game';
import { DEAL } from '../../table/pace/timing';
import type { Of } from './rules/events';
import type { Model } from './rules/model';

/** Hands are passed from the second round on. */
const deal = ({ passing }: Model): Pace => (passing ? { move: 600, read: 300 } : { move: DEAL, read: 0 });

/** If several seats lose by the same tide, only the last loss is shown long enough to read. */
function lost({ decided }: Model, { left }: Of<'lose_preserver'>): Pace {
  if (left === 0) return { move: 250, read: 600 };
  return { move: 180, read: decided ? 320 : 120 };
}

export const paces = {
  deal,
  tides: { move: 200, read: 0 },
  bids: { move: 250, read: 60 },
  take_tide: { move: 180, read: 0 },
  lose_preserver: lost,
  eliminated: { move: 300, read: 700 },
  round_end: { move: 250, read: 350 },
  game_end: { move: 100, read: 0 },
};
