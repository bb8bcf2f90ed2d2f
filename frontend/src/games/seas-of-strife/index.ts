import type { Early } from '../../table/pace/advance.svelte';
import { define } from '../../table/define';
import Board from './Board.svelte';
import { actionOfCard } from './rules/cards';
import type { SeaEvent, SeaOptions } from './rules/events';
import Last from './Last.svelte';
import Won from './Won.svelte';
import * as model from './rules/model';
import { sheet } from './telling/sheet';
import * as telling from './telling/telling';
import type { Pace } from '../../table/game';
import { DEAL, inTrick } from '../../table/pace/timing';
import { facesThatMatter, type Model } from './rules/model';

const LIFT = 150;
/** One suit has the most cards: that is seen at a glance. */
const PLAIN: Pace = { move: LIFT, read: 500 };
/** Suits are out, or tie: the line of words is read. */
const WORDS: Pace = { move: LIFT, read: 600 };
/** A Face card matters. */
const FACE: Pace = { move: LIFT, read: 700 };

/** How long a decided trick stays, by what there is to understand. */
function trick(model: Model): Pace {
  const { decided } = model;
  if (!decided) return PLAIN;
  if (facesThatMatter(model).length > 0) return FACE;
  return decided.why.kind === 'most' ? PLAIN : WORDS;
}

const paces = {
  deal: { move: DEAL, read: 0 },
  pass: { move: 60, read: 60 },
  play: ({ plays, seats }: Model) => inTrick(plays.length, seats),
  trick,
  choose_leader: { move: 120, read: 130 },
  play_on: { move: 150, read: 900 },
  round_end: { move: 0, read: 100 },
  game_end: { move: 100, read: 0 },
};

/** A card to play, also while somebody else chooses who leads; all pass at the same time. */
function early({ phase, owing, round, hands }: model.Model, you: number): Early | null {
  const waits = phase === 'play' || (phase === 'choose_leader' && !owing.includes(you));
  return waits ? { round, actions: (hands[you] ?? []).map(actionOfCard) } : null;
}

export default define<model.Model, SeaEvent, SeaOptions>({
  id: 'seas-of-strife',
  aim: 'seas.aim',
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
  remarks: () => import('./telling/remarks'),
  firstWords: () => import('./first-words'),
});
