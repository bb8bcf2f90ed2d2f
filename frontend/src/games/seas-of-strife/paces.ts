/** How long each event is shown: mostly to see who takes a trick, and why. */
import type { Pace } from '../../table/game';
import { DEAL, inTrick } from '../../table/pace/timing';
import { facesThatMatter, type Model } from './rules/model';

const LIFT = 150;
/** One suit has the most cards: clear at once. */
const PLAIN: Pace = { move: LIFT, read: 500 };
/** Zeroed or tied suits: the reader needs the line of text. */
const WORDS: Pace = { move: LIFT, read: 600 };
/** A Face card decides. */
const FACE: Pace = { move: LIFT, read: 700 };

/** How long a decided trick stays, by how much there is to understand. */
function trick(model: Model): Pace {
  const { decided } = model;
  if (!decided) return PLAIN;
  if (facesThatMatter(model).length > 0) return FACE;
  return decided.why.kind === 'most' ? PLAIN : WORDS;
}

export const paces = {
  deal: { move: DEAL, read: 0 },
  pass: { move: 60, read: 60 },
  play: ({ plays, seats }: Model) => inTrick(plays.length, seats),
  trick,
  choose_leader: { move: 120, read: 130 },
  play_on: { move: 150, read: 900 },
  round_end: { move: 0, read: 100 },
  game_end: { move: 100, read: 0 },
};
