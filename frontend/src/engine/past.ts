/** What a seat remembers of a game: what a bot, and whoever thinks for a seat, may draw conclusions from. */

/** Earlier play between two moments at which cards moved by chance, as a seat remembers it; mostly a round. */
export interface Stretch {
  /** The bytes of the seat's views at first and at last, and the decisions in between. */
  beginning: Uint8Array;
  end: Uint8Array;
  seats: number[];
  actions: number[];
}

/** What a seat remembers of the play since cards were last dealt, and before: empty where nothing can be learned. */
export interface Past {
  beginning: Uint8Array;
  seats: number[];
  actions: number[];
  earlier: Stretch[];
}

/** What a bot knows of its decision. */
export interface Question {
  seat: number;
  /** The bytes of its view, and what it remembers. */
  view: Uint8Array;
  past: Past;
  /** How many seats the game has. */
  seats: number;
}
