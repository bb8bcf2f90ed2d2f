/** The first hand of a game: it gets the focus. First words appear with it if the game is new to the reader. */
import { setContext } from 'svelte';
import { isKnown, setKnown } from '../../../client/table/known';
import { lessons } from '../../../client/table/lessons.svelte';
import type { TableState } from '../../../contract/protocol';
import { FIRST, momentsOf, type FirstSaid, type Moment } from '../../../table/first-words';
import { focusHand } from '../../../table/frame/focus';
import type { FirstWords, GameEvent, GameTable, Progress, Teller } from '../../../table/game';
import type { Director } from '../../../table/pace/director.svelte';
import { byEvents } from '../../../table/pace/progress';
import { withWords } from '../../../words/parts';

interface FirstHandOptions {
  game: GameTable;
  director: Pick<Director<Progress>, 'model' | 'done'>;
  table(): TableState;
  tell(): Teller;
  board(): HTMLElement | undefined;
}

/** Must be created while a component initialises. */
export class FirstHand implements FirstSaid {
  #words = $state.raw<FirstWords<Progress, GameEvent> | null>(null);
  #known = $state(true);

  constructor(private readonly options: FirstHandOptions) {
    const { game, director, tell, board } = options;
    this.#known = !game.firstWords || isKnown(game.id) || lessons.done(game.id).length > 0;
    if (!this.#known) void this.load();
    setContext(FIRST, this);
    $effect(() => {
      if (!this.#known && this.#plays && game.sheet(director.model, tell()).rows.length > 0) setKnown(game.id);
    });
    $effect(() => {
      if (this.#plays && board()) this.#focus();
    });
  }

  readonly #plays: boolean = $derived.by(() => {
    const { you, phase } = this.options.table();
    return you !== null && phase === 'playing';
  });

  readonly #moments = $derived.by(() => {
    const { game, director, table, tell } = this.options;
    const { options, seats, steps, events } = table();
    if (!this.#words) return { said: [], now: null };
    const shown = (events as GameEvent[]).slice(0, director.done);
    return momentsOf(game, this.#words, game.initial(options, seats.length), shown, byEvents(steps), tell());
  });

  async load(): Promise<void> {
    const { firstWords } = this.options.game;
    if (firstWords) this.#words ??= await withWords(firstWords, 'glossary')();
  }

  get said(): readonly Moment[] {
    return this.#moments.said;
  }

  get now(): Moment | null {
    return this.#known || !this.#plays ? null : this.#moments.now;
  }

  close(): void {
    this.#known = true;
    setKnown(this.options.game.id);
    this.#focus();
  }

  #focus(): void {
    const board = this.options.board();
    if (board) focusHand(board);
  }
}
