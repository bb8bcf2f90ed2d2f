import { define } from '../../table/define';
import type { GameEvent, Pace } from '../../table/game';
import Board from './Board.svelte';
import type { ChangeEvent, ChangeOptions } from './rules/events';
import { facts } from './telling/facts';
import Last from './Last.svelte';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';

/** A Sea Change is worth a look, and a sound. */
const CHANGE: Pace = { move: 430, read: 650 };
const isChange = ({ event, cause }: GameEvent): boolean => event === 'trump' && cause === 'sea_change';

const usual = define<model.Model, ChangeEvent, ChangeOptions>({
  id: 'sea-change',
  model,
  telling: { ...telling, facts },
  sheet,
  Board,
  Last,
  hasLast: ({ tricks }) => tricks.length > 0,
  early: ({ phase, round, hands }, you) => (phase === 'play' ? { round, actions: hands[you] ?? [] } : null),
  paces: {
    deal: { move: 400, read: 0 },
    play: { move: 280, read: 100 },
    trump: { move: 350, read: 100 },
    draw: { move: 180, read: 0 },
    trick: { move: 250, read: 1250 },
    round_end: { move: 100, read: 100 },
    game_end: { move: 100, read: 0 },
  },
  sounds: { play: 'card', trick: 'take' },
  stops: { trick: 'trick', round_end: 'round' },
  remarks: () => import('./telling/remarks'),
});

export default {
  ...usual,
  pace: (event: GameEvent) => (isChange(event) ? CHANGE : usual.pace(event)),
  sound: (event: GameEvent, you: number | null) => (isChange(event) ? 'swell' : usual.sound(event, you)),
} satisfies typeof usual;
