/** A plain script, `assets/old.js`, in the page: it shows a sentence in browsers that are too old. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SPOKEN } from './browsers.ts';
import { load } from './words.ts';

const SOURCE = 'plugins/old-browser.js';
const OLD = 'assets/old.js';

/** The sentence in a language. */
async function sentence(root: string, language: string): Promise<string> {
  const words = await load(join(root, 'src/words', language, 'old.ts'));
  return String(words['old.sentence']).replace(
    '{browsers}',
    language === 'ja' ? SPOKEN.replaceAll(', ', '、') : SPOKEN,
  );
}

/** The script with its words. */
export async function script(root: string): Promise<string> {
  const words = { en: await sentence(root, 'en'), ja: await sentence(root, 'ja') };
  return readFileSync(join(root, SOURCE), 'utf8').replace('/* words */ {}', JSON.stringify(words));
}

export function old(): Plugin {
  let root = '';
  return {
    name: 'quarterdeck-old',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: OLD, source: await script(root) });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${OLD}` }, injectTo: 'body-prepend' }],
  };
}
