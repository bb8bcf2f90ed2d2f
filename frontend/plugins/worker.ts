/** The service worker with the list of this build's files, as `/sw.js`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'plugins/service-worker.js';
/** Files without a digest in their names that belong to the page. */
const PLAIN = ['/', '/assets/theme.js', '/assets/compass.svg', '/assets/compass-turn.svg', '/app.webmanifest'];

export function worker(): Plugin {
  let root = '';
  return {
    name: 'quarterdeck-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = JSON.stringify([...PLAIN, ...built.map((name) => `/${name}`).sort()]);
      const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
      const source = readFileSync(join(root, SOURCE), 'utf8')
        .replace('/* files */ []', files)
        .replace("/* version */ ''", JSON.stringify(version));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
