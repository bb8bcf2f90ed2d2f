import type { Component } from 'svelte';
import type { Language } from '../contract/language';
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Advance, Early } from './pace/advance.svelte';
import type { EventSound } from './sounds';

/** One event of a game, as this reader may see it; each game knows its own fields. */
// A type instead of an interface, so that a record's events with any fields are assignable.
export type GameEvent = { event: string };

export type Options = Record<string, unknown>;

/** The player at a seat of a running table or a record. */
export interface Person {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** A bot's level at a table; in a record the bot's name. */
  level: string | null;
  online: boolean;
  /** The owner of an external bot. */
  owner?: string | null | undefined;
  /** Seconds since the player at this seat left. */
  away?: number | null | undefined;
  /** The level of the bot that plays for an absent person. */
  standin?: string | null | undefined;
  /** The game is over, and this seat has won. */
  won?: boolean;
}

/** The page's words in the current language, and the names at this table. */
export interface Teller {
  t(key: WordKey, parameters?: Parameters): string;
  /** Whether a key built from the server's data has words. */
  has(key: string): key is WordKey;
  /** The language of texts outside the page's words. */
  language: Language;
  /** The name of a seat. For the reader's seat this is their name; sentences use "you" (sentences.ts). */
  name(seat: number): string;
  /** "A, B and C" in the current language. */
  list(parts: readonly string[]): string;
  /** "A, B or C". */
  either(parts: readonly string[]): string;
  you: number | null;
}

/** Why an action is rejected: a rule id, a code for the game's words, its parameters. */
export interface Refusal {
  rule: string;
  code: string;
  data: Record<string, unknown>;
}

/** What the reader may do now. Absent while the shown events lag behind the server. */
export interface Choice {
  legal: ReadonlySet<number>;
  illegal: ReadonlyMap<number, Refusal>;
  /**
   * The reader's decisions in an unrevealed simultaneous choice. They count, but may be changed: `legal` then lists the
   * alternatives, and `decide` replaces the whole choice.
   */
  chosen: readonly number[];
  /** The sent actions that await an answer. */
  sent: readonly number[];
  /** The actions of a hint. */
  hinted?: readonly number[];
  /** The order of the whole hand that a hint advises. */
  advised?: Advised | null;
  /** An order to lay into the reader's row, once; a new list each time. */
  laid?: readonly number[] | null;
}

/** An order of the whole hand, and its action that matters. */
export interface Advised {
  actions: readonly number[];
  ringed: number | null;
}

/** The properties of a game's board. */
export interface BoardProps<M> {
  model: M;
  tell: Teller;
  people: readonly Person[];
  /** The seat whose hand lies at the bottom; null for a spectator. */
  you: number | null;
  /** The seats that owe a decision. */
  pending: readonly number[];
  /** Show what players could remember. */
  aids: boolean;
  choice: Choice | null;
  /** A choice before the reader's turn; absent if none is possible. */
  advance?: Advance | undefined;
  decide(actions: number[]): void;
  /** Explain why the tried action is illegal. */
  explain(refusal: Refusal): void;
  /** Continues while the table waits for the reader. */
  goOn?: (() => void) | undefined;
  /** Skips to the round's end once the reader has nothing more to do in it. */
  toRoundEnd?: (() => void) | undefined;
  /** Replay only: change the viewpoint to another seat. */
  turnTo?: ((seat: number) => void) | undefined;
}

/** The properties of the text under a game's middle. */
export interface OrdersProps<M> {
  model: M;
  tell: Teller;
  choice: Choice | null;
  pending: readonly number[];
  /** Why the focused card cannot be played. */
  hint: string | null;
}

/** One decision of another player. */
export interface Decision {
  /** The number of events before it. */
  after: number;
  seat: number;
  /** The event that shows it. */
  at: number;
}

/** The decisions that a line of the log can explain. */
export interface Asks {
  plays: readonly { decision: Decision; line: string }[];
  tell: Teller;
}

/** A message that became true, and its rule. */
export interface Said {
  rule: string;
  text: string;
}

/** The message after `event` has led from `before` to `model`; null if it has not become true. */
export type FirstWord<M, E> = (model: M, tell: Teller, event: E, before: M) => Said | null;

/** A game's messages by id; if several become true at once, the first one counts. */
export interface FirstWords<M, E> {
  firstWords: Readonly<Record<string, FirstWord<M, E>>>;
}

export interface LogLine {
  text: string;
  kind: 'head' | 'play' | 'result' | 'note';
  /** The last line of a trick: it can explain the bots' decisions there. */
  asks?: Asks;
}

export interface Fact {
  label: string;
  value: string;
}

/** One round on a score sheet; lists have one entry a column (a seat or a side). */
export interface SheetRow {
  label: string;
  points: number[];
  totals: number[];
  /** A short note a column, such as how the points arose; may be empty. */
  notes: string[];
  /** The winning columns, if rounds are won: their points get a seal, and the note says it in words. */
  won?: readonly number[];
}

/** A column that is not just a seat. */
export interface SheetColumn {
  name: string;
  /** The team's number for its mark; absent without teams. */
  team?: number | undefined;
}

export interface Sheet {
  rows: SheetRow[];
  /** The columns, if they differ from the seats. */
  columns?: SheetColumn[];
  /** The label of the last line if it is not the sum of the points above; running totals are then hidden. */
  total?: string;
  /** The columns ahead after the last row, or the winners. */
  ahead: number[];
  /** The columns' current values, larger is better; missing if unknown. */
  standing?: number[];
  /** After the game: what made the difference; null if nothing stands out. */
  how?: string | null;
  /** The meaning of the notes' signs, if there are any. */
  legend?: string;
  /** The end condition and the winning condition, in one line. */
  aim: string;
  /** After the game: the winner. */
  verdict: string | null;
  /** After the game: the reason. */
  because: string | null;
}

/** How long an event is shown, in milliseconds at normal speed: its movement, then a pause for reading. */
export interface Pace {
  move: number;
  read: number;
}

/** One game of a course, which introduces its subjects one by one. */
export interface Lesson {
  title: WordKey;
  /** Its new subject, in a line. */
  line: WordKey;
  options: Options;
}

/** One subject of a course, in a few sentences. */
export interface Note {
  title: string;
  text: string;
  /** Its meaning for the cards on the table now. */
  now: string | null;
  /** The lesson has no more new subjects after it. */
  closes: boolean;
}

/** A course's notes, each shown once a table when it first matters. */
export interface Guide<M> {
  /** The lesson's notes (lessons are numbered from 0) that matter now to the seat `you`, in order, shown or not. */
  due(model: M, lesson: number, you: number): readonly string[];
  /** A note in words; without a model in general ones, for reading it later. */
  note(id: string, model: M | null, tell: Teller): Note;
}

/** A game's course, registered in `games/index.ts`. */
export interface Teaching<M> {
  /** The lessons in order. */
  lessons: readonly Lesson[];
  guide: Guide<M>;
}

/** The progress of the game, in every game's model. */
export interface Progress {
  /** The engine's phase after the last step; null before the first, or without a known step. */
  phase: string | null;
  /** The seats that owe a decision; empty while its consequences are still being shown. */
  owing: readonly number[];
  /** Each side's score if the round had ended after the last step; null if it is not known. */
  now: readonly number[] | null;
}

/**
 * One game as the table knows it. `M` is its model: everything shown, folded from its events `E`. The table adds the
 * phase and who owes a decision (`Progress`), which every step contains. A new game is one folder with this object and
 * one line in `games/index.ts`.
 */
export interface GameTable<M extends Progress = Progress, E extends GameEvent = GameEvent> {
  id: string;
  initial(options: Options, seats: number): M;
  reduce(model: M, event: E): M;
  /** Clears what a reader has had time to see, such as a decided trick. */
  settle(model: M): M;
  /** The pace of an event; `model` includes it. */
  pace(event: E, model: M): Pace;
  /** Whether a lone player continues manually after `event`, while everything still lies there. */
  waits?(event: E): boolean;
  /** Whether `event` needs time for reading although it ends nothing. */
  reads?(event: E): boolean;
  /** Whether the seat `you` has nothing more to do in this round. */
  isOut?(model: M, you: number): boolean;
  /** Whether to ask the reader after `event` before showing `next`. */
  pauses(event: E, next: E | undefined): boolean;
  /** The sound of an event; `model` includes it. */
  sound(event: E, model: M): EventSound | null;
  log(event: E, model: M, tell: Teller): LogLine | null;
  /** The event's text for a screen reader, or null. */
  announce(event: E, model: M, tell: Teller): string | null;
  /** The known cards of a seat's hand by name; missing if a game has no words for them. */
  hand?(model: M, seat: number, tell: Teller): string[];
  /** The question to the reader, in one line. */
  prompt(model: M, choice: Choice | null, pending: readonly number[], tell: Teller): string;
  reason(refusal: Refusal, tell: Teller): string;
  /** The game's place in a few words: "Round 2, trick 5". */
  place(model: M, tell: Teller): string;
  /** The event that ends what players may see again under strict memory. */
  trickEnd: string;
  /** The event that begins a trick, if its content stays visible after the trick's end. */
  trickBegin?: string;
  /** What an event ends, for stepping through a record; `next` follows it. */
  ends(event: E, next: E | undefined): 'trick' | 'round' | 'game' | null;
  /** Whether an event ends a trick, or another group of decisions. */
  trickOver(event: E, next: E | undefined): boolean;
  /** First words for new readers; loaded only for them. */
  firstWords?: (() => Promise<FirstWords<M, E>>) | undefined;
  isOver(model: M): boolean;
  facts(model: M, tell: Teller): Fact[];
  sheet(model: M, tell: Teller): Sheet;
  Board: Component<BoardProps<M>>;
  /** The last trick (or fight) again; `model` has one if `hasLast`. */
  Last: Component<{ model: M; tell: Teller }>;
  hasLast(model: M): boolean;
  /** Whether the reader lays a whole hand now, so that a hint compares orders. */
  laysOrder?(model: M): boolean;
  /** The picture for winning. */
  Won?: Component;
  /** The game's aim and task by the rules in force, in two or three sentences. Such a game has a course. */
  aim?(model: M, tell: Teller): string;
  /** The game's own words instead of the table's for tricks: "Last bid" for "Last trick". */
  terms?: Partial<Record<WordKey, WordKey>>;
  /** Additional keys of this game's board: their words, and under `<key>_do` their actions. */
  keys?: readonly WordKey[];
  /** The automatic actions if only one is legal; null for none. By default, that action. */
  forced?(model: M, choice: Choice): readonly number[] | null;
  /**
   * What the seat `you` may choose before its turn, by its hand alone; null if nothing. Missing for simultaneous
   * decisions, or if a choice needs the plays before it.
   */
  early?(model: M, you: number): Early | null;
}
