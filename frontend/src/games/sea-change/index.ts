import { define } from '../../table/define';
import Board from './Board.svelte';
import type { ChangeEvent, ChangeOptions, Of } from './rules/events';
import { facts } from './telling/facts';
import Last from './Last.svelte';
import Won from './Won.svelte';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';
import type { Pace } from '../../table/game';
import { DEAL, inTrick } from '../../table/pace/timing';
import { trickSize, type Model } from './rules/model';

/** The old pennant goes down, the new one comes up. */
const CHANGE: Pace = { move: 350, read: 200 };
const HOIST: Pace = { move: 250, read: 0 };
const LIFT = 150;

/** A trick taken by the lead suit is seen at a glance; trump, or what it holds, is read. */
function trick({ decided }: Model): Pace {
  const words = decided !== null && (decided.why.kind === 'trump' || decided.why.zeros.length > 0);
  return { move: LIFT, read: words ? 620 : 480 };
}

const isChange = ({ cause }: Of<'trump'>): boolean => cause === 'sea_change';

const paces = {
  deal: { move: DEAL, read: 0 },
  play: (model: Model) => inTrick(model.plays.length, trickSize(model)),
  trump: (_: Model, event: Of<'trump'>) => (isChange(event) ? CHANGE : HOIST),
  draw: { move: 180, read: 0 },
  trick,
  round_end: { move: 0, read: 100 },
  game_end: { move: 100, read: 0 },
};

export default define<model.Model, ChangeEvent, ChangeOptions>({
  id: 'sea-change',
  aim: 'change.aim',
  model,
  telling: { ...telling, facts },
  sheet,
  Board,
  Last,
  Won,
  hasLast: ({ tricks }) => tricks.length > 0,
  early: ({ phase, round, hands }, you) => (phase === 'play' ? { round, actions: hands[you] ?? [] } : null),
  paces,
  sounds: { play: 'card', trick: 'take', trump: (_, event) => (isChange(event) ? 'swell' : 'card') },
  stops: { trick: 'trick', round_end: 'round' },
  remarks: () => import('./telling/remarks'),
  firstWords: () => import('./first-words'),
});
