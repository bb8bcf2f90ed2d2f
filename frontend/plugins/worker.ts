/** Writes the service worker with this build's files and the words of its notifications, as `/sw.js`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { addresses } from './pages.ts';
import { type Catalogue, load } from './words.ts';

const SOURCE = new URL('./service-worker.js', import.meta.url);
/** The page's files without a digest in their names. */
const PLAIN = ['', 'assets/theme.js', 'assets/compass.svg', 'assets/compass-turn.svg', 'app.webmanifest'];

/** The words of notifications in every language: their own, and the games' names. */
async function words(): Promise<Record<string, Catalogue>> {
  const told = async (language: string): Promise<Catalogue> => {
    const games = Object.entries(await load(language, 'games.ts'));
    const names = games.filter(([key]) => key.endsWith('.name'));
    return { ...Object.fromEntries(names), ...(await load(language, 'push.ts')) };
  };
  return { en: await told('en'), ja: await told('ja') };
}

export function worker(): Plugin {
  return {
    name: 'quarterdeck-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const files = JSON.stringify([...PLAIN, ...built.sort()]);
      const version = createHash('sha256').update(files).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf8')
        .replace('/* files */ []', files)
        .replace('/* pages */ []', JSON.stringify(addresses()))
        .replace("/* version */ ''", JSON.stringify(version))
        .replace('/* words */ {}', JSON.stringify(await words()));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
