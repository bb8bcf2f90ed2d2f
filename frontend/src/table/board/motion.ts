import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { roomScale } from '../../lib/device/viewport.svelte';
import { fading, settings } from '../../lib/settings.svelte';

/** The places of things before a page change, by names such as `seat-2` or `card-13`. */
export class Places {
  #rects = new Map<string, DOMRect>();

  /** Remember the places of all elements with `data-place`. */
  remember(root: HTMLElement): void {
    this.#rects.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.#rects.set(element.dataset.place ?? '', element.getBoundingClientRect());
    }
  }

  /**
   * Remember all places, then return `shown`. In a `$derived` that the whole board reads, this runs before any change
   * of the page; an `$effect.pre` of the board would run after elements have been removed.
   */
  before<T>(shown: T, root: HTMLElement | undefined): T {
    if (root) this.remember(root);
    return shown;
  }

  /** The place of the first known name. */
  find(...names: string[]): DOMRect | undefined {
    for (const name of names) {
      const rect = this.#rects.get(name);
      if (rect) return rect;
    }
    return undefined;
  }
}

interface Journey {
  /** The other end; without it the element only fades. */
  other: DOMRect | undefined;
  /** Milliseconds. */
  duration: number;
  /** Opacity at the other end. */
  faint?: number;
}

/** The duration of a fade without movement. */
const FADE = 150;

/** Move between an element's place and the other end, in either direction (`in:` from it, `out:` to it). */
export function travel(node: Element, { other, duration, faint = 1 }: Journey): TransitionConfig {
  if (settings.movement === 'reduced') return { duration: fading(FADE), css: (t) => `opacity: ${t}` };
  if (!other || duration === 0) return { duration, css: (t) => `opacity: ${t}` };
  const own = node.getBoundingClientRect();
  const dx = (other.left + other.width / 2 - (own.left + own.width / 2)) / roomScale.factor;
  const dy = (other.top + other.height / 2 - (own.top + own.height / 2)) / roomScale.factor;
  const size = Math.min(other.width / own.width, other.height / own.height, 1.2);
  return {
    duration,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${u * dx}px, ${u * dy}px) scale(${t + u * size}); opacity: ${t + u * faint}; z-index: 5`,
  };
}
