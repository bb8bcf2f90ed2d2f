import { define } from '../../table/define';
import type { Choice } from '../../table/game';
import { prompt } from './telling/asking';
import Board from './board/Board.svelte';
import { firstWords } from './first-words';
import type { FeudEvent, FeudOptions } from './rules/events';
import { inForce } from './rules/in-force';
import Last from './Last.svelte';
import Won from './Won.svelte';
import * as model from './rules/model';
import { paces } from './board/paces';
import { inPart } from './rules/phases';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

/** Return the only legal action, to play it automatically. A row is arranged as a whole, so its first card never is. */
function forced(now: model.Model, choice: Choice): readonly number[] | null {
  const whole = inPart(now, 'arrange', 'study', 'betray');
  return whole || choice.legal.size !== 1 ? null : [...choice.legal];
}

export default define<model.Model, FeudEvent, FeudOptions>({
  id: 'feud',
  aim: ({ options }, tell) => inForce('feud.aim', options, tell),
  model,
  telling: { ...telling, prompt },
  forced,
  sheet,
  Board,
  Last,
  Won,
  laysOrder: (now) => inPart(now, 'arrange'),
  hasLast: ({ fights }) => fights.length > 0,
  pauses: () => false,
  waits: ({ event }) => event === 'tally',
  reads: ({ event }) => event === 'tally' || event === 'killed' || event === 'game_end',
  paces,
  sounds: { draw: 'card', study: 'card', arrange: 'card', place: 'card', column: 'take', killed: 'take' },
  trickEnd: 'tally',
  trickOver: ({ event }) => event === 'tally',
  stops: { column: 'trick', tally: 'round' },
  firstWords: () => Promise.resolve({ firstWords }),
  terms: {
    'table.last': 'feud.last',
    'table.key_t_do': 'feud.key_t_do',
    'table.key_r_do': 'feud.key_r_do',
    'table.key_enter_do': 'feud.key_enter_do',
    'table.key_arrows_do': 'feud.key_arrows_do',
    'replay.trick_back': 'feud.column_back',
    'replay.trick_on': 'feud.column_on',
    'replay.key_trick_do': 'feud.key_column_do',
  },
  keys: ['feud.key_columns', 'feud.key_ways'],
});
