/** Where the keyboard goes when it becomes the reader's turn: to the first thing that can be pressed, if it is nowhere. */
const WAYS = [
  '[data-target]',
  '.hand [data-card]:not([aria-disabled])',
  '[data-card]:not([aria-disabled])',
  '.buttons .act:enabled',
];

/** Whoever points has no use for a focus, and what shows it would lie over the next card. */
let keyboard = false;
addEventListener('keydown', () => (keyboard = true), true);
addEventListener('pointerdown', () => (keyboard = false), true);

/** Somebody who writes, reads a sheet or is on a button is left alone; the page does not scroll. */
export function focusTurn(board: HTMLElement): void {
  const { activeElement: at } = document;
  const nowhere = at === null || at === document.body || at.id === 'page';
  if (!keyboard || !nowhere || document.querySelector('dialog[open]')) return;
  const first = WAYS.map((way) => board.querySelector<HTMLElement>(way)).find((found) => found !== null);
  first?.focus({ preventScroll: true });
}
