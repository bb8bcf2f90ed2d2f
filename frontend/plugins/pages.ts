/** The addresses of the page, for the server and the service worker: `pages.json` in the build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/lib/pages.json';

/** In the router's form: `table/{id}/screen`. */
export const addresses = (root: string): string[] => Object.keys(JSON.parse(readFileSync(join(root, SOURCE), 'utf8')));

export function pages(): Plugin {
  let root = '';
  return {
    name: 'quarterdeck-pages',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(addresses(root)) });
    },
  };
}
