import { withModifier } from '../../../lib/keys';
import type { Refusal, Teller } from '../../../table/game';
import type { Picking } from '../../../table/picking.svelte';
import { cardName } from '../pieces/names';
import { cardOf } from '../rules/cards';
import type { Draft } from './draft.svelte';

interface ArrangingOptions {
  draft: Draft;
  picking: Picking;
  tell(): Teller;
  /** Whether the row may be changed now. */
  editing(): boolean;
  explain(refusal: Refusal): void;
  /** Called when the hand's last card was put into the row. */
  full(): void;
}

/** The ways to fill a row: presses, keys, and dragged cards. */
export class Arranging {
  /** The column with the keyboard focus. */
  looked = $state<number | null>(null);
  /** The last change, for a screen reader. */
  said = $state('');
  readonly #options: ArrangingOptions;

  constructor(options: ArrangingOptions) {
    this.#options = options;
  }

  /** The column that a card of the hand would go into. */
  target(card: string): number {
    const { draft } = this.#options;
    const picked = draft.picked === null ? -1 : draft.row.indexOf(draft.picked);
    return picked >= 0 && draft.picked !== card ? picked : (draft.next ?? 0);
  }

  put(card: string, column: number): void {
    const { draft, picking, tell, explain, full } = this.#options;
    const why = draft.put(card, column);
    if (why) return explain(why);
    picking.raised = null;
    this.said = tell().t('feud.col.say_placed', { card: cardName(card, tell()), column: column + 1 });
    if (draft.hand.length > 0) return;
    picking.looked = null;
    full();
  }

  press(column: number): void {
    const { draft, picking, explain } = this.#options;
    const there = draft.row[column] ?? null;
    const moving = picking.raised === null ? draft.picked : cardOf(picking.raised);
    if (column === draft.lock) return explain({ rule: 'FEUD-26', code: 'locked_here', data: { card: there } });
    if (moving !== null && moving !== there) return this.put(moving, column);
    if (there === null) draft.aim = draft.aim === column ? null : column;
    else if (draft.picked === there) this.#takeBack(there);
    else draft.picked = there;
  }

  lay(cards: readonly string[]): void {
    const { draft, tell, full } = this.#options;
    draft.lay(cards);
    this.said = tell().t('hint.order_laid');
    full();
  }

  #takeBack(card: string): void {
    const { draft, tell } = this.#options;
    draft.takeBack(card);
    this.said = tell().t('feud.col.say_back', { card: cardName(card, tell()) });
  }

  /** Deselect card and column. */
  cancel(): void {
    const { draft, picking } = this.#options;
    picking.raised = null;
    draft.picked = null;
    draft.aim = null;
  }

  /** The card with the keyboard focus. */
  get #focused(): string | null {
    const { draft, picking } = this.#options;
    if (picking.looked !== null) return cardOf(picking.looked);
    return draft.picked ?? (this.looked === null ? null : (draft.row[this.looked] ?? null));
  }

  onkeydown(event: KeyboardEvent): void {
    const { draft, editing } = this.#options;
    if (!editing() || withModifier(event)) return;
    const column = '123456'.indexOf(event.key);
    const card = this.#focused;
    if (column >= 0 && card !== null) {
      event.preventDefault();
      if (column === draft.lock) this.press(column);
      else if (draft.row[column] !== card) this.put(card, column);
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && this.looked !== null) {
      const there = draft.row[this.looked] ?? null;
      if (there !== null && this.looked !== draft.lock) this.#takeBack(there);
    } else if (event.key === 'Escape') this.cancel();
  }

  /** The card that a press would drag: of the hand, or out of the row. */
  draggable(element: Element): string | null {
    const { draft, editing } = this.#options;
    if (!editing()) return null;
    const holder = element.closest<HTMLElement>('.hand [data-card], [data-column]');
    if (!holder) return null;
    if (holder.dataset.card !== undefined) return cardOf(Number(holder.dataset.card));
    const column = Number(holder.dataset.column);
    return column === draft.lock ? null : (draft.row[column] ?? null);
  }

  drop(card: string, at: Element | null): void {
    const { row } = this.#options.draft;
    const column = at?.closest<HTMLElement>('[data-column]')?.dataset.column;
    if (column !== undefined) {
      if (row[Number(column)] !== card) this.put(card, Number(column));
    } else if (at?.closest('.holding') && row.includes(card)) this.#takeBack(card);
  }
}
