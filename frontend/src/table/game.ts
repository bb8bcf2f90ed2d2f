import type { Component } from 'svelte';
import type { Language } from '../contract/language';
import type { Parameters, WordKey } from '../words/translate.svelte';
import type { Advance, Early } from './pace/advance.svelte';
import type { EventSound } from './sounds';

/** One event of a game, as this reader may see it; each game knows its own fields. */
// A type and no interface: a record's events, of any fields, can be taken for it.
export type GameEvent = { event: string };

export type Options = Record<string, unknown>;

/** Who sits at a seat, at a running table or in a record. */
export interface Person {
  seat: number;
  kind: 'open' | 'person' | 'bot';
  name: string;
  /** Bots at a table: a level; in a record whatever the bot was called. */
  level: string | null;
  online: boolean;
  /** Whose bot from outside it is. */
  owner?: string | null | undefined;
  /** For how many seconds whoever plays here has been away. */
  away?: number | null | undefined;
  /** The level of the bot that plays for the person now. */
  standin?: string | null | undefined;
  /** The game is over and this seat has won. */
  won?: boolean;
}

/** The words of the page in the language that is on, and the names at this table. */
export interface Teller {
  t(key: WordKey, parameters?: Parameters): string;
  /** Whether a key made from something the server sent has words. */
  has(key: string): key is WordKey;
  /** Of texts that are no words of the page's. */
  language: Language;
  /** The name of a seat; the reader's own is still their name: sentences say "you" (sentences.ts). */
  name(seat: number): string;
  /** "A, B and C" in the language that is on. */
  list(parts: readonly string[]): string;
  /** "A, B or C". */
  either(parts: readonly string[]): string;
  you: number | null;
}

/** Why an action is refused: a rule id, a code that the game has words for, its parameters. */
export interface Refusal {
  rule: string;
  code: string;
  data: Record<string, unknown>;
}

/** What the reader may do now. Absent while the shown events have not caught up with the server. */
export interface Choice {
  legal: ReadonlySet<number>;
  illegal: ReadonlyMap<number, Refusal>;
  /**
   * The reader's own decisions of a simultaneous choice that is not yet revealed. They stand, but may be changed:
   * `legal` is then what to, and `decide` takes the whole choice anew.
   */
  chosen: readonly number[];
  /** The actions that were sent and not yet answered. */
  sent: readonly number[];
  /** The actions that a hint names. */
  hinted?: readonly number[];
}

/** What a game's board gets. */
export interface BoardProps<M> {
  model: M;
  tell: Teller;
  people: readonly Person[];
  /** The seat whose hand lies at the bottom; null for a spectator. */
  you: number | null;
  /** The seats that owe a decision. */
  pending: readonly number[];
  /** Players may be shown what they could remember themselves. */
  aids: boolean;
  choice: Choice | null;
  /** What is chosen before the reader's turn; absent where nothing can be. */
  advance?: Advance | undefined;
  decide(actions: number[]): void;
  /** An illegal action was tried: say why. */
  explain(refusal: Refusal): void;
  /** Where the table waits for the reader: go on. */
  goOn?: (() => void) | undefined;
  /** Where the reader has nothing more to do in this round: show nothing but its end. */
  toRoundEnd?: (() => void) | undefined;
  /** Replay only: look from another seat. */
  turnTo?: ((seat: number) => void) | undefined;
}

/** What the words under a game's middle get. */
export interface OrdersProps<M> {
  model: M;
  tell: Teller;
  choice: Choice | null;
  pending: readonly number[];
  /** Why the card that is looked at cannot be played. */
  hint: string | null;
}

/** What one bot decided. */
export interface Decision {
  /** How many events there were before it. */
  after: number;
  seat: number;
  /** The event that tells of it. */
  at: number;
}

/** What can be asked about from one line. */
export interface Asks {
  decisions: readonly Decision[];
  /** What is said of each: its line of the log, and what it shows and does as far as the reader sees. */
  remarks: () => Promise<{ decision: Decision; line: string; remark: string | null }[]>;
  tell: Teller;
}

/** What a game says of a decision: a function of the events of one trick alone, as the reader was told them. */
export interface Remarks<M, E> {
  remark(trick: readonly E[], at: number, seat: number, model: M, tell: Teller): string | null;
}

/** What has become true, and the rule that it hangs on. */
export interface Said {
  rule: string;
  text: string;
}

/** What to say once `event` has led from `before` to `model`; null where it has not become true. */
export type FirstWord<M, E> = (model: M, tell: Teller, event: E, before: M) => Said | null;

/** What a game says, by its ids; what comes first where several become true at once stands first. */
export interface FirstWords<M, E> {
  firstWords: Readonly<Record<string, FirstWord<M, E>>>;
}

export interface LogLine {
  text: string;
  kind: 'head' | 'play' | 'result' | 'note';
  /** The last line of a trick: what bots decided in it can be asked about. */
  asks?: Asks;
}

export interface Fact {
  label: string;
  value: string;
}

/** One round on a score sheet; lists have one entry a column, that is a seat or a side. */
export interface SheetRow {
  label: string;
  points: number[];
  totals: number[];
  /** A short note a column, such as how the points came about; empty where there is nothing to say. */
  notes: string[];
  /** The columns that won the round, where rounds are won: a seal round the points; the note says it in words. */
  won?: readonly number[];
}

/** A column that is not simply a seat. */
export interface SheetColumn {
  name: string;
  /** The number of the team, for its mark; absent without teams. */
  team?: number | undefined;
}

export interface Sheet {
  rows: SheetRow[];
  /** The columns, where they are not the seats. */
  columns?: SheetColumn[];
  /** What the last line counts, where that is not the sum of the points above it; then no running totals are shown. */
  total?: string;
  /** Who is ahead after the last row, or has won. */
  ahead: number[];
  /** What the columns are worth now, the more the better; missing where that cannot be said. */
  standing?: number[];
  /** Once the game is over: what made the difference; null where nothing stands out. */
  how?: string | null;
  /** What the signs in the notes mean, where they have any. */
  legend?: string;
  /** How the end comes and what wins, in one line. */
  aim: string;
  /** Once the game is over: who won. */
  verdict: string | null;
  /** Once the game is over: why. */
  because: string | null;
}

/** How long an event is shown, in milliseconds at normal speed: its movement, then a pause for reading. */
export interface Pace {
  move: number;
  read: number;
}

/** A game of a course that teaches one thing after the other. */
export interface Lesson {
  title: WordKey;
  /** What is new in it, in a line. */
  line: WordKey;
  options: Options;
}

/** One thing that a course introduces, in a few sentences. */
export interface Note {
  title: string;
  text: string;
  /** What it means for what lies on the table now. */
  now: string | null;
  /** With it the lesson has told all that is new. */
  closes: boolean;
}

/** What a course tells: each of its notes once a table, at the moment it first matters. */
export interface Guide<M> {
  /** The notes of a lesson (its number, from 0) that matter now to the seat `you`, in the order to tell them in; told or not. */
  due(model: M, lesson: number, you: number): readonly string[];
  /** A note in words; without a model in general ones, for reading it again later. */
  note(id: string, model: M | null, tell: Teller): Note;
}

/** A game's course: `games/index.ts` names it beside the game. */
export interface Teaching<M> {
  /** Games in the order in which one learns them. */
  lessons: readonly Lesson[];
  guide: Guide<M>;
}

/** What every game's model has of how far the game has come. */
export interface Progress {
  /** The phase that the last step led to, by the engine's name; null before the first, and where no step is known. */
  phase: string | null;
  /** The seats that owe a decision; none while what follows from a decision is still being shown. */
  owing: readonly number[];
  /** What the round would score each side if it had ended after the last step; null where that is not told. */
  now: readonly number[] | null;
}

/**
 * One game as the table knows it. `M` is its model: all that is shown, folded from its events `E`; the table itself adds
 * the phase and who owes a decision (`Progress`) from what it is told with every step.
 * Adding a game is one folder that offers this and one line in `games/index.ts`.
 */
export interface GameTable<M extends Progress = Progress, E extends GameEvent = GameEvent> {
  id: string;
  initial(options: Options, seats: number): M;
  reduce(model: M, event: E): M;
  /** Puts away what a reader has had time to see, such as a decided trick. */
  settle(model: M): M;
  /** How long an event is shown; `model` has it. */
  pace(event: E, model: M): Pace;
  /** Whether somebody alone goes on after `event` when they like, while all still lies there. */
  waits?(event: E): boolean;
  /** Whether there is something to read after `event`, where that is not what ends something. */
  reads?(event: E): boolean;
  /** Whether the seat `you` has nothing more to do in this round. */
  isOut?(model: M, you: number): boolean;
  /** Whether the reader is asked after `event` before `next` is shown. */
  pauses(event: E, next: E | undefined): boolean;
  /** What is heard of an event; `model` has it. */
  sound(event: E, model: M): EventSound | null;
  log(event: E, model: M, tell: Teller): LogLine | null;
  /** What a screen reader hears when the event is shown; null for nothing. */
  announce(event: E, model: M, tell: Teller): string | null;
  /** The cards in a seat's hand by their names, as far as the reader knows them; missing where a game has no words for that. */
  hand?(model: M, seat: number, tell: Teller): string[];
  /** What the reader is asked to do, in one line. */
  prompt(model: M, choice: Choice | null, pending: readonly number[], tell: Teller): string;
  reason(refusal: Refusal, tell: Teller): string;
  /** Where the game is, in a few words: "Round 2, trick 5". */
  place(model: M, tell: Teller): string;
  /** The event that ends what may be looked at once more where players must remember. */
  trickEnd: string;
  /** The event that begins a trick, where what it brings is still told after its end. */
  trickBegin?: string;
  /** What an event ends, for stepping through a record; `next` comes after it. */
  ends(event: E, next: E | undefined): 'trick' | 'round' | 'game' | null;
  /** Whether an event ends a trick, or what else bots are asked about together. */
  trickOver(event: E, next: E | undefined): boolean;
  /** What is said of what others decide; fetched when somebody asks. Missing where a game says nothing. */
  remarks?: (() => Promise<Remarks<M, E>>) | undefined;
  /** First words for readers to whom the game is new; fetched only for them. */
  firstWords?: (() => Promise<FirstWords<M, E>>) | undefined;
  isOver(model: M): boolean;
  facts(model: M, tell: Teller): Fact[];
  sheet(model: M, tell: Teller): Sheet;
  Board: Component<BoardProps<M>>;
  /** The last trick (or fight) once more; `model` has one when `hasLast`. */
  Last: Component<{ model: M; tell: Teller }>;
  hasLast(model: M): boolean;
  /** The picture for winning. */
  Won?: Component;
  /** What the game is about and what is asked, in two or three sentences: the first of its rule page. Such a game has a course. */
  aim?: WordKey;
  /** Words of this game's own where the table's speak of tricks: "Last bid" for "Last trick". */
  terms?: Partial<Record<WordKey, WordKey>>;
  /** Further keys of this game's board, after the table's own: their words, and under `<key>_do` what they do. */
  keys?: readonly WordKey[];
  /** What plays itself where only one action is legal; null for nothing. Without it that action does. */
  forced?(model: M, choice: Choice): readonly number[] | null;
  /**
   * What the seat `you` may choose before its turn, by its hand alone; null while there is nothing. Missing where all decide at the same
   * time, or where nobody could choose without knowing what comes before.
   */
  early?(model: M, you: number): Early | null;
}
