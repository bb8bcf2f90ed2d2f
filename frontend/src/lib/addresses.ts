/**
 * The addresses of the page. At a server, every page has its own path, possibly below a folder of the host. In a folder
 * on any web host (`quarterdeck export`), there is one page, and its addresses are after the #. Only this module writes
 * and reads addresses; all others name a page as at the root of a server's host: `/rules/feud#trump`.
 */

/** The value of a meta element in the page's head, or null. */
const told = (name: string): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="quarterdeck-${name}"]`)?.content ?? null;

/** Whether this page has a server. */
export const served = told('site') === null;

/** The folder of the page's files, `/` or `/cards/`: from the server, or else from the page's own address. */
export const FOLDER = served ? (told('folder') ?? '/') : location.pathname.replace(/[^/]*$/, '');

/** A path at the root of the host, moved below the folder. */
const below = (path: string): string => FOLDER + path.slice(1);

/** The address of a page of this site, for links and the address bar. */
export const addressOf = (page: string): string => (served ? below(page) : `#${page}`);

/** The same as a complete link; `base` is the address at which others find the server. */
export const whole = (page: string, base: string): string =>
  served ? base + page : new URL(`#${page}`, location.href).href;

/** The address of this page's server from here. */
export const ownBase = (): string => location.origin + FOLDER.slice(0, -1);

/** The address of one of the page's own files. */
export const fileOf = (name: string): string => FOLDER + name;

/** The address of a request to the server: `/api/games`. */
export const askedAt = (path: string): string => below(path);

/** A storage or channel name for this site alone, as one host may have several sites. */
export const ownName = (name: string): string => (FOLDER === '/' ? name : `${name} ${FOLDER}`);

/** Take the secret after the # out of the address bar, without punctuation that may follow it in a text. */
export function takeSecret(): string {
  const [secret = ''] = /^[\w-]*/.exec(location.hash.slice(1)) ?? [];
  if (secret) history.replaceState(null, '', location.pathname);
  return secret;
}

export interface Place {
  page: string;
  /** The fragment with its #; may be empty. */
  part: string;
}

/** The page of this site at an address; null for any other address. */
export function placeAt({ origin, pathname, hash }: Pick<URL, 'origin' | 'pathname' | 'hash'>): Place | null {
  if (origin !== location.origin) return null;
  if (served) {
    const page = `/${pathname.slice(FOLDER.length)}`;
    return !pathname.startsWith(FOLDER) || page.startsWith('/api/') ? null : { page, part: hash };
  }
  const [, page = '/', part = ''] = /^#(\/[^#]*)(#.*)?$/.exec(hash || '#/') ?? [];
  return pathname === location.pathname && (!hash || hash.startsWith('#/')) ? { page, part } : null;
}

/** The current page. */
export const here = (): Place => placeAt(location) ?? { page: '/', part: '' };
