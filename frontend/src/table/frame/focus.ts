import { painted } from '../../lib/device/painted';

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

/** The focus is on nothing that somebody is at: a hand as a whole is where it begins. */
function nowhere(): boolean {
  const { activeElement: at } = document;
  const free = at === null || at === document.body || at.id === 'page' || at.matches('.hand');
  return free && !document.querySelector('dialog[open]');
}

/** Somebody who writes, reads a sheet or is on a button is left alone; the page does not scroll. */
export function focusTurn(board: HTMLElement): void {
  painted(() => {
    if (!keyboard || !nowhere()) return;
    const first = WAYS.map((way) => board.querySelector<HTMLElement>(way)).find((found) => found !== null);
    first?.focus({ preventScroll: true });
  });
}

/** At the first deal the keyboard begins at the hand; no card is looked at yet. */
export function focusHand(board: HTMLElement): void {
  painted(() => {
    if (nowhere()) board.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });
  });
}
