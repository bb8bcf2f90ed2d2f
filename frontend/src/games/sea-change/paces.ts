/** How long each event is shown: mostly to see who takes a trick, and each Sea Change. */
import type { Pace } from '../../table/game';
import { DEAL, inTrick } from '../../table/pace/timing';
import type { Of } from './rules/events';
import { trickSize, type Model } from './rules/model';

/** The old pennant goes down, the new one comes up. */
const CHANGE: Pace = { move: 350, read: 200 };
const HOIST: Pace = { move: 250, read: 0 };
const LIFT = 150;

/** A trick taken by the lead suit is clear at once; trump, or a valuable trick, needs reading. */
function trick({ decided }: Model): Pace {
  const words = decided !== null && (decided.why.kind === 'trump' || decided.why.zeros.length > 0);
  return { move: LIFT, read: words ? 620 : 480 };
}

export const isChange = ({ cause }: Of<'trump'>): boolean => cause === 'sea_change';

export const paces = {
  deal: { move: DEAL, read: 0 },
  play: (model: Model) => inTrick(model.plays.length, trickSize(model)),
  trump: (_: Model, event: Of<'trump'>) => (isChange(event) ? CHANGE : HOIST),
  draw: { move: 180, read: 0 },
  trick,
  round_end: { move: 0, read: 100 },
  game_end: { move: 100, read: 0 },
};
