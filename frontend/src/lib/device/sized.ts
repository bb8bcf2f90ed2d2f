/** How large something is on the page: told once it is laid out, so that nothing is laid out only to be measured. */
import type { Attachment } from 'svelte/attachments';

/** Tells the inner width and height of an element, in CSS pixels, before it is first painted and when they change. */
export const sized =
  (tell: (width: number, height: number) => void): Attachment<HTMLElement> =>
  (element) => {
    const watching = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watching.observe(element);
    return () => watching.disconnect();
  };
