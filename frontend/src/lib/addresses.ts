/**
 * Where this page is: at a server, at which every page has a path of its own, maybe below a folder of the host; or in a
 * folder on any web host (`quarterdeck export`), where there is one page, and its addresses are what stands after #. Here
 * alone addresses are written and read; everywhere else a page is named as at the root of a server's host:
 * `/rules/feud#trump`.
 */

/** What the page's head says under a name; null where it does not. */
const told = (name: string): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="quarterdeck-${name}"]`)?.content ?? null;

/** There is a server behind this page. */
export const served = told('site') === null;

/** The folder of the page's own files, `/` or `/cards/`: a server says it, elsewhere the page is in it. */
export const FOLDER = served ? (told('folder') ?? '/') : location.pathname.replace(/[^/]*$/, '');

/** A path at the root of the host, as it is below the folder. */
const below = (path: string): string => FOLDER + path.slice(1);

/** What links and the address bar say for a page of this site. */
export const addressOf = (page: string): string => (served ? below(page) : `#${page}`);

/** The same to hand on: `base` is where others find the server. */
export const whole = (page: string, base: string): string =>
  served ? base + page : new URL(`#${page}`, location.href).href;

/** Where this page's server is found from here. */
export const ownBase = (): string => location.origin + FOLDER.slice(0, -1);

/** The address of one of the page's own files. */
export const fileOf = (name: string): string => FOLDER + name;

/** The address of something that the server answers: `/api/games`. */
export const askedAt = (path: string): string => below(path);

/** What this browser keeps under a name for the whole host, and what its tabs share, is this site's alone. */
export const ownName = (name: string): string => (FOLDER === '/' ? name : `${name} ${FOLDER}`);

/** A secret that has come behind the #, without what a sentence has put behind it; it does not stay in the address bar. */
export function takeSecret(): string {
  const [secret = ''] = /^[\w-]*/.exec(location.hash.slice(1)) ?? [];
  if (secret) history.replaceState(null, '', location.pathname);
  return secret;
}

export interface Place {
  page: string;
  /** The place in the page, with its #; may be empty. */
  part: string;
}

/** The page of this site that an address leads to; null where it is something else. */
export function placeAt({ origin, pathname, hash }: Pick<URL, 'origin' | 'pathname' | 'hash'>): Place | null {
  if (origin !== location.origin) return null;
  if (served) {
    const page = `/${pathname.slice(FOLDER.length)}`;
    return !pathname.startsWith(FOLDER) || page.startsWith('/api/') ? null : { page, part: hash };
  }
  const [, page = '/', part = ''] = /^#(\/[^#]*)(#.*)?$/.exec(hash || '#/') ?? [];
  return pathname === location.pathname && (!hash || hash.startsWith('#/')) ? { page, part } : null;
}

/** What is shown now. */
export const here = (): Place => placeAt(location) ?? { page: '/', part: '' };
