/** What a seat remembers of a game. Bots and searches may use it to guess hidden cards. */

/** Earlier play between two deals or draws (mostly one round), as a seat remembers it. */
export interface Stretch {
  /** The bytes of the seat's first and last view, and the decisions between them. */
  beginning: Uint8Array;
  end: Uint8Array;
  seats: number[];
  actions: number[];
}

/**
 * What a seat remembers: its view after the last deal or draw, the decisions since then, and the play before it
 * (`earlier`).
 */
export interface Past {
  beginning: Uint8Array;
  seats: number[];
  actions: number[];
  earlier: Stretch[];
}

/** What a bot knows when it decides. */
export interface Question {
  seat: number;
  view: Uint8Array;
  past: Past;
  seats: number;
}
