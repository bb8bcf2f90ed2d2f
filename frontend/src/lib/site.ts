/**
 * Where this page is: at a server, at which every page has a path of its own; or in a folder on any web host
 * (`quarterdeck export`), where there is one page, and its addresses are what stands after #. Here alone addresses are
 * written and read; everywhere else a page is named as at a server: `/rules/feud#trump`.
 */

/** There is a server behind this page. */
export const served = !globalThis.document?.querySelector('meta[name="quarterdeck-site"]');

/** The folder of the page's own files. */
const FOLDER = served ? '/' : location.pathname.replace(/[^/]*$/, '');

/** What links and the address bar say for a page of this site. */
export const addressOf = (page: string): string => (served ? page : `#${page}`);

/** The same to hand on: `origin` is where others find the server. */
export const whole = (page: string, origin: string): string =>
  new URL(addressOf(page), served ? origin : location.href).href;

/** The address of one of the page's own files. */
export const fileOf = (name: string): string => FOLDER + name;

export interface Place {
  page: string;
  /** The place in the page, with its #; may be empty. */
  part: string;
}

/** The page of this site that an address leads to; null where it is something else. */
export function placeAt({ origin, pathname, hash }: Pick<URL, 'origin' | 'pathname' | 'hash'>): Place | null {
  if (origin !== location.origin) return null;
  if (served) return pathname.startsWith('/api/') ? null : { page: pathname, part: hash };
  const [, page = '/', part = ''] = /^#(\/[^#]*)(#.*)?$/.exec(hash || '#/') ?? [];
  return pathname === location.pathname && (!hash || hash.startsWith('#/')) ? { page, part } : null;
}

/** What is shown now. */
export const here = (): Place => placeAt(location) ?? { page: '/', part: '' };
