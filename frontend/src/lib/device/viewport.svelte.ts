/** How large the window is, and how much larger than on a phone or a small desktop a table is drawn in it. */
import { MediaQuery } from 'svelte/reactivity';

/** Whether the window is low: a phone on its side, or a page that is magnified. Tables then use its width instead. */
export const shortViewport = new MediaQuery('(max-height: 36rem) and (min-width: 30rem), (max-height: 27rem)');

/** Windows of these sizes show a table as it is: upright, and wide. */
const TALL = { width: 600, height: 800 };
const WIDE = { width: 1280, height: 800 };
/** A window twice as large shows everything this much larger, and more of it. */
const SHARE = 0.75;
const MOST = 2.25;

/** The factor for a window of this size in CSS pixels; never below 1. */
export function growth(width: number, height: number): number {
  const usual = width < height ? TALL : WIDE;
  const larger = Math.min(width / usual.width, height / usual.height) - 1;
  return Math.min(MOST, 1 + SHARE * Math.max(0, larger));
}

/** The factor now: of the type and all lengths in rem, and of the lengths that are computed. 1 away from tables. */
export const uiScale = $state({ factor: 1 });

/** How many times larger the table is drawn than it was laid out: on a screen that is read across a room. Else 1. */
export const roomScale = $state({ factor: 1 });

/** Keeps the page as large as its window asks for. Returns what ends it. */
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
