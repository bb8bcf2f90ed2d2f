/** The window's size, and how much a table in it is enlarged compared with a phone or a small desktop. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is low: a phone in landscape, or a magnified page. Tables then place more things side by side. */
export const shortViewport = new MediaQuery('(max-height: 36rem) and (min-width: 30rem), (max-height: 27rem)');

/** The sizes of an upright and of a wide window in which a table is shown unscaled, in CSS pixels. */
const TALL = { width: 600, height: 800 };
const WIDE = { width: 1280, height: 800 };
/** How much of a window's additional size enlarges everything. The rest gives room to show more. */
const SHARE = 0.75;
const MOST = 2.25;

/** The factor of enlargement for a window of this size in CSS pixels; from 1 to `MOST`. */
export function growth(width: number, height: number): number {
  const usual = width < height ? TALL : WIDE;
  const larger = Math.min(width / usual.width, height / usual.height) - 1;
  return Math.min(MOST, 1 + SHARE * Math.max(0, larger));
}

/** The current factor of type sizes, lengths in rem and computed lengths. Outside tables it is 1. */
export const uiScale = $state({ factor: 1 });

/** On a big screen for a whole room, the factor by which the laid-out table is drawn larger; elsewhere 1. */
export const roomScale = $state({ factor: 1 });

/** Scale the page with its window. Returns a function that ends this. */
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
