/** Conditions that trick games share, for the notes of their courses. */
import type { Progress } from './game';

/** What these conditions read of a model. `W`: why a trick was taken. */
interface Tricks<W> extends Progress {
  round: number;
  hands: readonly (readonly number[] | null)[];
  plays: readonly { card: number }[];
  decided: { why: W; plays: readonly { card: number }[] } | null;
}

export const handOf = ({ hands }: Tricks<unknown>, you: number): readonly number[] => hands[you] ?? [];

/** The cards of the trick, unless it is decided. */
export const inTrick = ({ decided, plays }: Tricks<unknown>): number[] =>
  decided ? [] : plays.map(({ card }) => card);

/** Whether it is the reader's turn to play a card. */
export const turn = ({ owing, phase }: Tricks<unknown>, you: number): boolean =>
  owing.includes(you) && phase === 'play';
export const leads = (model: Tricks<unknown>, you: number): boolean => turn(model, you) && inTrick(model).length === 0;
export const follows = (model: Tricks<unknown>, you: number): boolean => turn(model, you) && inTrick(model).length > 0;

/** Whether the reader holds cards of the first round. */
export const held = (model: Tricks<unknown>, you: number): boolean =>
  model.round === 1 && handOf(model, you).length > 0;

/** Make a condition on the decided trick. */
export const taken =
  <W>(what: (why: W, cards: readonly number[]) => boolean) =>
  ({ decided }: Tricks<W>): boolean =>
    decided !== null &&
    what(
      decided.why,
      decided.plays.map(({ card }) => card),
    );

/** Make the condition for the note that ends a lesson: the reader's turn, in `round` or later. */
export const since =
  (round: number) =>
  (model: Tricks<unknown>, you: number): boolean =>
    model.round >= round && turn(model, you);
