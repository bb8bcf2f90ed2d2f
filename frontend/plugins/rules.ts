/** `virtual:rules`: the rule pages of docs/rules as HTML, one lazily loaded chunk a language and game. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { html } from '../src/lib/markdown.ts';

const INDEX = 'virtual:rules';
const PAGE = 'virtual:rules/';
const LANGUAGES = ['en', 'ja'];

export function rules(): Plugin {
  let root = '';
  const file = (language: string, game: string) => join(root, language, `${game}.md`);
  const games = (language: string) =>
    existsSync(join(root, language))
      ? readdirSync(join(root, language)).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3))
      : [];
  return {
    name: 'quarterdeck-rules',
    configResolved(config) {
      root = join(config.root, '../docs/rules');
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PAGE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) {
        const entries = LANGUAGES.flatMap((language) =>
          games(language).map((game) => `"${language}/${game}": () => import("${PAGE}${language}/${game}")`),
        );
        return `export default { ${entries.join(', ')} };`;
      }
      if (!id.startsWith(`\0${PAGE}`)) return null;
      const [language = '', game = ''] = id.slice(PAGE.length + 1).split('/');
      this.addWatchFile(file(language, game));
      return `export default ${JSON.stringify(html(readFileSync(file(language, game), 'utf8')))};`;
    },
  };
}
