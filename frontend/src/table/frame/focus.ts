import { painted } from '../../lib/device/painted';

/** Selectors for the control to focus on the reader's turn. The first one that matches an element counts. */
const WAYS = [
  '[data-target]',
  '.hand [data-card]:not([aria-disabled])',
  '[data-card]:not([aria-disabled])',
  '.buttons .act:enabled',
];

/** Whether the last input came from the keyboard. With a pointer, a focus ring would only cover a card. */
let keyboard = false;
addEventListener('keydown', () => (keyboard = true), true);
addEventListener('pointerdown', () => (keyboard = false), true);

/** Whether the focus is free to move: nothing has it that the reader uses, and no dialog is open. */
function nowhere(): boolean {
  const { activeElement: at } = document;
  const free = at === null || at === document.body || at.id === 'page' || at.matches('.hand');
  return free && !document.querySelector('dialog[open]');
}

/** On the reader's turn, focus the first control if the focus is free and the keyboard is used. Nothing scrolls. */
export function focusTurn(board: HTMLElement): void {
  painted(() => {
    if (!keyboard || !nowhere()) return;
    const first = WAYS.map((way) => board.querySelector<HTMLElement>(way)).find((found) => found !== null);
    first?.focus({ preventScroll: true });
  });
}

/** Focus the hand as a whole at the first deal, without selecting a card. */
export function focusHand(board: HTMLElement): void {
  painted(() => {
    if (nowhere()) board.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });
  });
}
