/** How large something is on the page: told once it is laid out, so that nothing is laid out only to be measured. */
import type { Attachment } from 'svelte/attachments';

type Tell = (width: number, height: number) => void;

const tellers = new WeakMap<Element, Tell>();
let observer: ResizeObserver | null = null;

/** Measures all elements before it tells the first: a change would make the browser lay out the page for the next one. */
function watching(): ResizeObserver {
  observer ??= new ResizeObserver((entries) => {
    const sizes = entries.map(({ target }) => [target, target.clientWidth, target.clientHeight] as const);
    for (const [target, width, height] of sizes) tellers.get(target)?.(width, height);
  });
  return observer;
}

/** Tells the inner width and height of an element, in CSS pixels, before it is first painted and when they change. */
export const sized =
  (tell: Tell): Attachment<HTMLElement> =>
  (element) => {
    tellers.set(element, tell);
    watching().observe(element);
    return () => watching().unobserve(element);
  };
