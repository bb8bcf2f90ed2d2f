/** `404.html`, which hosts of an exported site show at unknown addresses: a message in each language, a link home. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/contract/language.ts';
import { load } from './words.ts';

const SOURCE = new URL('./missing.html', import.meta.url);

/** The digest of the page's one element of a kind, for its content security policy. */
function digest(page: string, element: string): string {
  const text = page.slice(page.indexOf(`<${element}>`) + element.length + 2, page.indexOf(`</${element}>`));
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

async function line(language: string): Promise<string> {
  const words = await load(language, 'shell.ts');
  const home = `<a href="./">${words['error.to_first'] as string}</a>`;
  return `<p lang="${language}">${words['error.not_found'] as string}<br />${home}</p>`;
}

export function missing(): Plugin {
  return {
    name: 'quarterdeck-missing',
    apply: 'build',
    async generateBundle() {
      const page = readFileSync(SOURCE, 'utf8');
      const own = `script-src ${digest(page, 'script')}; style-src ${digest(page, 'style')}`;
      const policy = `default-src 'none'; ${own}; connect-src 'self'; base-uri 'none'; form-action 'none'`;
      const lines = await Promise.all(LANGUAGES.map(line));
      const source = page.replace('POLICY', policy).replace('<!-- words -->', lines.join('\n    '));
      this.emitFile({ type: 'asset', fileName: '404.html', source });
    },
  };
}
