/** What the `board.js` of a game's own package offers: plain functions, written without the page's sources. docs/own-game.md explains it. */
import type { BoardProps, Choice, Fact, GameEvent, LogLine, Options, Pace, Refusal, Sheet } from '../../table/game';
import type { Early } from '../../table/pace/advance.svelte';
import type { Progress } from '../../table/game';
import type { label, player, players, sentences, verdict } from '../../table/sentences';
import type { EventSound } from '../../table/sounds';
import type { End } from '../../table/pace/timing';
import type { Language } from '../../contract/language';
import type { Parameters } from '../../words/render';

/** The page's words and the game's own, by their keys, and the names at the table. */
export interface OwnTeller {
  t(key: string, parameters?: Parameters): string;
  has(key: string): boolean;
  name(seat: number): string;
  list(parts: readonly string[]): string;
  either(parts: readonly string[]): string;
  you: number | null;
  language: Language;
}

/** What the page's own games say alike, for the sentences of others. */
export interface Toolkit {
  /** A seat in a sentence: "you", or a name. */
  player: typeof player;
  /** Several. */
  players: typeof players;
  /** A seat where no sentence is. */
  label: typeof label;
  /** Sentences one after another. */
  sentences: typeof sentences;
  /** Who won. */
  verdict: typeof verdict;
}

/** What the page adds to a model by itself, and the one thing that every model has. */
export interface OwnModel extends Progress {
  /** Null while the game runs. */
  winners: readonly number[] | null;
}

/** What is shown of a seat beside its name. */
export interface Stat {
  /** In short, such as `12`. */
  text: string;
  /** In words, such as `12 points`. */
  label: string;
}

/** A game of tricks as the page's own table draws it. A card is the number of the action that plays it. */
export interface TrickTable {
  /** The cards of the trick on the table, in order of play. */
  plays: readonly { seat: number; card: number }[];
  /** The card that takes it, once that is decided. */
  takes: number | null;
  /** The seat to which the cards of a decided trick go. */
  taker: number | null;
  /** A hand a seat, in the order in which it is held; null where it is hidden. */
  hands: readonly (readonly number[] | null)[];
  stats(seat: number): readonly Stat[];
  /** Cards that are new in the hand. */
  fresh?: readonly number[];
  /** So many cards are chosen together now, and given with a button of this label. */
  give?: { count: number; label: string } | null;
}

/** How such a game's cards look. */
export interface Cards {
  /** The picture of a card as SVG, 5 wide by 7 high; its colours may be the page's own, as `var(--card-ink)`. */
  face(card: number): string;
  /** Its name in full. */
  name(card: number, tell: OwnTeller): string;
  /** In short, with a colour, for hands that lie open in a record. */
  short(card: number): { text: string; colour: string };
}

/** What a board that draws itself is given. */
export interface BoardApi<M> {
  /** What is shown now, and what may be done: always as it is at this moment. */
  readonly now: BoardProps<M>;
  /** `update` is called whenever `now`, the language or the theme has changed. */
  follow(update: () => void): void;
  readonly language: Language;
  readonly theme: 'day' | 'night';
  /** Milliseconds at the reader's speed; 0 where nothing is to move. */
  duration(milliseconds: number): number;
}

/** A game's own part of the page. */
export interface OwnGame<M extends OwnModel = OwnModel> {
  initial(options: Options, seats: number): Omit<M, keyof Progress>;
  reduce(model: M, event: GameEvent): M;
  settle?(model: M): M;
  /** How long an event is shown, where that is not as usual (index.ts). */
  paces?: Record<string, Pace>;
  sounds?: Partial<Record<string, EventSound>>;
  /** What ends with an event: usually `trick` with a trick, `round` with `round_end`. */
  stops?: Partial<Record<string, End>>;
  log(event: GameEvent, model: M, tell: OwnTeller): LogLine | null;
  announce?(event: GameEvent, model: M, tell: OwnTeller): string | null;
  prompt(model: M, choice: Choice | null, pending: readonly number[], tell: OwnTeller): string;
  /** Usually the words `<id>.no.<code>`. */
  reason?(refusal: Refusal, tell: OwnTeller): string;
  place(model: M, tell: OwnTeller): string;
  facts?(model: M, tell: OwnTeller): Fact[];
  sheet(model: M, tell: OwnTeller): Sheet;
  early?(model: M, you: number): Early | null;
  /** The last trick once more; null while there is none. */
  last?(
    model: M,
    tell: OwnTeller,
  ): { plays: readonly { seat: number; card: number }[]; takes: number; text: string } | null;
  /** A game of tricks: the page draws it, with these cards. */
  cards?: Cards;
  tricks?(now: BoardProps<M>): TrickTable;
  /** Any other game: it draws itself into an element; what it returns takes it away again. */
  mount?(target: HTMLElement, api: BoardApi<M>): () => void;
}
