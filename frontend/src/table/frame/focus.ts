import { painted } from '../../lib/device/painted';

/** Selectors of the control that gets the focus on the reader's turn if nothing else has it, the first match first. */
const WAYS = [
  '[data-target]',
  '.hand [data-card]:not([aria-disabled])',
  '[data-card]:not([aria-disabled])',
  '.buttons .act:enabled',
];

/** Readers with a pointer need no focus, and its ring would cover the next card. */
let keyboard = false;
addEventListener('keydown', () => (keyboard = true), true);
addEventListener('pointerdown', () => (keyboard = false), true);

/** Whether the reader uses no focused element; a hand as a whole is only the start. */
function nowhere(): boolean {
  const { activeElement: at } = document;
  const free = at === null || at === document.body || at.id === 'page' || at.matches('.hand');
  return free && !document.querySelector('dialog[open]');
}

/** Focus the reader's first control, unless they write, read a sheet or are on a button. The page does not scroll. */
export function focusTurn(board: HTMLElement): void {
  painted(() => {
    if (!keyboard || !nowhere()) return;
    const first = WAYS.map((way) => board.querySelector<HTMLElement>(way)).find((found) => found !== null);
    first?.focus({ preventScroll: true });
  });
}

/** Focus the hand at the first deal, without selecting a card. */
export function focusHand(board: HTMLElement): void {
  painted(() => {
    if (nowhere()) board.querySelector<HTMLElement>('.hand')?.focus({ preventScroll: true });
  });
}
