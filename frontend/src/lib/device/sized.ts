/** Reports the sizes of elements right after a layout, so that measuring them causes no further layout. */
import type { Attachment } from 'svelte/attachments';

type Tell = (width: number, height: number) => void;

const tellers = new WeakMap<Element, Tell>();
let observer: ResizeObserver | null = null;

/** The observer of all elements. It reads all sizes before it calls a listener, which may change the page. */
function watching(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    const sizes = entries.map(({ target }) => [target, target.clientWidth, target.clientHeight] as const);
    for (const [target, width, height] of sizes) tellers.get(target)?.(width, height);
  });
  return observer;
}

/** Report the inner width and height of an element, in CSS pixels, before its first painting and on each change. */
export const sized =
  (tell: Tell): Attachment<HTMLElement> =>
  (element) => {
    tellers.set(element, tell);
    watching().observe(element);
    return () => watching().unobserve(element);
  };
