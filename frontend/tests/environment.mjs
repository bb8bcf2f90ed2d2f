/** Node with the few browser features that the page needs. */
const kept = new Map();
const heard = new EventTarget();
const page = {
  addEventListener: heard.addEventListener.bind(heard),
  removeEventListener: heard.removeEventListener.bind(heard),
  dispatchEvent: heard.dispatchEvent.bind(heard),
  document: Object.assign(new EventTarget(), { hidden: false, visibilityState: 'visible', querySelector: () => null }),
  localStorage: {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    clear: () => kept.clear(),
  },
  location: new URL('https://cards.example.org/'),
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
  navigator: { languages: ['en'] },
  window: globalThis,
};

export default {
  name: 'node-page',
  viteEnvironment: 'ssr',
  setup(global) {
    for (const [name, value] of Object.entries(page))
      Object.defineProperty(global, name, { value, configurable: true, writable: true });
    return { teardown: () => undefined };
  },
};
