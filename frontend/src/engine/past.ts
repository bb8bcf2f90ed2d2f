/** What a seat remembers of a game. Bots and searches may draw conclusions from it. */

/** Earlier play between two deals or draws as a seat remembers it; mostly a round. */
export interface Stretch {
  /** The bytes of the seat's first and last view, and the decisions between them. */
  beginning: Uint8Array;
  end: Uint8Array;
  seats: number[];
  actions: number[];
}

/** What a seat remembers of the play since the last deal, and before; empty if there is nothing to learn. */
export interface Past {
  beginning: Uint8Array;
  seats: number[];
  actions: number[];
  earlier: Stretch[];
}

/** What a bot knows when it decides. */
export interface Question {
  seat: number;
  /** The bytes of the seat's view, and its memory. */
  view: Uint8Array;
  past: Past;
  seats: number;
}
