/** The oldest browsers that the page supports: `browserslist` in package.json, which ESLint reads, too. */
import { readFileSync } from 'node:fs';

interface Named {
  /** Its name in the build. */
  target: string;
  /** Its common name; null if it shares the name and the version of the previous entry. */
  name: string | null;
}
const KNOWN: Readonly<Record<string, Named>> = {
  chrome: { target: 'chrome', name: 'Chrome' },
  edge: { target: 'edge', name: 'Edge' },
  firefox: { target: 'firefox', name: 'Firefox' },
  safari: { target: 'safari', name: 'Safari' },
  ios_saf: { target: 'ios', name: null },
};

/** A browser and its oldest version. */
export interface Oldest extends Named {
  version: string;
}

/** Parse a list such as `chrome >= 111`. Throws if it contains anything else. */
export function oldest(list: readonly string[]): Oldest[] {
  return list.map((line) => {
    const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    const named = KNOWN[browser];
    if (!named) throw new Error(`package.json: browserslist has “${line}”, which is none of ${Object.keys(KNOWN)}`);
    return { ...named, version };
  });
}

const { browserslist } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};
export const OLDEST = oldest(browserslist);

/** The build's targets. */
export const TARGETS = OLDEST.map(({ target, version }) => target + version);

/** In common names: `Chrome 111, Edge 111`. */
export const SPOKEN = OLDEST.flatMap(({ name, version }) => (name ? `${name} ${version}` : [])).join(', ');
