import type { Component } from 'svelte';
import type { Language } from '../contract/language';
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Advance, Early } from './pace/advance.svelte';
import type { EventSound } from './sounds';

/** One event of a game, as this reader may see it. Each game's part of the page knows the further fields. */
// This is a type instead of an interface, so that a record's events, which may have any fields, are assignable to it.
export type GameEvent = { event: string };

export type Options = Record<string, unknown>;

/** The player at a seat of a running table or a record. */
export interface Person {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** A bot's level at a table, or a bot's name in a record; null for a person. */
  level: string | null;
  online: boolean;
  /** The name of the person who owns the bot, if it runs outside the server. */
  owner?: string | null | undefined;
  /** The number of seconds since the player at this seat left. */
  away?: number | null | undefined;
  /** The level of the bot that plays for an absent person. */
  standin?: string | null | undefined;
  won?: boolean;
}

/** Gives the page's texts in the current language, and the names of the players at this table. */
export interface Teller {
  t(key: WordKey, parameters?: Parameters): string;
  /** Whether the page has a text for a key, if the key was built from the server's data. */
  has(key: string): key is WordKey;
  language: Language;
  /** The name of a seat's player. In sentences use `player` (sentences.ts), which says "you" to the reader. */
  name(seat: number): string;
  /** "A, B and C" in the current language. */
  list(parts: readonly string[]): string;
  /** "A, B or C". */
  either(parts: readonly string[]): string;
  you: number | null;
}

/** Why an action is rejected: the rule's id, the code of the game's text for it, and the text's parameters (`data`). */
export interface Refusal {
  rule: string;
  code: string;
  data: Record<string, unknown>;
}

/** What the reader may do now. It is null while the page has not shown all events yet. */
export interface Choice {
  legal: ReadonlySet<number>;
  illegal: ReadonlyMap<number, Refusal>;
  /**
   * The reader's decisions in a simultaneous choice that is not revealed yet. They count, but can be changed: `legal`
   * then lists the alternatives, and `decide` replaces the whole choice.
   */
  chosen: readonly number[];
  /** The actions that were sent and are not answered yet. */
  sent: readonly number[];
  /** The actions that a hint advises. */
  hinted?: readonly number[];
  /** The order of the whole hand that a hint advises; null if none. */
  advised?: Advised | null;
  /** An order that the board lays into the reader's row once. To lay it again, pass a new list. */
  laid?: readonly number[] | null;
}

/** An order of the whole hand that a hint advises. `ringed`: the action in it to mark, which matters most. */
export interface Advised {
  actions: readonly number[];
  ringed: number | null;
}

export interface BoardProps<M> {
  model: M;
  tell: Teller;
  people: readonly Person[];
  /** The seat whose hand lies at the bottom; null for a spectator. */
  you: number | null;
  pending: readonly number[];
  /** Whether to show what players could also remember. */
  aids: boolean;
  choice: Choice | null;
  /** For choosing a card before the reader's turn; missing if that is not possible. */
  advance?: Advance | undefined;
  decide(actions: number[]): void;
  /** Explain why the action that the reader tried is illegal. */
  explain(refusal: Refusal): void;
  /** Continues the game, if the table waits for the reader to have seen everything. */
  goOn?: (() => void) | undefined;
  /** Skips to the round's end. Present if the reader has nothing more to do in the round. */
  toRoundEnd?: (() => void) | undefined;
  /** Replay only: change the viewpoint to another seat. */
  turnTo?: ((seat: number) => void) | undefined;
}

export interface OrdersProps<M> {
  model: M;
  tell: Teller;
  choice: Choice | null;
  pending: readonly number[];
  /** Why the focused card cannot be played. */
  hint: string | null;
}

/** One decision of a player that can be explained. */
export interface Decision {
  /** The number of events before the decision. */
  after: number;
  seat: number;
  /** The index of the event that shows the decision. */
  at: number;
}

/** What a line of the log can explain: decisions, each with its own line. */
export interface Asks {
  plays: readonly { decision: Decision; line: string }[];
  tell: Teller;
}

/** A message for new players, and the id of the rule that it is about. */
export interface Said {
  rule: string;
  text: string;
}

/** Returns the message if `event`, which has led from `before` to `model`, meets its condition; else null. */
export type FirstWord<M, E> = (model: M, tell: Teller, event: E, before: M) => Said | null;

/** A game's messages for new players by id. If several conditions are met at once, the messages come in this order. */
export interface FirstWords<M, E> {
  firstWords: Readonly<Record<string, FirstWord<M, E>>>;
}

export interface LogLine {
  text: string;
  kind: 'head' | 'play' | 'result' | 'note';
  /** Present at the last line of a trick: the decisions in the trick that it can explain. */
  asks?: Asks;
}

export interface Fact {
  label: string;
  value: string;
}

/** One round on a score sheet. Each list has one entry for each column (a seat or a side). */
export interface SheetRow {
  label: string;
  points: number[];
  totals: number[];
  /** A short note for each column, such as how the points arose; may be empty. */
  notes: string[];
  /** In games in which each round has winners: their columns. Their points are marked, and their `notes` must say so. */
  won?: readonly number[];
}

/** A column that is not just a seat. */
export interface SheetColumn {
  name: string;
  /** The team's number, for its sign; missing if there are no teams. */
  team?: number | undefined;
}

export interface Sheet {
  rows: SheetRow[];
  /** The columns, if they differ from the seats. */
  columns?: SheetColumn[];
  /** The label of the last line, if that is not the sum of the points above it. Running totals are then hidden. */
  total?: string;
  /** The columns that lead after the last row; after the game, the winners. */
  ahead: number[];
  /** The value of each column now, where a larger one is better; missing if unknown. */
  standing?: number[];
  /** After the game, says what made the difference; null if nothing stands out. */
  how?: string | null;
  /** What the signs in the notes mean, if there are any. */
  legend?: string;
  /** When the game ends and who wins, in one line. */
  aim: string;
  /** After the game, says who has won; else null. */
  verdict: string | null;
  /** After the game, says why they have won; else null. */
  because: string | null;
}

/** How long an event is shown at normal speed, in milliseconds: `move` for its movement, then `read` for a pause. */
export interface Pace {
  move: number;
  read: number;
}

/** One lesson of a course: a game that introduces some subjects one by one. */
export interface Lesson {
  title: WordKey;
  /** What is new in the lesson, in one line. */
  line: WordKey;
  options: Options;
}

/** A note of a course, which explains one subject in a few sentences. */
export interface Note {
  title: string;
  text: string;
  /** How the rule applies to the cards on the table now; null if that cannot be said. */
  now: string | null;
  closes: boolean;
}

/** A course's notes. At a table each note is shown once, when it first matters. */
export interface Guide<M> {
  /** The ids of the lesson's notes that matter now to the seat `you`, in order, even if they were shown before. */
  due(model: M, lesson: number, you: number): readonly string[];
  /** Return a note's texts. If `model` is null, they do not speak about present cards, for reading the note later. */
  note(id: string, model: M | null, tell: Teller): Note;
}

/** A game's course. It is registered in `games/index.ts`. */
export interface Teaching<M> {
  lessons: readonly Lesson[];
  guide: Guide<M>;
}

/** How far the game has come; part of every game's model. */
export interface Progress {
  /** The engine's phase after the last step; null if no step is known yet. */
  phase: string | null;
  /** The seats that owe a decision; empty while the consequences of the last decision are still shown. */
  owing: readonly number[];
  /** The score that each side would have if the round ended now; null if it is not known. */
  now: readonly number[] | null;
}

/**
 * A game's part of the page. `M` is its model: everything that the page shows, computed event by event (`E`). The table
 * itself fills in the fields of `Progress`, from the steps. A new game is one folder with this object and one line in
 * `games/index.ts`.
 */
export interface GameTable<M extends Progress = Progress, E extends GameEvent = GameEvent> {
  id: string;
  initial(options: Options, seats: number): M;
  reduce(model: M, event: E): M;
  /** Remove what the reader has had time to see, such as a decided trick. */
  settle(model: M): M;
  pace(event: E, model: M): Pace;
  /** Whether the table waits after `event`, with all cards still there, until a person who plays alone continues. */
  waits?(event: E): boolean;
  /** Whether there is something to read after `event`; by default, if it ends a trick, a round or the game. */
  reads?(event: E): boolean;
  /** Whether the seat `you` has nothing more to do in this round. */
  isOut?(model: M, you: number): boolean;
  /** Whether to wait after `event` until the reader continues to `next`. */
  pauses(event: E, next: E | undefined): boolean;
  /** The sound of an event, or null. `model` already includes the event. */
  sound(event: E, model: M): EventSound | null;
  log(event: E, model: M, tell: Teller): LogLine | null;
  /** The event's text for a screen reader, or null. */
  announce(event: E, model: M, tell: Teller): string | null;
  /** The names of the known cards in a seat's hand; missing if the game has no names for them. */
  hand?(model: M, seat: number, tell: Teller): string[];
  /** The question to the reader, in one line. */
  prompt(model: M, choice: Choice | null, pending: readonly number[], tell: Teller): string;
  reason(refusal: Refusal, tell: Teller): string;
  /** How far the game has come, in a few words: "Round 2, trick 5". */
  place(model: M, tell: Teller): string;
  /** The event that ends a trick. Under strict memory, players may look back to the last finished trick at most. */
  trickEnd: string;
  /** The event that begins a trick, if a trick stays visible after its end until the next one begins. */
  trickBegin?: string;
  /** What an event ends, for stepping through a record. `next`: the event after it. */
  ends(event: E, next: E | undefined): 'trick' | 'round' | 'game' | null;
  /** Whether an event ends a trick, or another group of decisions. */
  trickOver(event: E, next: E | undefined): boolean;
  firstWords?: (() => Promise<FirstWords<M, E>>) | undefined;
  isOver(model: M): boolean;
  facts(model: M, tell: Teller): Fact[];
  sheet(model: M, tell: Teller): Sheet;
  Board: Component<BoardProps<M>>;
  /** Shows the last trick (or fight) again. Use it only if `hasLast` is true. */
  Last: Component<{ model: M; tell: Teller }>;
  hasLast(model: M): boolean;
  /** Whether the reader now lays the whole hand in an order. A hint then compares orders instead of actions. */
  laysOrder?(model: M): boolean;
  Won?: Component;
  /** The game's aim by the rules in force, in two or three sentences. A game with this has a course. */
  aim?(model: M, tell: Teller): string;
  /** The game's own texts in place of the table's, by key: "Last bid" instead of "Last trick". */
  terms?: Partial<Record<WordKey, WordKey>>;
  /** The board's own keys: text keys for the names of the keys. What a key does is under `<text key>_do`. */
  keys?: readonly WordKey[];
  /** What to play automatically if the reader has no real choice; null: nothing. By default, the only legal action. */
  forced?(model: M, choice: Choice): readonly number[] | null;
  /**
   * What the seat `you` can choose before its turn; null if nothing. Missing in games with simultaneous decisions, and
   * in games where a choice depends on the plays before it.
   */
  early?(model: M, you: number): Early | null;
}
