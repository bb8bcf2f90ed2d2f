/** The decisions of a table as they were made: by whom, and whether there was a choice. A ply: how many came before. */
interface Move {
  seat: number;
  count: number;
  free: boolean;
  standin: boolean;
}

export class Moves {
  #moves: Move[] = [];
  #plies = 0;

  /** A seat has decided. */
  made(move: Move): void {
    this.#moves.push(move);
    this.#plies += move.count;
  }

  /** The last `chosen` decisions of a seat were made anew, `count` of them, after those of the others. */
  changed(seat: number, chosen: number, count: number): void {
    for (let at = this.#moves.length - 1, left = chosen; left > 0 && at >= 0; at--) {
      const move = this.#moves[at];
      if (move?.seat !== seat) continue;
      this.#moves.splice(at, 1);
      left -= move.count;
      this.#plies -= move.count;
    }
    this.made({ seat, count, free: true, standin: false });
  }

  /** Only the decisions before `ply` stand. */
  cut(ply: number): void {
    let [at, kept] = [0, 0];
    for (; at < this.#moves.length && kept < ply; at++) kept += this.#moves[at]?.count ?? 0;
    this.#moves.length = at;
    this.#plies = kept;
  }

  /** The ply of the last decision of a seat at which it had a choice; null where there was none. */
  lastFree(seat: number): number | null {
    let ply = this.#plies;
    for (const move of this.#moves.toReversed()) {
      ply -= move.count;
      if (move.seat === seat && move.free && !move.standin) return ply;
    }
    return null;
  }

  /** The ply of the last decisions of a seat that were made at once; null where it is not the last to decide. */
  last(seat: number): number | null {
    const move = this.#moves.at(-1);
    return move?.seat === seat ? this.#plies - move.count : null;
  }

  /** The plies of the decisions that bots made for people. */
  byStandins(): number[] {
    let ply = 0;
    return this.#moves.flatMap(({ count, standin }) => {
      const first = ply;
      ply += count;
      return standin ? Array.from({ length: count }, (_, at) => first + at) : [];
    });
  }
}
