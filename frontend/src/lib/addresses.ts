/**
 * Writes and reads the addresses of pages. At a server, every page has its own path, possibly below a folder of the
 * host. On a plain web host (`quarterdeck export`) there is one file, and the page's name comes after the #. All other
 * modules name a page by its path without the folder: `/rules/feud#trump`.
 */

/** The content of a meta element that the server has written into the page's head; null if it is missing. */
const told = (name: string): string | null =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="quarterdeck-${name}"]`)?.content ?? null;

export const served = told('site') === null;

/** The path of the folder with the page's files, such as `/` or `/cards/`. */
export const FOLDER = served ? (told('folder') ?? '/') : location.pathname.replace(/[^/]*$/, '');

const below = (path: string): string => FOLDER + path.slice(1);

/** The address of a page of this site, for links and the address bar. */
export const addressOf = (page: string): string => (served ? below(page) : `#${page}`);

/** The complete address of a page, for links to share. `base`: the address at which others reach the server. */
export const whole = (page: string, base: string): string =>
  served ? base + page : new URL(`#${page}`, location.href).href;

/** The address of the server as this browser reaches it, without a slash at the end. */
export const ownBase = (): string => location.origin + FOLDER.slice(0, -1);

export const fileOf = (name: string): string => FOLDER + name;

/** The address of a request to the server, given its path such as `/api/games`. */
export const askedAt = (path: string): string => below(path);

/** A name for storage or a channel that only this site uses, even if its host has several sites. */
export const ownName = (name: string): string => (FOLDER === '/' ? name : `${name} ${FOLDER}`);

/**
 * Return the secret after the #, and remove it from the address bar. Punctuation after it is left out: a link in a text
 * may end with it.
 */
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

export const here = (): Place => placeAt(location) ?? { page: '/', part: '' };
