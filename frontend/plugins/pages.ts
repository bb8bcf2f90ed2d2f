/** The addresses of the page, for the server and the service worker: `pages.json` in the build. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SOURCE = new URL('../src/lib/pages.json', import.meta.url);

/** In the router's form: `table/{id}/screen`. */
export const addresses = (): string[] => Object.keys(JSON.parse(readFileSync(SOURCE, 'utf8')));

export function pages(): Plugin {
  return {
    name: 'quarterdeck-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(addresses()) });
    },
  };
}
