/** A fan along the lower edge of a picture of a table, its middle card first seen whole. */
interface Fanned<C> {
  card: C;
  x: number;
  y: number;
  turn: number;
  raised: boolean;
}

/** Cards as a hand holds them; `raised` is the place of the one that is about to be played. */
export const fanned = <C>(cards: readonly C[], raised: number, step = 24): Fanned<C>[] =>
  cards.map((card, i) => {
    const off = i - (cards.length - 1) / 2;
    return {
      card,
      x: off * step,
      y: 95 + off * off * 0.9 - (i === raised ? 10 : 0),
      turn: off * 3,
      raised: i === raised,
    };
  });
