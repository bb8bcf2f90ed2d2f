/**
 * The service worker: it shows the page at once, and without a connection. It stores the files of one build; the
 * server's own addresses (/api/) never pass through it. It shows messages while the page is closed. The build inserts
 * the lists of files and pages, and the words (plugins/worker.ts). The site may be in any folder of its host.
 */
/** Whether the page has a server; `quarterdeck export` writes false here. */
const SERVED = true;
const ROOT = new URL('./', location.href).pathname;
const FILES = /* files */ [].map((name) => ROOT + name);
const VERSION = /* version */ '';
/** The addresses of the page at a server: `table/{id}`. */
const PAGES = /* pages */ [];
const WORDS = /* words */ {};
/** A prefix for this site alone: others on the same host have their own. */
const OURS = `quarterdeck-${ROOT === '/' ? '' : `${ROOT}-`}`;
const CACHE = OURS + VERSION;
const isOurs = (name) => name.startsWith(OURS) && !name.slice(OURS.length).includes('/');
/** Milliseconds before the stored page is shown instead of a slow answer. */
const PATIENCE = 3000;
/** The content of a file with a digest in its name never changes. */
const HASHED = /-[\w-]{8}\.\w+$/;

/** The number of files to fetch at a time, so that the page's own requests need not wait. */
const AT_A_TIME = 4;

self.addEventListener('install', (event) => {
  // The browser's cache may have an older build's version of a file without a digest in its name.
  const wanted = FILES.map(
    (path) => new Request(path, { cache: HASHED.test(path) ? 'default' : 'reload', priority: 'low' }),
  );
  const fill = async () => {
    const cache = await caches.open(CACHE);
    for (let at = 0; at < wanted.length; at += AT_A_TIME) await cache.addAll(wanted.slice(at, at + AT_A_TIME));
  };
  event.waitUntil(fill());
});

/** This worker takes over once no page of the previous build is open. Only then are the older files deleted. */
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE && isOurs(name)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

/** The page's addresses below ROOT: all of PAGES at a server, else one. lib/router.svelte.ts uses the same rule. */
const SHOWN = new RegExp(
  SERVED ? `^(${PAGES.map((page) => page.replace(/\{\w+\}/, '[A-Za-z0-9_-]+')).join('|')})/?$` : '^(index\\.html)?$',
);
const isPage = (pathname) => pathname.startsWith(ROOT) && SHOWN.test(pathname.slice(ROOT.length));

async function kept(path) {
  const cache = await caches.open(CACHE);
  return cache.match(path);
}

/** A text that is in the page of every build (plugins/early.ts), and in no other site's page. */
const MARK = 'name="quarterdeck-early"';

/** Whether an answer is from the site itself, not from a proxy or a network's login page. */
async function own(answer, path) {
  const html = answer.headers.get('content-type')?.includes('html');
  const ours = path === ROOT ? (await answer.clone().text()).includes(MARK) : answer.ok && !html;
  if (answer.type === 'opaqueredirect' || ours) return answer;
  throw Object.assign(new Error('not from the site'), { foreign: answer });
}

/** The parameter that bypasses this worker. */
const DIRECT = '?direct';

/** The stored page, with a link to the page that the network returned instead. */
async function withWay(page) {
  const words = WORDS[navigator.language.slice(0, 2)] ?? WORDS.en;
  const way = `<p><a class="button act" target="_top" href="${DIRECT}">${words['push.direct']}</a></p>`;
  const headers = new Headers(page.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response((await page.text()).replace('<body>', `<body>${way}`), { headers });
}

/** Fetch from the server; use the stored page if it is unreachable or slow, or another site answers. */
async function fresh(request, path) {
  const asked = fetch(request).then((answer) => own(answer, path));
  asked.catch(() => undefined); // it may fail after the stored page was shown
  const tooLong = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const first = await Promise.race([asked, tooLong.then(() => kept(path))]);
    return first ?? (await asked);
  } catch (error) {
    const copy = await kept(path);
    const { foreign } = error;
    if (copy) return foreign?.ok && path === ROOT ? withWay(copy) : copy;
    if (foreign) return foreign;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || search === DIRECT || origin !== location.origin || pathname.startsWith(`${ROOT}api/`))
    return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(fresh(request, ROOT));
  else if (FILES.includes(pathname) && HASHED.test(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  else if (FILES.includes(pathname)) event.respondWith(fresh(request, pathname));
});

/** Show a message from the server in the reader's language, one notification a table. */
self.addEventListener('push', (event) => {
  const { kind, table, game, title, name, language } = event.data.json();
  const words = WORDS[language] ?? WORDS.en;
  const gameName = words[`game.${game}.name`] ?? game;
  const body = (words[`push.${kind}`] ?? '').replace('{game}', () => gameName).replace('{name}', () => name);
  const path = `${ROOT}table/${encodeURIComponent(table)}`;
  const look = { body, lang: language, tag: path, icon: `${ROOT}assets/icon-192.png`, data: path };
  event.waitUntil(self.registration.showNotification(title || gameName, look));
});

/** Open the table at a press on a notification, from here or the page. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { href } = new URL(event.notification.data, location.href);
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find((page) => page.url === href);
    await (there ? there.focus() : self.clients.openWindow(href));
  };
  event.waitUntil(open());
});
