import { known } from '../../../lib/lists';
import type { Choice, Refusal } from '../../../table/game';
import { cardOf } from '../rules/cards';
import { flaw, moved, nothing, outside, type Row } from '../rules/order';
import type { Part } from '../rules/phases';
import { lockedCard, type Side } from '../rules/sides';

/** The cards to arrange in a row, and the locked card, which stays in its column. */
export interface Material {
  cards: readonly string[];
  lock: number | null;
  locked: string | null;
}

/** The cards to arrange: the reader's hand, or cards in columns of either player. */
export function materialOf(
  step: Part,
  side: Side,
  choice: Choice | null,
  decided: readonly number[] | null,
): Material | null {
  const { hand, lock } = side;
  if ((step === 'study' || step === 'arrange') && hand.length > 0 && known(hand)) {
    return { cards: hand, lock, locked: lockedCard(side) };
  }
  if ((step !== 'betray' && step !== 'arrange') || !choice) return null;
  const numbers = decided ?? [...choice.legal, ...choice.illegal.keys()];
  return { cards: numbers.flatMap((number) => cardOf(number) ?? []), lock: null, locked: null };
}

const refusal = (rule: string, code: string, data: Record<string, unknown>): Refusal => ({ rule, code, data });

/** Six columns that the reader fills. Nothing is sent until all are full and confirmed. */
export class Draft {
  row = $state.raw<Row>(nothing);
  /** The column for the next card; null: the first empty one. */
  aim = $state<number | null>(null);
  /** The card of the row that is being moved. */
  picked = $state<string | null>(null);
  #material = $state.raw<Material>({ cards: [], lock: null, locked: null });

  /** Calls `moves` before the reader moves a card. */
  constructor(private readonly moves: () => unknown = () => undefined) {}

  /** Begin with an empty row, or with an earlier arrangement. */
  begin(material: Material, cards: readonly string[] = []): void {
    this.#material = material;
    this.row = this.shaped(cards);
    this.aim = null;
    this.picked = null;
  }

  get lock(): number | null {
    return this.#material.lock;
  }
  /** The cards that are in no column yet. */
  get hand(): string[] {
    return outside(this.#material.cards, this.row);
  }
  get full(): boolean {
    return this.row.every((card) => card !== null);
  }
  /** The column for the next card; null if all are full. */
  get next(): number | null {
    const free = this.row.indexOf(null);
    return this.aim ?? (free < 0 ? null : free);
  }
  /** The cards in the order of the columns, without the locked one. */
  get order(): string[] {
    return this.row.filter((card, column) => card !== null && column !== this.lock) as string[];
  }

  /** The row that these cards make, in the order of the columns, around the locked card. */
  shaped(cards: readonly string[]): Row {
    const { lock, locked } = this.#material;
    const left = [...cards];
    return nothing.map((_, column) => (column === lock ? locked : (left.shift() ?? null)));
  }

  /** Why a card cannot go into a column; null if it can. */
  why(card: string, column: number): Refusal | null {
    if (column === this.lock) return refusal('FEUD-26', 'locked_here', { card: this.#material.locked });
    const row = moved(this.row, card, column);
    const found = flaw(row, outside(this.#material.cards, row));
    if (!found) return null;
    const at = found.column + 1;
    if (found.card === null) return refusal('FEUD-8', 'only_items', { column: at });
    if (found.card === card) return refusal('FEUD-8', 'needs_strike', { card, column: at });
    if (found.column === this.lock) return refusal('FEUD-27', 'lock_needs_strike', { locked: found.card });
    return refusal('FEUD-8', 'strands', { card: found.card, column: at });
  }

  /** Put a card into a column if it may stand there, or else return why not. */
  put(card: string, column: number): Refusal | null {
    const why = this.why(card, column);
    if (why) return why;
    this.moves();
    this.row = moved(this.row, card, column);
    this.aim = null;
    this.picked = null;
    return null;
  }

  /** Return a card to the hand. Cards that then lack their Strike return, too. */
  takeBack(card: string): void {
    let [row, back]: [Row, string | null] = [this.row, card];
    while (back !== null) {
      row = row.map((other) => (other === back ? null : other));
      const found = flaw(row, outside(this.#material.cards, row));
      back = found && found.column !== this.lock ? found.card : null;
    }
    this.moves();
    this.row = row;
    this.picked = null;
    this.aim = null;
  }

  /** Fill the row with cards in the order of the columns. */
  lay(cards: readonly string[]): void {
    this.moves();
    this.begin(this.#material, cards);
  }

  clear(): void {
    this.moves();
    this.begin(this.#material);
  }
}
