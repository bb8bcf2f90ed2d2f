/** A dragged card and the pointer's place, in the window's pixels. */
export interface Drag {
  card: string;
  x: number;
  y: number;
}

export interface DragOptions {
  /** The card that a press on this element would drag; null if none. */
  from(element: Element): string | null;
  move(drag: Drag | null): void;
  /** Called when `card` is dropped: `at` is the element there, null outside the page. */
  drop(card: string, at: Element | null): void;
}

/** Pixels that the pointer may move before a press becomes a drag. */
const SLACK = 8;

/** Drag cards inside an element by mouse, pen or finger. A press without movement stays a press. */
export function drag(node: HTMLElement, options: DragOptions) {
  let current = options;
  let start: { card: string; x: number; y: number; id: number } | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    const card =
      event.isPrimary && event.button === 0 && event.target instanceof Element ? current.from(event.target) : null;
    start = card === null ? null : { card, x: event.clientX, y: event.clientY, id: event.pointerId };
    moving = false;
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const { clientX: x, clientY: y } = event;
    if (!moving && Math.hypot(x - start.x, y - start.y) < SLACK) return;
    moving = true;
    event.preventDefault();
    current.move({ card: start.card, x, y });
  }

  /** Suppress the click that follows a drag. */
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const { card } = start;
    start = null;
    if (!moving) return;
    current.move(null);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (event.type === 'pointerup') current.drop(card, document.elementFromPoint(event.clientX, event.clientY));
  }

  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return {
    update: (next: DragOptions) => (current = next),
    destroy() {
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    },
  };
}
