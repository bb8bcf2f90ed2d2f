/** The oldest browsers that the page is built for: `browserslist` in package.json, where ESLint reads them, too. */
import { readFileSync } from 'node:fs';

interface Named {
  /** As the build names it. */
  target: string;
  /** As people do; null: it has the name and number of the one before. */
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

/** What a list such as `chrome >= 111` names. Throws where it names anything else. */
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

/** What the build translates for. */
export const TARGETS = OLDEST.map(({ target, version }) => target + version);

/** As people say it: `Chrome 111, Edge 111`. */
export const SPOKEN = OLDEST.flatMap(({ name, version }) => (name ? `${name} ${version}` : [])).join(', ');
