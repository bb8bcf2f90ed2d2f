/** Features missing in a document without layout: sizes, animations, a worker, locks, and the page's own files. */
import 'fake-indexeddb/auto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const WINDOW = { width: 1280, height: 800 };

for (const side of ['clientWidth', 'offsetWidth', 'scrollWidth'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => WINDOW.width });
for (const side of ['clientHeight', 'offsetHeight', 'scrollHeight'])
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => WINDOW.height });

/** Reports the size of what it observes once. */
class Observer implements ResizeObserver {
  constructor(private readonly seen: ResizeObserverCallback) {}
  observe(target: Element): void {
    const size = [{ inlineSize: WINDOW.width, blockSize: WINDOW.height }];
    const contentRect = new DOMRect(0, 0, WINDOW.width, WINDOW.height);
    const entry = { target, contentRect, borderBoxSize: size, contentBoxSize: size, devicePixelContentBoxSize: size };
    queueMicrotask(() => this.seen([entry], this));
  }
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', Observer);

/** An animation that ends at once. */
Element.prototype.animate = () => {
  const over = {
    cancel() {},
    finish() {},
    play() {},
    pause() {},
    finished: Promise.resolve(),
    onfinish: null as null | (() => void),
  };
  queueMicrotask(() => over.onfinish?.());
  return over as unknown as Animation;
};

/** The page's worker, in the page's own thread: it starts with the first message. */
class SameThread extends EventTarget {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: ((event: ErrorEvent) => void) | null = null;
  readonly #loaded = import('../../src/worker/worker.ts');
  constructor() {
    super();
    window.postMessage = ((data: unknown) => this.onmessage?.({ data } as MessageEvent)) as typeof window.postMessage;
  }
  postMessage(data: unknown): void {
    void this.#loaded.then(() => dispatchEvent(new MessageEvent('message', { data })));
  }
  terminate(): void {}
}
vi.stubGlobal('Worker', SameThread);

/** The selected option matches `:checked` in a select. */
HTMLSelectElement.prototype.querySelector = function (selector: string) {
  const find = Element.prototype.querySelector;
  return selector === ':checked'
    ? ([...this.options].find((option) => option.selected) ?? null)
    : find.call(this, selector);
};

/** An attribute marks text that a translator leaves alone. */
Object.defineProperty(HTMLElement.prototype, 'translate', {
  configurable: true,
  get(this: HTMLElement) {
    return this.closest('[translate]')?.getAttribute('translate') !== 'no';
  },
  set(this: HTMLElement, on: boolean) {
    this.setAttribute('translate', on ? 'yes' : 'no');
  },
});

/** The page's address is a secure context. */
vi.stubGlobal('isSecureContext', true);

/** Locks of one tab: each is granted at once, or after the previous one. */
const held = new Map<string, Promise<unknown>>();
Object.defineProperty(navigator, 'locks', {
  configurable: true,
  value: {
    request(name: string, _: unknown, hold: () => Promise<unknown>): Promise<unknown> {
      const now = (held.get(name) ?? Promise.resolve()).then(hold, hold);
      held.set(name, now);
      return now;
    },
  },
});

/** The page's own files are read from disk; `server.ts` answers requests to a server. */
vi.stubGlobal('fetch', async (address: string, request?: RequestInit) => {
  const path = decodeURIComponent(new URL(address, location.href).pathname);
  if (path.startsWith('/api/')) return (await import('./server')).answer(address, request);
  return new Response(await readFile(path.startsWith('/@fs/') ? path.slice(4) : join(ROOT, path)));
});
