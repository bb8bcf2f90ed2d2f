import type { Early } from '../../table/pace/advance.svelte';
import { define } from '../../table/define';
import Board from './Board.svelte';
import { actionOfCard } from './rules/cards';
import type { SeaEvent, SeaOptions } from './rules/events';
import { inForce } from './rules/in-force';
import Last from './Last.svelte';
import Won from './Won.svelte';
import { paces } from './paces';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

/**
 * The cards that can be chosen in advance, also while another player chooses the leader. All pass at the same time, so
 * there is no passing in advance.
 */
function early({ phase, owing, round, hands }: model.Model, you: number): Early | null {
  const waits = phase === 'play' || (phase === 'choose_leader' && !owing.includes(you));
  return waits ? { round, actions: (hands[you] ?? []).map(actionOfCard) } : null;
}

export default define<model.Model, SeaEvent, SeaOptions>({
  id: 'seas-of-strife',
  aim: ({ options }, tell) => inForce('seas.aim', options, tell),
  model,
  telling,
  sheet,
  Board,
  Last,
  Won,
  hasLast: ({ tricks }) => tricks.length > 0,
  early,
  paces,
  sounds: { play: 'card', trick: (now) => (model.facesThatMatter(now).length > 0 ? 'toll' : 'take') },
  stops: { trick: 'trick', round_end: 'round' },
  firstWords: () => import('./first-words'),
});
