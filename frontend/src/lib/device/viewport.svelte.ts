/** The size of the window, and the enlargement of a table compared with a phone or a small desktop. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is low: a phone in landscape, or a magnified page. Tables then use its width instead. */
export const shortViewport = new MediaQuery('(max-height: 36rem) and (min-width: 30rem), (max-height: 27rem)');

/** Windows of these sizes show a table unscaled: upright, and wide. */
const TALL = { width: 600, height: 800 };
const WIDE = { width: 1280, height: 800 };
/** The enlargement of everything in a window twice as large; the rest of its room shows more. */
const SHARE = 0.75;
const MOST = 2.25;

/** The factor for a window of this size in CSS pixels; at least 1. */
export function growth(width: number, height: number): number {
  const usual = width < height ? TALL : WIDE;
  const larger = Math.min(width / usual.width, height / usual.height) - 1;
  return Math.min(MOST, 1 + SHARE * Math.max(0, larger));
}

/** The current factor of type, of lengths in rem, and of computed lengths. 1 outside tables. */
export const uiScale = $state({ factor: 1 });

/** The factor between the table's layout and its drawing on a screen for a room; else 1. */
export const roomScale = $state({ factor: 1 });

/** Scale the page with its window. Returns a function that ends it. */
export function growWithWindow(): () => void {
  const root = document.documentElement;
  function fit(): void {
    const by = growth(innerWidth, innerHeight);
    root.style.fontSize = by === 1 ? '' : `${100 * by}%`;
    uiScale.factor = by;
  }
  fit();
  addEventListener('resize', fit);
  return () => {
    removeEventListener('resize', fit);
    uiScale.factor = 1;
    root.style.fontSize = '';
  };
}
