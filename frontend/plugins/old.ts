/** A plain script, `assets/old.js`, in the page: it shows a sentence in browsers that are too old. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { SPOKEN } from './browsers.ts';
import { load } from './words.ts';

const SOURCE = new URL('./old-browser.js', import.meta.url);
const OLD = 'assets/old.js';

/** The sentence in a language. */
async function sentence(language: string): Promise<string> {
  const words = await load(language, 'old.ts');
  return String(words['old.sentence']).replace(
    '{browsers}',
    language === 'ja' ? SPOKEN.replaceAll(', ', '、') : SPOKEN,
  );
}

/** The script with its words. */
export async function script(): Promise<string> {
  const words = { en: await sentence('en'), ja: await sentence('ja') };
  return readFileSync(SOURCE, 'utf8').replace('/* words */ {}', JSON.stringify(words));
}

export function old(): Plugin {
  return {
    name: 'quarterdeck-old',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: OLD, source: await script() });
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${OLD}` }, injectTo: 'body-prepend' }],
  };
}
