/** `virtual:rules`, `virtual:strategy`: the pages of docs/rules and docs/strategy as HTML, one lazily loaded chunk a language and game. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../src/contract/language.ts';
import { html } from '../src/lib/markdown.ts';

/** A link to a document that is not part of the page. */
const TO_DOCUMENT = /\[([^\]]+)\]\([^)#]+\.md#[^)]+\)/g;

export const rules = (): Plugin => pages('rules');
export const strategy = (): Plugin => pages('strategy');

function pages(folder: string): Plugin {
  const INDEX = `virtual:${folder}`;
  const PAGE = `${INDEX}/`;
  const root = fileURLToPath(new URL(`../../docs/${folder}`, import.meta.url));
  const file = (language: string, game: string) => join(root, language, `${game}.md`);
  const games = (language: string) => readdirSync(join(root, language)).map((name) => name.replace(/\.md$/, ''));
  return {
    name: `quarterdeck-${folder}`,
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const entries = LANGUAGES.flatMap((language) =>
          games(language).map((game) => `"${language}/${game}": () => import("${PAGE}${language}/${game}")`),
        );
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PAGE}`)) return null;
      const [language, game] = id.slice(PAGE.length + 1).split('/') as [Language, string];
      this.addWatchFile(file(language, game));
      const text = readFileSync(file(language, game), 'utf8').replace(TO_DOCUMENT, '$1');
      return `export default ${JSON.stringify(html(text, language))};`;
    },
  };
}
