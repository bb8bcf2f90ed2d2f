/** Writes the service worker with this build's files and the words of its notifications, as `/sw.js`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { addresses } from './pages.ts';
import { type Catalogue, load } from './words.ts';

const SOURCE = 'plugins/service-worker.js';
/** The page's files without a digest in their names. */
const PLAIN = ['', 'assets/theme.js', 'assets/compass.svg', 'assets/compass-turn.svg', 'app.webmanifest'];

/** The words of notifications in every language: their own, and the games' names. */
async function words(folder: string): Promise<Record<string, Catalogue>> {
  const told = async (language: string): Promise<Catalogue> => {
    const games = Object.entries(await load(join(folder, language, 'games.ts')));
    const names = games.filter(([key]) => key.endsWith('.name'));
    return { ...Object.fromEntries(names), ...(await load(join(folder, language, 'push.ts'))) };
  };
  return { en: await told('en'), ja: await told('ja') };
}

export function worker(): Plugin {
  let root = '';
  return {
    name: 'quarterdeck-worker',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = JSON.stringify([...PLAIN, ...built.sort()]);
      const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
      const source = readFileSync(join(root, SOURCE), 'utf8')
        .replace('/* files */ []', files)
        .replace('/* pages */ []', JSON.stringify(addresses(root)))
        .replace("/* version */ ''", JSON.stringify(version))
        .replace('/* words */ {}', JSON.stringify(await words(join(root, 'src/words'))));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
