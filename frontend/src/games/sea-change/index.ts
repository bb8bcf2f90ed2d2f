import { define } from '../../table/define';
import Board from './Board.svelte';
import type { ChangeEvent, ChangeOptions } from './rules/events';
import { inForce } from './rules/in-force';
import { facts } from './telling/facts';
import Last from './Last.svelte';
import Won from './Won.svelte';
import { isChange, paces } from './paces';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

export default define<model.Model, ChangeEvent, ChangeOptions>({
  id: 'sea-change',
  aim: ({ options }, tell) => inForce('change.aim', options, tell),
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
  firstWords: () => import('./first-words'),
});
