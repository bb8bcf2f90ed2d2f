/** The first hand: the keyboard begins at it, and the aim of a game that is new to the reader stands above it. */
import { painted } from '../../../lib/device/idle';
import { isKnown, setKnown } from '../../../client/table/known';
import { lessons } from '../../../client/table/lessons.svelte';
import type { TableState } from '../../../contract/protocol';
import { focusHand } from '../../../table/frame/focus';
import type { GameTable } from '../../../table/game';

interface FirstHandOptions {
  game: Pick<GameTable, 'id' | 'aim'>;
  table(): TableState;
  /** A round has been scored. */
  scored(): boolean;
  /** Where the hand is. */
  board(): HTMLElement | undefined;
}

/** To be made while a component is. */
export class FirstHand {
  readonly #options: FirstHandOptions;
  #known = $state(true);

  constructor(options: FirstHandOptions) {
    const { game, scored, board } = options;
    this.#options = options;
    this.#known = game.aim === undefined || isKnown(game.id) || lessons.done(game.id).length > 0;
    $effect(() => {
      if (this.#plays && scored()) this.#keep();
    });
    $effect(() => {
      if (this.#plays && board()) this.#focus();
    });
  }

  readonly #plays: boolean = $derived.by(() => {
    const { you, phase } = this.#options.table();
    return you !== null && phase === 'playing';
  });

  /** The aim is shown. */
  get shown(): boolean {
    return !this.#known && this.#plays;
  }

  /** The reader knows it. */
  close(): void {
    this.#keep();
    this.#focus();
  }

  #keep(): void {
    if (this.#known) return;
    this.#known = true;
    setKnown(this.#options.game.id);
  }

  #focus(): void {
    void painted().then(() => {
      const board = this.#options.board();
      if (board) focusHand(board);
    });
  }
}
