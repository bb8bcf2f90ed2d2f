/** Lay out cards as in a hand along the lower edge of a `Scene`; `raised` is the index of the one about to be played. */
export const fanned = <C>(cards: readonly C[], raised: number, step = 24) =>
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
