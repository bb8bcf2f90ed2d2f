import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { roomScale } from '../../lib/device/viewport.svelte';
import { fading, settings } from '../../lib/settings.svelte';

/** Remembers where things were before the page changes, by names such as `seat-2` or `card-13`. */
export class Places {
  #rects = new Map<string, DOMRect>();

  remember(root: HTMLElement): void {
    this.#rects.clear();
    for (const element of root.querySelectorAll<HTMLElement>('[data-place]')) {
      this.#rects.set(element.dataset.place ?? '', element.getBoundingClientRect());
    }
  }

  /**
   * Remember all places, then return `shown`. Call it in a `$derived` that the whole board reads: it then runs before
   * the page changes. An `$effect.pre` of the board would run too late, after elements have been removed.
   */
  before<T>(shown: T, root: HTMLElement | undefined): T {
    if (root) this.remember(root);
    return shown;
  }

  /** The place of the first of these names that is known. */
  find(...names: string[]): DOMRect | undefined {
    for (const name of names) {
      const rect = this.#rects.get(name);
      if (rect) return rect;
    }
    return undefined;
  }
}

interface Journey {
  /** The place from or to which the element moves; undefined: the element only fades. */
  other: DOMRect | undefined;
  /** The duration in milliseconds. */
  duration: number;
  /** The opacity at the other place. */
  faint?: number;
}

/** The milliseconds of a fade that replaces a movement. */
const FADE = 150;

/** A transition between another place and the element's own: `in:` moves from the other place, `out:` moves to it. */
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
