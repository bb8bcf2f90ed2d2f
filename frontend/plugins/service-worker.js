/**
 * The service worker: the page is there at once, and without a connection. It keeps the files of one build; addresses of
 * the server's own (/api/) never pass through it. It shows the messages that come while the page is closed. The build
 * puts in the list of files and the words (plugins/worker.ts).
 */
const FILES = /* files */ [];
const VERSION = /* version */ '';
const WORDS = /* words */ {};
const CACHE = `quarterdeck-${VERSION}`;
/** How long a page may take before the one that is kept is shown. */
const PATIENCE = 3000;
/** A name with a digest of its content in it never means anything else. */
const HASHED = /-[\w-]{8}\.\w+$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

/** It takes over once no page of the build before is open any more; only then are the older files let go. */
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path);
}

/** From the server; what is kept where it cannot be reached, or a page takes too long. */
async function fresh(request, path) {
  const asked = fetch(request);
  asked.catch(() => undefined); // it may fail after what is kept was shown
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const first = await Promise.race([asked, tooLong.then(() => kept(path))]);
    return first ?? (await asked);
  } catch (error) {
    const copy = await kept(path);
    if (copy) return copy;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (FILES.includes(pathname) && HASHED.test(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
});

/** A message from the server, in the language that the reader has chosen: one notice a table. */
self.addEventListener('push', (event) => {
  const { kind, table, game, title, name, language } = event.data.json();
  const words = WORDS[language] ?? WORDS.en;
  const gameName = words[`game.${game}.name`] ?? game;
  const body = (words[`push.${kind}`] ?? '').replace('{game}', () => gameName).replace('{name}', () => name);
  const path = `/table/${encodeURIComponent(table)}`;
  const look = { body, lang: language, tag: path, icon: '/assets/icon-192.png', data: path };
  event.waitUntil(self.registration.showNotification(title || gameName, look));
});

/** A press on such a notice, or on the page's own, leads to the table. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});
