/** The exports of the `board.js` of a game's own package: plain functions without imports (docs/own-game.md). */
import type { BoardProps, Choice, Fact, GameEvent, LogLine, Options, Pace, Refusal, Sheet } from '../../table/game';
import type { Early } from '../../table/pace/advance.svelte';
import type { Progress } from '../../table/game';
import type { label, player, players, sentences, verdict } from '../../table/sentences';
import type { EventSound } from '../../table/sounds';
import type { End } from '../../table/pace/timing';
import type { Language } from '../../contract/language';
import type { Parameters } from '../../words/render';

/** The words of the page and the game by key, and the names at the table. */
export interface OwnTeller {
  t(key: string, parameters?: Parameters): string;
  has(key: string): boolean;
  name(seat: number): string;
  list(parts: readonly string[]): string;
  either(parts: readonly string[]): string;
  you: number | null;
  language: Language;
}

/** Helpers of the page's own games, for the sentences of others. */
export interface Toolkit {
  /** A seat in a sentence: "you", or a name. */
  player: typeof player;
  /** Several seats in a sentence. */
  players: typeof players;
  /** A seat outside a sentence. */
  label: typeof label;
  /** Joins sentences. */
  sentences: typeof sentences;
  /** The winners, in a sentence. */
  verdict: typeof verdict;
}

/** The fields that the page adds to a model, and the one field that every model has. */
export interface OwnModel extends Progress {
  /** Null while the game runs. */
  winners: readonly number[] | null;
}

/** A number shown beside a seat's name, such as its points. */
export interface Stat {
  /** A short text, such as `12`. */
  text: string;
  /** The full text, such as `12 points`. */
  label: string;
}

/** A trick game as the page's own table draws it. A card is the number of the action that plays it. */
export interface TrickTable {
  /** The cards of the trick on the table, in order of play. */
  plays: readonly { seat: number; card: number }[];
  /** The card that takes the trick, once decided. */
  takes: number | null;
  /** The seat that receives the cards of a decided trick. */
  taker: number | null;
  /** Each seat's hand, in display order; null if it is hidden. */
  hands: readonly (readonly number[] | null)[];
  stats(seat: number): readonly Stat[];
  /** Cards that are new in the hand. */
  fresh?: readonly number[];
  /** The number of cards to choose together now, and the label of the button that passes them. */
  give?: { count: number; label: string } | null;
}

/** The look and the names of the game's cards. */
export interface Cards {
  /** The picture of a card as SVG, 5 wide by 7 high; it may use the page's colours, such as `var(--card-ink)`. */
  face(card: number): string;
  /** The card's full name. */
  name(card: number, tell: OwnTeller): string;
  /** The card's short name with a colour, for open hands in a record. */
  short(card: number): { text: string; colour: string };
}

/** The interface of a board that draws itself. */
export interface BoardApi<M> {
  /** The current state and the possible actions; always up to date. */
  readonly now: BoardProps<M>;
  /** Calls `update` whenever `now`, the language or the theme has changed. */
  follow(update: () => void): void;
  readonly language: Language;
  readonly theme: 'day' | 'night';
  /** Milliseconds at the reader's speed; 0 without animations. */
  duration(milliseconds: number): number;
}

/** A game's own part of the page. */
export interface OwnGame<M extends OwnModel = OwnModel> {
  initial(options: Options, seats: number): Omit<M, keyof Progress>;
  reduce(model: M, event: GameEvent): M;
  settle?(model: M): M;
  /** The paces of events, where they differ from the defaults (index.ts). */
  paces?: Record<string, Pace>;
  sounds?: Partial<Record<string, EventSound>>;
  /** What each event ends. By default `trick` ends a trick, and `round_end` a round. */
  stops?: Partial<Record<string, End>>;
  log(event: GameEvent, model: M, tell: OwnTeller): LogLine | null;
  announce?(event: GameEvent, model: M, tell: OwnTeller): string | null;
  prompt(model: M, choice: Choice | null, pending: readonly number[], tell: OwnTeller): string;
  /** Explains a refusal. By default its text has the key `<id>.no.<code>`. */
  reason?(refusal: Refusal, tell: OwnTeller): string;
  place(model: M, tell: OwnTeller): string;
  facts?(model: M, tell: OwnTeller): Fact[];
  sheet(model: M, tell: OwnTeller): Sheet;
  early?(model: M, you: number): Early | null;
  /** The last trick, to show it again; null while there is none. */
  last?(
    model: M,
    tell: OwnTeller,
  ): { plays: readonly { seat: number; card: number }[]; takes: number; text: string } | null;
  /** For a trick game: the cards with which the page draws it. */
  cards?: Cards;
  tricks?(now: BoardProps<M>): TrickTable;
  /** For any other game: draws the board into an element, and returns a function that removes it. */
  mount?(target: HTMLElement, api: BoardApi<M>): () => void;
}
